import { type Input, player as playerCalls } from '@maidan/contract/api';
import { casino } from '@maidan/contract/casino';
import type { Millis, UserId } from '@maidan/core/ids';
import { type Money, sum } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { entryOf, gameOf } from '@maidan/games/index';
import { struckAt } from '@maidan/games/kit/struck';
import { written } from '@maidan/games/kit/written';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import type { Db } from '../db/db.ts';
import { lasting } from '../db/testDb.ts';
import { statementFile, statementPage } from '../wallet/statement.ts';
import { casinoBetsFile } from './betsFile.ts';
import { betsOfPlayer, recentBets, totalsOfPlayer, type Wish } from './betStore.ts';
import { myBetsOf } from './roundsMade.ts';
import { withFirsts } from './firstFacts.ts';
import { anyDays, CODES, type Seen } from './testDays.ts';

/* Whatever was bet and whatever became of it, what a player reads afterwards is what the ledger says, to the paisa. */

const SEED = 13;
const ROUNDS = 28;

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
let people: readonly Person[] = [];
let seen: Seen;

interface KeptBet {
  readonly id: string;
  readonly number: number;
  readonly round_id: string;
  readonly game: string;
  readonly selection: string;
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly stake: Money;
  readonly profit: Money | null;
  readonly at: Millis;
}

interface Paid {
  readonly round: string;
  readonly part: string;
  readonly net: Money;
}

beforeAll(async () => {
  people = [await person(house, 'asha'), await person(house, 'ravi')];
  seen = await anyDays(house, world, people, { seed: SEED, rounds: ROUNDS, isWhole });
});

const betsIn = async (user: string): Promise<readonly KeptBet[]> =>
  (
    await db.query<KeptBet>(
      `select id, number, round_id, game, selection, state, stake, profit, at from bets where user_id = $1
       order by at desc, number desc`,
      [user],
    )
  ).rows;

/** What the tables moved, as the ledger has it. */
const paidIn = async (user: string): Promise<readonly Paid[]> =>
  (
    await db.query<Paid>(
      `select split_part(ref, ':', 2) as round, split_part(ref, ':', 3) as part,
         case when to_account = $1 then amount else -amount end as net
       from transfers where kind = 'casino' and $1 in (from_account, to_account) order by number`,
      [`player:${user}`],
    )
  ).rows;

const named = (code: string): string => entryOf(code)!.name;
const netOf = (paid: readonly Paid[]): Money => sum(paid.map(({ net }) => net));

/** The remarks and figures that the bets and the ledger ask for, in any order. */
function asked(bets: readonly KeptBet[], paid: readonly Paid[]): readonly string[] {
  const counted = bets.filter(({ state }) => state !== 'undone');
  return [...Map.groupBy(counted, bet => bet.round_id)]
    .flatMap(([round, theirs]) => {
      const of = (isReversed: boolean) =>
        paid.filter(each => each.round === round && (each.part === 'reversed') === isReversed);
      const game = named(theirs[0]!.game);
      const count = theirs.length === 1 ? '1 bet' : `${theirs.length} bets`;
      const line = `${game} · Round ${round} · ${count} ${netOf(of(false))}`;
      const back = `${game} · Round ${round} · taken back ${netOf(of(true))}`;
      return of(true).length > 0 ? [line, back] : [line];
    })
    .toSorted();
}

const whole = (fields: object = {}): Input<'statement'> => playerCalls.statement.input.parse({ size: 50, ...fields });

async function linesOf(user: UserId, fields: object = {}, language: 'en' | 'hi' = 'en') {
  const first = await statementPage(db, user, whole(fields), language);
  const pages = [first];
  for (let page = 2; page <= first.pages; page += 1)
    pages.push(await statementPage(db, user, whole({ ...fields, page }), language));
  return { ...first, rows: pages.flatMap(({ rows }) => rows) };
}

/** Everything has happened, to each of them: some was paid before the end, and some round came to nothing. */
async function isWhole(happened: Seen): Promise<boolean> {
  if (Object.values(happened).includes(0)) return false;
  for (const { id } of people) {
    const paid = await paidIn(id);
    const moved = new Set(paid.map(({ round }) => round));
    const settled = (await betsIn(id)).filter(({ state }) => state === 'settled');
    if (!paid.some(({ part }) => /^\d+$/.test(part)) || settled.every(bet => moved.has(bet.round_id))) return false;
  }
  return true;
}

test('the days that were played had everything in them', async () => {
  expect(await isWhole(seen), JSON.stringify(seen)).toBe(true);
});

