import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { testDb } from './testDb.ts';

const { db } = testDb(await freshDatabase(), 2);

const order = (id: string, market: string, user: string): string =>
  `insert into orders (id, market_id, user_id, runner, side, odds, stake, is_kept, matched, average, unmatched, lapsed,
     cancelled, voided, at, changed_at)
   values ('${id}', '${market}', '${user}', 'A', 'back', 2000, 100, true, 100, 2000, 0, 0, 0, 0, now(), now())`;

const leg = (of: string, market: string, user: string): string =>
  `insert into legs (id, market_id, match_id, order_id, user_id, runner, side, odds, stake, profit, at)
   values ('leg', '${market}', 'match', '${of}', '${user}', 'A', 'back', 2000, 100, 100, now())`;

const line = (market: string): string =>
  `insert into journal (id, market_id, seq, command, at) values ('line', '${market}', 1, '{}', now())`;

const bet = (round: string, user: string): string =>
  `insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, at)
   values ('bet', '${user}', '${round}', 'teen20', 'A', 'back', 2000, 0, 100, 'open', now())`;

const player = (id: string): string =>
  `insert into users (id, username, phone_number, country, demo, created_at) values ('${id}', '${id}', '', '', true, now())`;

const market = (id: string): string =>
  `insert into markets (id, event_id, kind, name, plan, status, min_stake, max_stake, bet_delay_ms, commission, at)
   values ('${id}', 'match', 'exchange', '${id}', '{}', 'open', 1, 1000, 0, 0, now())`;

const match = `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
   values ('match', 'tennis', '{}', '', 'upcoming', now(), now())`;

const chain = `insert into seed_chains (id, code, nth, head, last_seed, length, at) values ('c1', 'teen20', 1, '', '', 1, now())`;
const round = `insert into rounds (id, game, chain, nth, commitment, seed, gone, state, steps, dealt, paid, beacons, entropy,
     bet_roots, at)
   values ('r1', 'teen20', 'c1', 1, '', '', '[]', 'open', 0, '[]', '[]', '[]', '[]', '[]', now())`;

const message = (user: string): string =>
  `insert into notices (id, user_id, kind, code, about, at) values ('notice', '${user}', 'news', 'news', '{}', now())`;

const THERE = [match, chain, round, player('p1'), player('p2'), market('m1'), market('m2'), order('o1', 'm1', 'p1')];

/** In a house with a round, two players and two markets, of which the first player has an order in the first market. */
async function tried(sql: string): Promise<string> {
  const client = await db.connect();
  try {
    await client.query('begin');
    for (const known of THERE) await client.query(known);
    await client.query(sql);
    return 'taken';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const FOREIGN_KEY_VIOLATION = '23503';
const RESTRICT_VIOLATION = '23001';

test.each([
  ['an order of a player in a market', order('o2', 'm2', 'p2'), 'taken'],
  ['an order of nobody', order('o2', 'm2', 'p9'), FOREIGN_KEY_VIOLATION],
  ['an order in no market', order('o2', 'm9', 'p2'), FOREIGN_KEY_VIOLATION],
  ['a leg of an order', leg('o1', 'm1', 'p1'), 'taken'],
  ['a leg of no order', leg('o9', 'm1', 'p1'), FOREIGN_KEY_VIOLATION],
  ['a leg that is somebody else’s than its order', leg('o1', 'm1', 'p2'), FOREIGN_KEY_VIOLATION],
  ['a leg in another market than its order', leg('o1', 'm2', 'p1'), FOREIGN_KEY_VIOLATION],
  ['a line of a market', line('m1'), 'taken'],
  ['a line of no market', line('m9'), FOREIGN_KEY_VIOLATION],
  ['a bet of a player on a round', bet('r1', 'p1'), 'taken'],
  ['a bet of nobody', bet('r1', 'p9'), FOREIGN_KEY_VIOLATION],
  ['a bet on no round', bet('r9', 'p1'), FOREIGN_KEY_VIOLATION],
  ['a message to a player', message('p1'), 'taken'],
  ['a message to nobody', message('p9'), FOREIGN_KEY_VIOLATION],
  ['a message that becomes somebody else’s', `${message('p1')}; update notices set user_id = 'p2'`, RESTRICT_VIOLATION],
])('[R6] what a row belongs to has to be there: %s', async (_, sql, becomes) => {
  expect(await tried(sql)).toBe(becomes);
});

test('[R6] one stranger among many is refused with all of them', async () => {
  const many = ['p1', 'p2', 'p9'].map((user, nth) => order(`more-${nth}`, 'm1', user)).join('; ');
  expect(await tried(many)).toBe(FOREIGN_KEY_VIOLATION);
});
