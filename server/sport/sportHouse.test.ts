import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import type { Millis } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { randomOf } from '@maidan/exchange/random';
import { tennis } from '@maidan/exchange/sports/tennis/tennis';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test, vi } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { placeRowBets } from '../exchange/rowBets.ts';
import { ANY_TERMS, rich } from '../exchange/testMarket.ts';
import type { SportHouse } from './sportHouse.ts';
import { playedBy } from './testSport.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await rich(house, { asha: 1_00_000, bela: 1_00_000 });
});

const soon = (): Millis => (world.now() + 60_000) as Millis;

test('a match is played to its end, and everything bet on it is settled', async () => {
  const { db, writer } = house.deps;
  const random = randomFrom(1);
  let steps = 0;
  const sport: SportHouse = playedBy(house, cricket, {
    world,
    waited: async () => {
      steps += 1;
      if (steps > 3 && steps % 12 === 0) await bet();
    },
    due: () => (steps === 0 ? [cricket.invent(soon(), 'cricket-1', randomOf('fixture', 1))] : []),
  });
  let placed = 0;
  async function bet(): Promise<void> {
    for (const desk of sport.desks()) {
      for (const market of desk.markets) {
        const row = desk.houseRow(market.id);
        const [runner] = row?.runners ?? [];
        const offer = row?.quotes[runner ?? '']?.back;
        if (!row || !offer || !runner || random.below(6) > 0) continue;
        const slip = { runner, side: 'back', odds: offer.odds, line: offer.line ?? 0, stake: row.limits.min } as const;
        const caller = callerOf(['asha', 'bela'][random.below(2)]!, `bet${(placed += 1)}`);
        await writer.do(placeRowBets(() => sport.houseRow(row.id), row.id, caller, [slip], ANY_TERMS));
      }
    }
  }
  const reported: unknown[] = [];
  await sport.open(error => reported.push(error));
  await sport.scheduled();
  await sport.tidy();
  expect(sport.board.view.rows.map(({ sport: code, state }) => [code, state])).toEqual([['cricket', 'upcoming']]);
  await sport.finished();
  expect(reported).toEqual([]);
  const { rows: open } = await db.query(`select id from markets where status not in ('settled', 'void')`);
  expect(open).toEqual([]);
  const { rows: bets } = await db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from row_bets group by state order by state',
  );
  expect(bets.find(({ state }) => state === 'open')).toBeUndefined();
  expect(bets.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
  const { rows: left } = await db.query(`select id from accounts where id ~ '^(exposure|market):' and balance <> 0`);
  expect(left).toEqual([]);
  const { rows: all } = await db.query('select sum(balance)::bigint as sum from accounts');
  expect(all).toEqual([{ sum: 0 }]);
});

test('a match that is asked for a second time before it begins is played once', async () => {
  const asked = Promise.withResolvers<void>();
  const fixture = tennis.invent(soon(), 'tennis-once', randomOf('once', 1));
  let times = 0;
  const sport: SportHouse = playedBy(house, tennis, {
    world,
    waited: () => asked.promise, // for the second time
    due: () => ((times += 1) <= 2 ? [fixture] : []),
  });
  const reported: unknown[] = [];
  await sport.open(error => reported.push(error));
  sport.schedule();
  await sport.scheduled();
  expect(times).toBe(2);
  asked.resolve();
  await sport.finished();
  expect(reported).toEqual([]);
});

test('[R5] whatever fails of a match, while it is added, opened, played or taken up again, it goes on', async () => {
  const { db } = house.deps;
  const failed: string[] = [];
  const failing = (what: string): Promise<never> => (failed.push(what), Promise.reject(new Error(what)));
  const starts = soon();
  let queries = Infinity;
  const query = (...given: Parameters<typeof db.query>) =>
    (queries -= 1) === 0 ? failing('query') : db.query(...given);
  const sport = playedBy(house, tennis, {
    world,
    db: { query: query as typeof db.query, connect: db.connect.bind(db) },
    due: () => (failed.includes('endEvent') ? [] : [tennis.invent(starts, 'tennis-again', randomOf('fixture', 1))]),
  });
  /** The nth call of it finds no database. */
  const fails = (what: 'addEvent' | 'openMarkets' | 'record' | 'endEvent', nth: number): void => {
    const really = sport.keeper[what].bind(sport.keeper) as (...given: readonly unknown[]) => Promise<never>;
    let calls = 0;
    vi.spyOn(sport.keeper, what).mockImplementation((...given: readonly unknown[]) => {
      if ((calls += 1) !== nth) return really(...given);
      if (what === 'record') queries = 1; // nor does who takes it up again
      return failing(what);
    });
  };
  fails('addEvent', 1);
  fails('openMarkets', 1);
  fails('record', 5);
  fails('endEvent', 1);
  const reported: string[] = [];
  await sport.open(error => reported.push((error as Error).message));
  await sport.finished();
  const { rows } = await db.query(`select state from sport_events where id = 'tennis-again'`);
  expect(rows).toEqual([{ state: 'over' }]);
  expect(failed).toEqual(['addEvent', 'openMarkets', 'record', 'query', 'endEvent']);
  expect(reported).toEqual(failed);
});