describe('[S062] the statement', () => {
  test('has one row for each round, with what the ledger moved for it, and ends at balance plus exposure', async () => {
    for (const { id } of people) {
      const { rows, balance, exposure } = await linesOf(id as UserId);
      const casinoRows = rows.filter(({ remark }) => remark.includes('· Round '));
      const told = casinoRows.map(({ remark, credit, debit }) => `${remark} ${credit - debit}`);
      expect(told.toSorted()).toEqual(asked(await betsIn(id), await paidIn(id)));
      let points = 0;
      for (const row of rows) expect(row.points).toBe((points += row.credit - row.debit));
      expect(points).toBe(balance + exposure);
      expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => a - b));
    }
  });

  test('says the same of bets that are settled: what each round made is what its bets made', async () => {
    for (const { id } of people) {
      const bets = (await betsIn(id)).filter(({ state }) => state === 'settled');
      const paid = await paidIn(id);
      for (const [round, theirs] of Map.groupBy(bets, bet => bet.round_id))
        expect(netOf(paid.filter(each => each.round === round))).toBe(sum(theirs.map(({ profit }) => profit!)));
    }
  });

  test('says what the table told: of every round in My Bet, whatever was undone, the net of the ledger', async () => {
    for (const { id } of people) {
      const paid = Map.groupBy(await paidIn(id), ({ round }) => round);
      const { rounds } = await myBetsOf(db, id);
      expect(rounds!.map(({ round, net }) => [round, net])).toEqual(
        rounds!.map(({ round }) => [round, netOf(paid.get(round) ?? [])]),
      );
      expect(rounds!.map(({ staked, back, net }) => back - staked - net)).toEqual(rounds!.map(() => 0));
      expect(rounds!.some(({ net }) => net !== 0)).toBe(true);
    }
  });

  test('is found by its round and by its game, in both languages, and says why a round is void', async () => {
    for (const { id } of people) {
      const bets = (await betsIn(id)).filter(({ state }) => state !== 'undone');
      for (const round of new Set(bets.map(bet => bet.round_id))) {
        const { rows } = await linesOf(id as UserId, { search: `Round ${round}` });
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every(({ remark }) => remark.includes(`Round ${round} ·`))).toBe(true);
        const hindi = await linesOf(id as UserId, { search: `राउंड ${round}` }, 'hi');
        expect(hindi.rows.map(({ credit, debit }) => credit - debit)).toEqual(
          rows.map(({ credit, debit }) => credit - debit),
        );
        const isVoid = bets.some(bet => bet.round_id === round && bet.state === 'void');
        expect(rows.some(({ how }) => how !== '')).toBe(isVoid);
      }
      const { total } = await linesOf(id as UserId, { search: named('teen20') });
      expect(total).toBe(asked(bets, await paidIn(id)).filter(line => line.startsWith(named('teen20'))).length);
    }
  });

  test('is the same as a file', async () => {
    const [{ id }] = people as [Person];
    const input = playerCalls.statementCsv.input.parse({ report: 'casino' });
    const text = new TextDecoder().decode((await statementFile(db, id as UserId, input)).bytes);
    const { rows } = await linesOf(id as UserId, { report: 'casino' });
    const remarks = text
      .split('\r\n')
      .slice(1, -1)
      .map(line => line.split(',').slice(2).join(','));
    expect(remarks).toEqual(
      rows.map(({ credit, debit, points, remark, how }) =>
        [
          ...[credit, debit, points].map(amount => (amount / 100).toFixed(2)),
          [remark, how].filter(Boolean).join('. '),
        ].join(),
      ),
    );
  });
});

