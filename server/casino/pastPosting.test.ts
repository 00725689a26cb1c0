import { after } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { LAST_CALL_MS, profitOf, type Slip } from '@maidan/games/kit/bet';
import { tableOf } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { ask, type HttpAnswer, openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { walletOf } from '../wallet/store.ts';
import { TestTable } from './testTable.ts';

/* Somebody who calls the API by hand, knows what was dealt, and bets on what won. */

let cheat: Person;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  cheat = await person(house, 'cheat');
});

afterAll(async () => {
  vi.restoreAllMocks();
});

let keys = 0;
const how = () => ({ token: cheat.token, key: `cheat-key-${++keys}` });

const place = (at: TestTable, round: string, slip: Slip, headers = {}): Promise<HttpAnswer> =>
  ask(house, 'placeBets', { game: at.table.code, round, bets: [slip] }, { ...how(), headers });

const undo = (at: TestTable, bet: string): Promise<HttpAnswer> =>
  ask(house, 'undoBets', { game: at.table.code, bets: [bet] }, how());

/** The first price that is offered, if any: late in a round there may be nothing left to bet on. */
function slipOf(at: TestTable, quotes: Quotes): Slip | undefined {
  const [selection, quote] = Object.entries(quotes).find(([, offered]) => offered.back) ?? [];
  if (selection === undefined || !quote) return undefined;
  const { game } = at.table;
  const market = game.markets.find(({ selections }) => selections.some(({ id }) => id === selection))!;
  const { min } = market.selections.find(({ id }) => id === selection)!.limits ?? market.limits;
  return { selection, side: 'back', odds: quote.back!.odds, line: quote.back!.line ?? 0, stake: min };
}

/** A table of the house whose time goes on when the test has done what it wants to do. */
async function tableOfHouse(code: string, act: (at: TestTable) => Promise<void>): Promise<TestTable> {
  const at: TestTable = new TestTable(house, (await gameOf(code))!, world, {
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: async due => {
        await act(at);
        if (due > world.now()) world.pass(due - world.now());
      },
    },
  });
  vi.spyOn(house.deps.tables, 'of').mockReturnValue(at.table);
  return at;
}

test.each(['teen20', 'dt20', 'poker', 'superOver', 'ourroullete', 'vfootball', 'vcricket', 'vracing', 'vgreyhounds'])(
  '[R10] at %s nothing is taken, and nothing taken back, from the closing of a window on',
  async code => {
    const said = new Set<unknown>();
    let slip: Slip | undefined;
    let mine: string | undefined;
    const at = await tableOfHouse(code, async ({ table }) => {
      const { phase, id, quotes } = table.round;
      const offered = phase === 'open' ? slipOf(at, quotes) : undefined;
      if (offered) {
        const taken = await place(at, id, offered);
        slip = offered;
        mine = (taken.data['bets'] as { id: string }[])[0]!.id; // taken: while bets are open it is
      } else if (slip && phase !== 'open') {
        said.add((await place(at, id, slip)).code);
        said.add((await undo(at, mine!)).code);
      }
    });
    const { balance } = await walletOf(house.deps.db, cheat.id);
    const round = await at.table.playRound();
    const late = await place(at, round.id, slip!);
    expect(late.code).toBe('bets-closed');
    expect([...said]).toEqual(['bets-closed']);
    const bets = (await ask(house, 'myCasinoBets', { round: round.id, size: 50 }, { token: cheat.token })).body[
      'data'
    ] as {
      rows: (Slip & { profit: number })[];
    };
    const due = bets.rows.map(bet => profitOf(at.table.game, tableOf(at.table.game, round), bet));
    expect(bets.rows.map(bet => bet.profit)).toEqual(due);
    const profit = due.reduce<number>((sum, each) => sum + each, 0);
    expect(await walletOf(house.deps.db, cheat.id)).toMatchObject({ balance: balance + profit, exposure: 0 });
  },
);

test('[R10] a round that is over takes nothing while the next one is open', async () => {
  let last: { round: string; slip: Slip } | undefined;
  const answers: unknown[] = [];
  const at = await tableOfHouse('teen20', async ({ table }) => {
    if (table.round.phase !== 'open') return;
    if (last) answers.push((await place(at, last.round, last.slip)).code);
    last = { round: table.round.id, slip: slipOf(at, table.round.quotes)! };
  });
  await at.table.playRound();
  await at.table.playRound();
  expect(answers).toEqual(['round-over']);
});

test.each([
  ['ten minutes slow', -600_000],
  ['right', 0],
  ['ten minutes fast', 600_000],
])(
  '[R9] a clock of the player that is %s changes nothing: two seconds before the close is the end',
  async (_, skew) => {
    const told: unknown[] = [];
    const at = await tableOfHouse('dt20', async ({ table }) => {
      const { phase, id, quotes, dueAt } = table.round;
      if (phase !== 'open') return;
      const theirs = () => ({ date: new Date(world.now() + skew).toUTCString(), 'x-sent-at': `${world.now() + skew}` });
      world.pass(dueAt - world.now() - LAST_CALL_MS);
      told.push((await place(at, id, slipOf(at, quotes)!, theirs())).status);
      world.pass(1);
      told.push((await place(at, id, slipOf(at, quotes)!, theirs())).code);
    });
    await at.table.playRound();
    expect(told).toEqual([200, 'bets-closed']);
  },
);
