import { Badge } from '../parts/Badge.tsx';
import type { Market } from './event.ts';

/** Whether it can be bet on, and if not, why. */
export function MarketBadge({ market }: { readonly market: Pick<Market, 'status' | 'isStopped' | 'proposal'> }) {
  if (market.proposal !== null) {
    return (
      <Badge tone="warning" icon="eye">
        Waits for approval
      </Badge>
    );
  }
  if (market.status === 'settled') return <Badge tone="plain">Settled</Badge>;
  if (market.status === 'void') return <Badge tone="quiet">Void</Badge>;
  if (market.isStopped) {
    return (
      <Badge tone="bad" icon="lock">
        Suspended by us
      </Badge>
    );
  }
  if (market.status === 'closed') return <Badge tone="quiet">Closed</Badge>;
  return market.status === 'suspended' ? <Badge tone="warning">Suspended</Badge> : <Badge tone="good">Open</Badge>;
}
