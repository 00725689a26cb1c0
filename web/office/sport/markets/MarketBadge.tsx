import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Badge } from '../../parts/Badge.tsx';
import { type Market, type MarketState, stateOf } from '../events/event.ts';

const STATES = {
  waits: (
    <Badge tone="warning" icon="eye">
      {say('officeSport.waits')}
    </Badge>
  ),
  settled: <Badge tone="plain">{say('officeSport.settled')}</Badge>,
  void: <Badge tone="quiet">{say('officeSport.void')}</Badge>,
  stopped: (
    <Badge tone="bad" icon="lock">
      {say('officeSport.suspendedByUs')}
    </Badge>
  ),
  ballRunning: <Badge tone="warning">{say('officeSport.ballRunning')}</Badge>,
  closed: <Badge tone="quiet">{say('officeSport.closed')}</Badge>,
  shut: <Badge tone="quiet">{say('officeSport.closedByLimits')}</Badge>,
  suspended: <Badge tone="warning">{say('officeSport.suspended')}</Badge>,
  open: <Badge tone="good">{say('officeSport.open')}</Badge>,
} as const satisfies Record<MarketState, ReactNode>;

/** Whether it can be bet on, and if not, why. */
export const MarketBadge = ({ market }: { readonly market: Market }) => STATES[stateOf(market)];
