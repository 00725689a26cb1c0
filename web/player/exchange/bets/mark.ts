import type { MyOrdersView } from '@maidan/contract/event';

/** Another one whenever bets or orders change; the same when others only move in their queues. */
export const markOf = (mine: MyOrdersView | undefined): string | undefined =>
  mine &&
  JSON.stringify([
    ...[mine.positions, mine.exposures],
    ...[mine.orders.map(({ id, left }) => [id, left]), mine.bets.map(({ id }) => id)],
  ]);
