import type { OwnLimits } from '@maidan/core/ownLimits';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { MATCH, openMarket, purse } from '../exchange/testMarket.ts';
import { TestPlayers } from './testLimits.ts';

/* A cash-out is never kept from anybody by a stop or a limit; and one that would add risk does not exist. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const MINUTE = 60_000;

let nth = 0;

/** A thousand at evens on A, and prices at which it can be closed for less than a thousand. */
async function withPosition(user: string, limits: OwnLimits): Promise<string> {
  const other = `${user}-other`;
  await players.join(user, limits);
  await players.join(other);
  const { id } = await openMarket(house, `cash-out-${(nth += 1)}`);
  const told = [
    await players.order(other, id, 'lay A 2 × 1000'),
    await players.order(user, id, 'back A 2 × 1000'),
    await players.order(other, id, 'back A 2.04 × 5000'),
  ];
  expect(told).toEqual(['taken', 'taken', 'taken']);
  return id;
}

const limit = (limits: object) => async (user: string) => {
  for (const [name, value] of Object.entries(limits)) await players.ask(user, 'setLimit', { limit: name, value });
};
const stop = (how: object) => async (user: string) => {
  expect((await players.ask(user, 'stopPlay', { ...how, isSure: true })).code).toBeUndefined();
};
const later = async () => world.pass(2 * MINUTE);
const held = async (user: string) => {
  await limit({ depositDay: 1 })(user);
  await house.deps.db.query('update player_limits set held_at = now() where user_id = $1', [user]);
};

/** With limits of time the visit is counted from the first bet on. */
const WAYS: readonly [string, code: string, keep: (user: string) => Promise<void>, before?: OwnLimits][] = [
  ['has a time-out', 'play-stopped', stop({ kind: 'timeOut', days: 1 })],
  ['is excluded for ever', 'play-stopped', stop({ kind: 'exclusion', months: null })],
  ['is held for a review', 'account-in-review', held],
  ['may bet a paisa at most', 'own-largest-stake', limit({ largestStake: 1 })],
  ['has as many open bets as may be', 'own-open-bets', limit({ openBets: 1 })],
  ['has staked all of the day', 'own-stakes-day', limit({ stakesDay: 1_000_00 })],
  ['may lose no more', 'own-loss-day', limit({ lossDay: 1_000_00 })],
  ['has played long enough', 'own-play-time', later, { playMinutes: 1 }],
  ['has a reality check to answer', 'reality-check-due', later, { checkMinutes: 1 }],
];

test.each(WAYS)('[R28] [R29] who %s cannot bet, and cashes out all the same', async (_, code, keep, before = {}) => {
  const user = `player-${nth}`;
  const market = await withPosition(user, before);
  await keep(user);
  expect(await players.order(user, market, 'back A 5 × 100')).toBe(code);
  expect(await purse(house, user)).toBe('99000 + 1000');
  const half = await players.ask(user, 'cashOut', { market, percent: 50, value: -1_000_00 });
  expect([half.code, half.status]).toEqual([undefined, 200]);
  const all = await players.ask(user, 'cashOut', { market, percent: 100, value: -1_000_00 });
  expect([all.code, all.status]).toEqual([undefined, 200]);
  const [, atRisk] = (await purse(house, user)).split(' + ').map(Number);
  expect(atRisk).toBeLessThan(50); // what laying a little higher costs
});

describe('[R28] a cash-out that would add risk does not exist', () => {
  test.each([
    ['who plays', async () => {}],
    ['who has stopped', stop({ kind: 'timeOut', days: 1 })],
  ])('for %s', async (_, keep) => {
    const user = `level-${(nth += 1)}`;
    const other = `${user}-other`;
    await players.join(user);
    await players.join(other);
    const { id } = await openMarket(house, user, { ...MATCH, runners: ['A', 'B', 'C'] });
    // A hundred at 3 and out of it at 1.5: only A makes anything, and nothing can be lost.
    await players.order(other, id, 'lay A 3 × 100');
    await players.order(user, id, 'back A 3 × 100');
    await players.order(other, id, 'back A 1.5 × 100');
    expect(await players.order(user, id, 'lay A 1.5 × 100')).toBe('taken');
    expect(await purse(house, user)).toBe('100000 + 0');
    await players.order(other, id, 'lay B 1.5 × 5000', 'lay C 1.5 × 5000'); // to back both costs more than it brings
    await keep(user);
    for (const percent of [1, 50, 100]) {
      const asked = await players.ask(user, 'cashOut', { market: id, percent, value: -1_000_00 });
      expect(asked.code).toBe('nothing-to-cash-out');
    }
    expect(await purse(house, user)).toBe('100000 + 0');
  });
});
