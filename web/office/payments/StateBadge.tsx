import { Badge } from '../parts/Badge.tsx';
import { useMe } from '../session.ts';
import { type Payment, stateOf } from './payment.ts';

export function StateBadge({ payment }: { readonly payment: Payment }) {
  const state = stateOf(payment, useMe());
  return (
    <Badge tone={state.tone} icon={state.icon}>
      {state.words}
    </Badge>
  );
}