describe('past bets', () => {
  const days = fc.constantFrom('2026-03-07', '2026-03-10', '2026-03-14', '2026-03-20', '2026-04-01');
  const filter = fc.record(
    {
      game: fc.constantFrom<string>(...CODES),
      outcome: fc.constantFrom('all', 'won', 'lost', 'void'),
      state: fc.constantFrom('all', 'past', 'open'),
      from: days,
      to: days,
      search: fc.constantFrom('', 'dragon', 'PLAYER A', '1000', 'nothing like it'),
    },
    { requiredKeys: [] },
  );

  /** The same question, answered in memory. */
  function fits(bet: KeptBet & { readonly label: string }, wish: Partial<Wish>): boolean {
    const day = new Date(bet.at + 19_800_000).toISOString().slice(0, 10);
    const text = (wish.search ?? '').toLowerCase();
    const { outcome = 'all', state = 'all' } = wish;
    const became = bet.state === 'void' ? 'void' : (bet.profit ?? 0) > 0 ? 'won' : (bet.profit ?? 0) < 0 ? 'lost' : '';
    return (
      (wish.game === undefined || bet.game === wish.game) &&
      (wish.from === undefined || day >= wish.from) &&
      (wish.to === undefined || day <= wish.to) &&
      (state === 'all' || (bet.state === 'open') === (state === 'open')) &&
      (outcome === 'all' || outcome === became) &&
      [bet.label, bet.round_id, named(bet.game)].some(name => name.toLowerCase().includes(text))
    );
  }

  /** Page after page, each from the mark where the one before ended. */
  async function paged(user: UserId, wish: Wish, size: number) {
    const found = [];
    for (let before: string | undefined; ;) {
      const { rows, next } = await betsOfPlayer(db, user, wish, { before, size });
      expect(rows.length).toBeLessThanOrEqual(size);
      found.push(...rows);
      if (next === null) return found;
      before = next;
    }
  }

  test('are all there, once, newest first, whatever is looked for and however few are looked through at a time', async () => {
    for (const { id } of people) {
      const user = id as UserId;
      const kept = await betsIn(user);
      const labels = new Map((await paged(user, { most: 1_000 }, 50)).map(bet => [bet.id, bet.label]));
      expect([...labels.keys()]).toEqual(kept.map(bet => bet.id));
      await fc.assert(
        fc.asyncProperty(filter, fc.constantFrom(3, 20), fc.constantFrom(7, 1_000), async (wish, size, most) => {
          const found = await paged(user, { ...(wish as Partial<Wish>), most }, size);
          const wanted = kept.filter(bet => fits({ ...bet, label: labels.get(bet.id)! }, wish as Partial<Wish>));
          expect(found.map(bet => bet.id)).toEqual(wanted.map(bet => bet.id));
          const { games, isWhole } = await totalsOfPlayer(db, user, { ...(wish as Partial<Wish>), most: 1_000 });
          expect(isWhole).toBe(true);
          expect(Object.fromEntries(games.map(({ game, ...total }) => [game, total]))).toEqual(totalled(wanted));
        }),
        { numRuns: 20, seed: SEED },
      );
    }
  });

  test('tell what their round came to as data, which is written down as the same', async () => {
    for (const { id } of people) {
      const bets = await withFirsts(db, await paged(id as UserId, { most: 1_000 }, 50));
      expect(bets.map(({ first }) => (first ? written(first) : ''))).toEqual(bets.map(({ result }) => result));
      expect(bets.some(({ result }) => result !== '') && bets.some(({ result }) => result === '')).toBe(true);
    }
  });

  const totalled = (bets: readonly KeptBet[]) =>
    Object.fromEntries(
      [...Map.groupBy(bets, ({ game }) => game)].map(([game, theirs]) => {
        const settled = theirs.filter(({ state }) => state === 'settled');
        const returned = theirs.filter(({ state }) => state === 'void' || state === 'undone').length;
        const staked = sum(settled.map(({ stake }) => stake));
        return [game, { bets: settled.length, returned, staked, net: sum(settled.map(({ profit }) => profit!)) }];
      }),
    );

  test('come, game by game, to what the ledger moved', async () => {
    for (const { id } of people) {
      const gameOfRound = new Map((await betsIn(id)).map(bet => [bet.round_id, bet.game]));
      const { games } = await totalsOfPlayer(db, id as UserId, { most: 1_000 });
      const moved = Map.groupBy(await paidIn(id), ({ round }) => gameOfRound.get(round)!);
      for (const { game, net } of games) expect([game, net]).toEqual([game, netOf(moved.get(game) ?? [])]);
    }
  });

  test('are a file in the language of their player, with the same net', async () => {
    const [{ id }] = people as [Person];
    const input = casino.myCasinoBetsCsv.input.parse({ outcome: 'won' });
    const { bytes } = await casinoBetsFile(db, { user: id as UserId, language: 'hi' }, input);
    const [head, ...lines] = new TextDecoder().decode(bytes).split('\r\n').slice(0, -1);
    expect(head).toMatch(/^\ufeff?लगाया,गेम,राउंड,चुनाव,/);
    const won = (await betsIn(id)).filter(({ profit }) => (profit ?? 0) > 0);
    expect(lines.map(line => line.split(',')[2])).toEqual(won.map(bet => bet.round_id));
    expect(lines.map(line => line.split(',').at(-2))).toEqual(won.map(({ profit }) => (profit! / 100).toFixed(2)));
    // What is left in Latin letters are those of seats, teams, ranks, and who has scored.
    expect(lines.filter(line => /\b(?:Player|Dragon|Tiger|Tie|Yes|No|Odd|Even|Red|Black|Dealer)\b/.test(line))).toEqual(
      [],
    );
  });

  test('are told in the file at what they were struck, which is no price by a pay table', async () => {
    const [{ id }] = people as [Person];
    const input = casino.myCasinoBetsCsv.input.parse({});
    const { bytes } = await casinoBetsFile(db, { user: id as UserId, language: 'en' }, input);
    const [, ...lines] = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    const { rows } = await betsOfPlayer(db, id as UserId, { most: 1_000 }, { size: 1_000 });
    const told = await Promise.all(rows.map(async bet => struckAt((await gameOf(bet.game))!, bet)));
    expect(told).toContain('1 – 40');
    expect(lines.map(line => line.split(',')[5])).toEqual(rows.map(({ odds }, nth) => told[nth] ?? formatOdds(odds)));
  });

  test('that are more than a file takes are said to be, in its last line', async () => {
    const [{ id }] = people as [Person];
    const reader = { user: id as UserId, language: 'en' } as const;
    const last = async (most: number): Promise<string> => {
      const { bytes } = await casinoBetsFile(db, reader, casino.myCasinoBetsCsv.input.parse({}), most);
      return new TextDecoder().decode(bytes).trimEnd().split('\r\n').at(-1)!;
    };
    expect(await last(2)).toContain('Choose days to count older ones.');
    expect(await last(1_000)).not.toContain('Choose days');
  });

  test('that are more than are counted are said to be', async () => {
    const [{ id }] = people as [Person];
    expect((await totalsOfPlayer(db, id as UserId, { most: 2 })).isWhole).toBe(false);
    expect(await totalsOfPlayer(db, id as UserId, { most: 2, search: 'nothing like it' })).toEqual({
      games: [],
      isWhole: false,
    });
  });
});

