import { after } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { allGames, gameOf } from '@maidan/games/index';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, openTestHouse, sessionOf, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { rich } from '../exchange/testMarket.ts';
import { anySlip, TestTable } from './testTable.ts';

/* How close the rounds of a table come to each other when nobody rests between them, and whatever is sent meanwhile. */

const LEAST_MS = 5_000;
const ROUNDS = 2;

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

/** How much later each is than the one before it. */
const between = (times: readonly number[]): number[] => times.slice(1).map((time, nth) => time - times[nth]!);

test.each((await allGames()).map(game => [game.code, game] as const))(
  '[R33] rounds of %s begin at least five seconds after each other, and so does their betting',
  async (_, game) => {
    const begun: number[] = [];
    const opened: number[] = [];
    const at = new TestTable(house, game, world, {
      publish: ({ type }) => {
        if (type === 'announced') begun.push(world.now());
        if (type === 'opened' && opened.length < begun.length) opened.push(world.now());
      },
    });
    for (let nth = 0; nth < ROUNDS; nth += 1) expect((await at.table.playRound()).phase).toBe('settled');
    expect([begun.length, opened.length]).toEqual([ROUNDS, ROUNDS]);
    expect(Math.min(...between(begun), ...between(opened))).toBeGreaterThanOrEqual(LEAST_MS);
  },
);

test('[R33] no flood of calls brings a round closer, or lets anybody stake on two of them within five seconds', async () => {
  await rich(house, { flooder: 10_00_000 });
  const random = randomFrom(33);
  const begun: number[] = [];
  const told: Record<'open' | 'shut', Set<string>> = { open: new Set(), shut: new Set() };
  let nth = 0;

  /** Many bets at once, on the round that is played, on the one before it and on the next. */
  async function flood({ table }: TestTable): Promise<void> {
    const { id, phase } = table.round;
    const slip = anySlip(table, random) ?? { selection: 'A.win', side: 'back', odds: 1980, line: 0, stake: 100_00 };
    const rounds = [id, id, id, `${Number(id) - 1}`, `${Number(id) + 1}`, ''];
    const token = await sessionOf(house, 'flooder');
    const answers = await Promise.all(
      rounds.map(round => {
        const key = `flood-${(nth += 1)}`.padEnd(24, '-');
        return ask(house, 'placeBets', { game: table.code, round, bets: [slip] }, { token, key });
      }),
    );
    for (const { code = 'taken' } of answers) told[phase === 'open' ? 'open' : 'shut'].add(code);
  }

  const at: TestTable = new TestTable(house, (await gameOf('teen20'))!, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: async due => {
        await flood(at);
        world.pass(Math.max(0, due - LAST_CALL_MS - world.now())); // the last moment for a bet
        await flood(at);
        world.pass(Math.max(0, due - world.now()));
      },
    },
    publish: ({ type }) => {
      if (type === 'announced') begun.push(world.now());
    },
  });
  vi.spyOn(house.deps.tables, 'of').mockReturnValue(at.table);
  onTestFinished(() => void vi.restoreAllMocks());
  for (let round = 0; round < ROUNDS; round += 1) {
    expect((await at.table.playRound()).phase).toBe('settled');
    await flood(at); // and at once, when it is over
  }

  expect(begun.length).toBe(ROUNDS);
  expect(Math.min(...between(begun))).toBeGreaterThanOrEqual(LEAST_MS);
  expect([...told.open].toSorted()).toEqual(['invalid-input', 'round-over', 'taken']);
  expect([...told.shut].toSorted()).toEqual(['bets-closed', 'invalid-input', 'round-over']);
  const { rows } = await house.deps.db.query(
    `select min(at) as first, max(at) as last from bets where user_id = 'flooder' group by round_id order by min(at)`,
  );
  expect(rows.length).toBe(ROUNDS);
  for (const [before, { first }] of rows.slice(1).entries())
    expect(first! - rows[before]!.last!).toBeGreaterThanOrEqual(LEAST_MS);
});
