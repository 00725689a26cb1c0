import { rupees, ZERO } from '@maidan/core/money';
import { priceOf } from '@maidan/exchange/rows/conventions';
import type { Market, Runner } from './events/event.ts';

/* A market as the server tells it, for tests. */

export const runner = (name: string, its: Partial<Runner> = {}): Runner => ({
  name,
  isRemoved: false,
  back: null,
  lay: null,
  last: null,
  house: ZERO,
  matched: ZERO,
  ...its,
});

export const market = (kind: Market['kind'], its: Partial<Market> = {}): Market => ({
  id: `cricket-1.${kind}`,
  kind,
  name: kind,
  status: 'open',
  rowStatus: null,
  isStopped: false,
  stop: null,
  fault: '',
  limits: { min: rupees(100), max: rupees(50_000) },
  margin: 200,
  ownMargin: null,
  commission: 0,
  betDelayMs: 5_000,
  pricedBy: 'model',
  runners: [],
  winners: 1,
  ifNone: null,
  ladder: [],
  worst: ZERO,
  matched: ZERO,
  bets: 0,
  players: 0,
  held: ZERO,
  positions: [],
  result: '',
  record: null,
  settlements: 0,
  settledAt: null,
  settledBy: null,
  voided: null,
  proposal: null,
  ...its,
});

/** '6 over run KK': No at 41 and Yes at 42, both 100. */
export const session = market('session', {
  id: 'cricket-1.session:1:6',
  name: '6 over run KK',
  runners: [
    runner('runs', {
      house: null,
      back: { odds: priceOf('LINE', 100), line: 42, stake: null },
      lay: { odds: priceOf('LINE', 100), line: 41, stake: null },
    }),
  ],
  ladder: [
    { label: '≤41', from: 0, to: 41, house: rupees(-900) },
    { label: '≥42', from: 42, to: null, house: rupees(450) },
  ],
  worst: rupees(-900),
});
