import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { type Money, rupees, sum } from '@maidan/core/money';
import type { Answer } from '@maidan/exchange/sports/sport';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { paymentsOf } from './payments.ts';
import { settleMarket } from './settlement.ts';
import { settledRef } from './sportRef.ts';
import { marketOf, settlementsOf } from './store.ts';
import { openMarket } from './testMarket.ts';

/* What all one's own bets on a match made together is what the ledger has of it. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { db, writer } = house.deps;

/** In hundredths of a percent. */
const COMMISSION = 333;
/** More than any page of bets has. */
const BETS = 60;

const madeOn = async (user: string, event = 'long'): Promise<Reply<'madeOnEvent'>> =>
  (await players.ask(user, 'madeOnEvent', { event })).data as unknown as Reply<'madeOnEvent'>;

/** What came for results and what commission took, whatever it was for. */
async function posted(user: string): Promise<number> {
  const { rows } = await db.query(
    `select coalesce(sum(case when to_account = 'player:' || $1 then amount else -amount end), 0)::bigint as sum
     from transfers where kind in ('sport', 'commission') and 'player:' || $1 in (from_account, to_account)`,
    [user],
  );
  return rows[0]!.sum ?? 0;
}

async function settleAgain(id: string, answer: Answer): Promise<void> {
  const row = (await marketOf(db, id))!;
  const ref = settledRef({ sport: 'cricket', event: 'A v B', market: row }, answer);
  const [due, before] = [await paymentsOf(db, row, answer), await settlementsOf(db, row.id, row.settlements)];
  const settling = { row, answer, voided: null, due, held: new Map<UserId, Money>(), before, ref };
  expect((await writer.do(settleMarket({ key: players.key(), fingerprint: 'again' }, settling))).ok).toBe(true);
}

const STAKES = Array.from({ length: BETS }, (_, nth) => 101 + nth);

beforeAll(async () => {
  for (const user of ['asha', 'bela', 'chand']) await players.join(user);
  const market = await openMarket(house, 'long', undefined, COMMISSION);
  for (const stake of STAKES) {
    await players.order('bela', market.id, `lay A 2.1 × ${stake}`);
    await players.order('asha', market.id, `back A 2.1 × ${stake}`);
  }
  await players.row('asha', 'long', rupees(170), undefined, 'B');
  const other = await openMarket(house, 'other', undefined, COMMISSION);
  await players.order('bela', other.id, 'lay A 2 × 100');
  await players.order('asha', other.id, 'back A 2 × 100');
  for (const settled of [market, (await marketOf(db, 'long.bookmaker'))!])
    await players.settle(settled, { type: 'won', winners: [0] });
});

test('more bets than a page has, with players and the house: what was paid less commission, to the paisa', async () => {
  const { data } = await players.ask('asha', 'mySportBets', { event: 'long', size: 50 });
  const { rows, total } = data as unknown as Reply<'mySportBets'>;
  expect([rows.length, total]).toEqual([50, BETS + 1]);
  const { made, commission } = await madeOn('asha');
  expect(made).toBe(await posted('asha'));
  expect(commission).toBeGreaterThan(0);
  expect(made! + commission).toBe(Math.round(sum(STAKES.map(rupees)) * 1.1) - rupees(170));
  expect(await madeOn('bela')).toEqual({ made: await posted('bela'), commission: 0 });
});

test.each([
  ['who had no bet on it', 'chand', 'long'],
  ['whose bets are not settled', 'asha', 'other'],
])('nothing is told to those %s', async (_, user, event) => {
  expect(await madeOn(user, event)).toEqual({ made: null, commission: 0 });
});

test.each<[string, Answer]>([
  ['another answer', { type: 'won', winners: [1] }],
  ['no answer at all', { type: 'void', reason: 'abandoned' }],
])('of a market that is settled again with %s the last time counts', async (_, answer) => {
  await settleAgain('long.matchOdds', answer);
  for (const user of ['asha', 'bela']) expect((await madeOn(user)).made).toBe(await posted(user));
});