describe('of a player with very many bets', () => {
  const MANY = 30_000;
  let many: UserId;

  beforeAll(async () => {
    const [{ id }] = people as [Person];
    const round = (await betsIn(id)).find(({ state }) => state === 'settled')!;
    many = (await person(house, 'many')).id as UserId;
    await db.query(
      `insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, profit, at, settled_at, step)
       select 'many-' || n, $1, rounds[1 + (n - 1) * cardinality(rounds) / $3::int], game, selection, side, odds, line, stake,
         'settled', -stake, at + n * interval '1 second', at + n * interval '1 second', step
       from bets, generate_series(1, $3::int) as n,
         (select array_agg(id order by id) as rounds from rounds where game = $4 and state = 'settled') as played
       where id = $2`,
      [many, round.id, MANY, round.game],
    );
    await db.query('analyze bets');
  });

  /** What PostgreSQL does for a question, and how many rows of bets it reads for it. */
  async function explained(ask: (db: Db) => Promise<unknown>): Promise<{ plan: string; read: number }> {
    const seen: string[] = [];
    const explaining = {
      query: async (sql: string, values: unknown[]) => {
        const { rows } = await db.query<Record<string, string>>(`explain (analyze, timing off) ${sql}`, values);
        seen.push(...rows.flatMap(row => Object.values(row)));
        return db.query(sql, values);
      },
    };
    await ask(explaining as unknown as Db); // only `query` is used
    const plan = seen.filter(line => /on bets/.test(line));
    return {
      plan: plan.join('\n'),
      read: Math.max(...plan.map(line => (/never/.test(line) ? 0 : Number(/actual rows=(\d+)/.exec(line)![1])))),
    };
  }

  test.each<[what: string, wish: Partial<Wish>, before: boolean]>([
    ['the first page', {}, false],
    ['a page in the middle', {}, true],
    ['one game', { game: 'teen20' }, true],
    ['what never happened', { outcome: 'void' }, false],
    ['a text that is nowhere', { search: 'nothing like it' }, true],
    ['days', { from: '2026-03-08', to: '2026-03-08' }, false],
  ])('%s reads the bets it looks through, along the index, and no others', async (_, wish, isLater) => {
    const most = 500;
    const [middle] = (await betsOfPlayer(db, many, { most: MANY }, { size: MANY / 2 })).rows.slice(-1);
    const before = isLater ? `${middle!.at}-999999999` : undefined;
    const { plan, read } = await explained(asking =>
      betsOfPlayer(asking, many, { ...wish, most }, { before, size: 20 }),
    );
    expect(plan).toContain('bets_of_a_player');
    expect(plan).not.toContain('Seq Scan');
    expect(read).toBeLessThanOrEqual(most);
  });

  test('My Bet has the latest rounds whole, and reads no others', async () => {
    const { plan, read } = await explained(asking => recentBets(asking, many));
    expect(plan).not.toContain('Seq Scan');
    const shown = Map.groupBy(await recentBets(db, many), ({ round }) => round);
    const all = Map.groupBy(await betsIn(many), bet => bet.round_id);
    expect([...shown].map(([round, { length }]) => [round, length])).toEqual([
      [[...all.keys()][0], all.get([...all.keys()][0]!)!.length],
    ]);
    expect(read).toBeLessThan(MANY / 2);
  });
});
