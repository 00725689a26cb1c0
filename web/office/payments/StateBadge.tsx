import { Badge } from '../parts/Badge.tsx';
import { useMe } from '../session.ts';
import { badgesOf, type Payment } from './payment.ts';

/** Where a request stands, and everything that should make one look twice, side by side. */
export function StateBadge({ payment }: { readonly payment: Payment }) {
  return (
    <span className="office-badges">
      {badgesOf(payment, useMe()).map(({ tone, icon, words }) => (
        <Badge key={words} tone={tone} icon={icon}>
          {words}
        </Badge>
      ))}
    </span>
  );
}
