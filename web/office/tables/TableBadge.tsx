import { Badge } from '../parts/Badge.tsx';
import type { CasinoTable } from './table.ts';

/** Whether the table is played. */
export function TableBadge({ table }: { readonly table: CasinoTable }) {
  if (table.status === 'off') return <Badge tone="bad">Off</Badge>;
  if (table.status === 'draining') return <Badge tone="warning">Last round</Badge>;
  if (table.isHeld)
    return (
      <Badge tone="bad" icon="lock">
        Stopped
      </Badge>
    );
  return table.isPlayed ? <Badge tone="good">On</Badge> : <Badge tone="quiet">Not played here</Badge>;
}
