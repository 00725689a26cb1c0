import type { ReactNode } from 'react';
import { Badge } from '../../parts/Badge.tsx';
import { type Market, type MarketState, stateOf } from '../events/event.ts';

const STATES = {
  waits: (
    <Badge tone="warning" icon="eye">
      Waits for approval
    </Badge>
  ),
  settled: <Badge tone="plain">Settled</Badge>,
  void: <Badge tone="quiet">Void</Badge>,
  stopped: (
    <Badge tone="bad" icon="lock">
      Suspended by us
    </Badge>
  ),
  ballRunning: <Badge tone="warning">BALL RUNNING</Badge>,
  closed: <Badge tone="quiet">Closed</Badge>,
  shut: <Badge tone="quiet">Closed by limits</Badge>,
  suspended: <Badge tone="warning">Suspended</Badge>,
  open: <Badge tone="good">Open</Badge>,
} as const satisfies Record<MarketState, ReactNode>;

/** Whether it can be bet on, and if not, why. */
export const MarketBadge = ({ market }: { readonly market: Market }) => STATES[stateOf(market)];
