import { isDeepStrictEqual } from 'node:util';
import type { TableEvent, TableView } from '@maidan/contract/table';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { contains, profitOf } from '@maidan/games/kit/bet';
import { verify } from '@maidan/games/kit/fair/fair';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../accounts/testHouse.ts';
import { type Db, openDb } from '../db/db.ts';
import { MortalServer } from '../mortalServer.ts';
import { Onlooker } from './onlooker.ts';
import type { BetRow, RoundRow, TabRow } from './rows.ts';
import { anySlip } from './testTable.ts';

/* The real server process, killed without warning while rounds are played and players bet on them. */

const CODES = ['worli2', 'teen20', 'teen'];
const PLAYERS = 6;
const OPENING = 1_000_000;
/** What was just heard of some table when the server is killed; bets are on their way, or cards. */
const STRIKES: readonly TableEvent['type'][] = ['opened', 'closed', 'dealt', 'opened', 'dealt', 'settled'];
/** Half a minute of play and six starts take this long on the busiest machine. */
const PATIENCE_MS = 300_000;
/** Bets that may come too late, or be made on what the server no longer offers: refused by name, and nothing else. */
const REFUSALS = ['bets-closed', 'round-over', 'price-changed', 'price-locked', 'stake-too-large'];

let database: FreshDatabase;
let db: Db;
const games = new Map<string, Game>();

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.url, 2);
  for (const code of CODES) games.set(code, (await gameOf(code))!);
});

afterAll(async () => {
  await db.end();
  await database.drop();
});

interface Answer {
  readonly success: boolean;
  readonly code?: string;
  readonly data?: { readonly bets: readonly { readonly id: string }[] };
}

/** A player who bets whenever a window opens, asks again with the same key, and remembers what was answered. */
class Gambler {
  readonly acknowledged: string[] = [];
  readonly refused: string[] = [];
  readonly contradicted: string[] = [];
  readonly #server: MortalServer;
  readonly #token: string;
  readonly #random;
  #keys = 0;

  constructor(server: MortalServer, token: string, seed: number) {
    this.#server = server;
    this.#token = token;
    this.#random = randomFrom(seed);
  }

  async bet(code: string, { round }: TableView): Promise<void> {
    const slip = anySlip({ game: games.get(code)!, round }, this.#random);
    if (!slip) return;
    const key = `bet-${this.#token.slice(0, 12)}-${++this.#keys}`;
    const headers = { authorization: `Bearer ${this.#token}`, 'idempotency-key': key };
    const ask = () =>
      this.#server.insist<Answer>(`/api/casino/${code}/bets`, { round: round.id, bets: [slip] }, headers);
    const first = await ask();
    const again = await ask();
    if (!isDeepStrictEqual(again, first)) this.contradicted.push(key);
    if (first.data) this.acknowledged.push(first.data.bets[0]!.id);
    else this.refused.push(first.code ?? '');
  }
}

test(
  '[R5] [R21] kill -9 while tables are played: bets count once, rounds end once, nothing stays held',
  async () => {
    const port = await firstFreePort('127.0.0.1', 21_000);
    const server = new MortalServer(database.url, port, { TABLES: CODES.join(','), PACE: '0.25' });
    await server.start();
    const gamblers: Gambler[] = [];
    for (let nth = 0; nth < PLAYERS; nth += 1) {
      gamblers.push(new Gambler(server, await server.signUp(`player${nth}`, PASSWORD), nth));
    }
    await strikeAndBet(server, gamblers);
    const { rows } = await db.query<{ last: number }>('select max(id::bigint) as last from rounds');
    await expect.poll(() => underWay(rows[0]!.last), { timeout: PATIENCE_MS }).toEqual([]);
    await server.stop();

    expect(server.deaths).toBe(STRIKES.length);
    const acknowledged = gamblers.flatMap(gambler => gambler.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(PLAYERS);
    expect(REFUSALS).toEqual(expect.arrayContaining([...new Set(gamblers.flatMap(gambler => gambler.refused))]));
    expect(gamblers.flatMap(gambler => gambler.contradicted)).toEqual([]);
    const bets = (await db.query<BetRow>('select * from bets')).rows;
    expect(bets.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(await endsOfRounds()).toEqual(['settled', 'void']);
    await roundsAreRight(bets);
    await moneyIsRight(bets);
  },
  PATIENCE_MS,
);

/** Something a player did, with its key, and what was answered before the server died: nothing where it was cut off. */
interface Tap {
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
  readonly first: Answer | undefined;
}

/** Lays a chip and takes every second one back, without a pause, until the server is dead. */
class Tapper {
  readonly taps: Tap[] = [];
  readonly #server: MortalServer;
  readonly #token: string;

  constructor(server: MortalServer, token: string) {
    this.#server = server;
    this.#token = token;
  }

  async tapOn(round: string, onClosed: () => void): Promise<void> {
    for (let nth = 0; ; nth += 1) {
      const slip = { selection: nth % 2 ? 'A.win' : 'B.win', side: 'back', odds: 1980, stake: 10_000 };
      const placed = await this.#tap('/api/casino/teen20/bets', { round, bets: [slip] });
      if (!placed) return;
      if (placed.code === 'bets-closed') onClosed();
      const [bet] = placed.data?.bets ?? [];
      if (bet && nth % 2 === 0 && !(await this.#tap('/api/casino/teen20/bets/undo', { bets: [bet.id] }))) return;
    }
  }

  async #tap(path: string, body: object): Promise<Answer | undefined> {
    const key = `tap-${this.#token.slice(0, 12)}-${this.taps.length}`;
    const headers = { authorization: `Bearer ${this.#token}`, 'idempotency-key': key };
    const reply = await this.#server.post(path, body, headers);
    const first = (await reply?.json().catch(() => undefined)) as Answer | undefined;
    this.taps.push({ path, body, headers, first });
    return first;
  }
}

test.each(['the last call', 'the close'] as const)(
  '[R5] [R8] kill -9 at %s with taps under way: what was acknowledged counts once, the rest once or not at all',
  async moment => {
    const port = await firstFreePort('127.0.0.1', 21_100);
    const server = new MortalServer(database.url, port, { TABLES: 'teen20', PACE: '0.2' });
    await server.start();
    const tappers: Tapper[] = [];
    for (let nth = 0; nth < PLAYERS; nth += 1) {
      tappers.push(new Tapper(server, await server.signUp(`${moment.replaceAll(' ', '')}${nth}`, PASSWORD)));
    }
    const round = await tappedAndKilled(server, tappers, moment);
    expect(server.deaths).toBe(1);

    const taken: string[] = [];
    const back = new Set<string>();
    const contradicted: object[] = [];
    let cutOff = 0;
    for (const { path, body, headers, first } of tappers.flatMap(({ taps }) => taps)) {
      const again = await server.insist<Answer>(path, body, headers);
      if (isContradicted(first, again)) contradicted.push({ first, again });
      for (const { id } of again.data?.bets ?? []) {
        if (path.endsWith('undo')) back.add(id);
        else taken.push(id);
      }
      if (!first) cutOff += 1;
    }
    expect(taken.length).toBeGreaterThan(PLAYERS);
    expect(contradicted).toEqual([]);
    expect(cutOff).toBeGreaterThanOrEqual(PLAYERS); // everybody taps until it is dead
    await expect.poll(() => underWay(Number(round)), { timeout: PATIENCE_MS }).toEqual([]);
    await server.stop();

    const bets = (await db.query<BetRow>('select * from bets where round_id = $1', [round])).rows;
    expect(bets.map(({ id }) => id).toSorted()).toEqual(taken.toSorted());
    expect(
      bets
        .filter(({ state }) => state === 'undone')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...back].toSorted());
    const all = (await db.query<BetRow>('select * from bets')).rows;
    await roundsAreRight(all.filter(({ state }) => state !== 'undone'));
    await moneyIsRight(all);
  },
  PATIENCE_MS,
);

/** What was acknowledged is answered the same, and what was refused is not done after all. */
const isContradicted = (first: Answer | undefined, again: Answer): boolean =>
  first !== undefined && (first.success ? !isDeepStrictEqual(again, first) : again.success);

/** Everybody taps from the opening of a round on, until the server is killed at that moment of it: which round that was. */
async function tappedAndKilled(server: MortalServer, tappers: readonly Tapper[], moment: string): Promise<string> {
  const tapping: Promise<void>[] = [];
  const struck = Promise.withResolvers<void>();
  let round: string | undefined;
  let isStriking = false;
  const strike = (): void => {
    if (isStriking) return;
    isStriking = true;
    server.kill().then(struck.resolve, struck.reject);
  };
  const onClosed = (): void => void (moment === 'the last call' && strike());
  const onlooker = new Onlooker(server, ['teen20'], (_, event, view) => {
    if (event.type === 'opened' && round === undefined) {
      round = view.round.id;
      tapping.push(...tappers.map(each => each.tapOn(view.round.id, onClosed)));
    } else if (event.type === 'closed' && round !== undefined) strike();
  });
  const looking = onlooker.look();
  await struck.promise;
  onlooker.go();
  await Promise.all([looking, ...tapping]);
  return round!; // it was killed in it
}

async function endsOfRounds(): Promise<readonly string[]> {
  const { rows } = await db.query<{ state: string }>(
    "select distinct state from rounds where state in ('settled', 'void') order by state",
  );
  return rows.map(({ state }) => state);
}

/** Strikes each time what it waits for is heard of any table, while everybody bets at every table. */
async function strikeAndBet(server: MortalServer, gamblers: readonly Gambler[]): Promise<void> {
  const strikes = [...STRIKES];
  const betting = new Set<Promise<void>>();
  const struck = Promise.withResolvers<void>();
  let isStriking = false;
  const strike = async (): Promise<void> => {
    isStriking = true;
    strikes.shift();
    await server.kill();
    isStriking = false;
    if (strikes.length === 0) struck.resolve();
  };
  const onlooker = new Onlooker(server, CODES, (code, event, view) => {
    const isBetting = strikes.length > 0 || takenFrom(gamblers) <= PLAYERS;
    if (event.type === 'opened' && isBetting) for (const one of gamblers) betting.add(one.bet(code, view));
    if (event.type === strikes[0] && !isStriking) void strike().catch(struck.reject);
  });
  const looking = onlooker.look();
  await struck.promise;
  await expect.poll(() => takenFrom(gamblers), { timeout: PATIENCE_MS }).toBeGreaterThan(PLAYERS); // a slow machine plays on
  onlooker.go();
  await Promise.all([looking, ...betting]);
}

const takenFrom = (gamblers: readonly Gambler[]): number =>
  gamblers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function underWay(last: number): Promise<readonly string[]> {
  const { rows } = await db.query<{ id: string }>(
    "select id from rounds where id::bigint <= $1 and state not in ('settled', 'void')",
    [last],
  );
  return rows.map(({ id }) => id);
}

/** Dealt as committed and paid as dealt, or void for a reason; what was decided before it was void stays paid. */
async function roundsAreRight(bets: readonly BetRow[]): Promise<void> {
  const rounds = (await db.query<RoundRow>("select * from rounds where state in ('settled', 'void')")).rows;
  for (const row of rounds) {
    const mine = bets.filter(bet => bet.round_id === row.id);
    const ends = mine.map(bet => (isPaid(row, bet) ? { state: 'settled', profit: dueOn(row, bet) } : VOID));
    expect(mine.map(({ state, profit }) => ({ state, profit }))).toEqual(ends);
    expect(row.state === 'void' ? row.fault : verified(row)).toEqual(
      row.state === 'void' ? 'restarted-while-betting' : { ok: true, value: row.dealt.length },
    );
  }
  const { rows: tabs } = await db.query<TabRow>(
    "select open_tabs.* from open_tabs join rounds on rounds.id = round_id where rounds.state in ('settled', 'void')",
  );
  expect(tabs.filter(({ held, bets: open }) => held !== 0 || open.length > 0)).toEqual([]);
}

const VOID = { state: 'void', profit: null };

function isPaid({ game, state, paid }: RoundRow, bet: BetRow): boolean {
  const market = games.get(game)!.markets.find(each => contains(each, bet))!;
  return state === 'settled' || paid.includes(market.id);
}

function dueOn({ game: code, gone, dealt }: RoundRow, bet: BetRow): number {
  const game = games.get(code)!;
  return profitOf(game, tableOf(game, { gone, dealt }), bet);
}

function verified({ id: round, game, commitment, gone, dealt, seed, entropy, result_code, result_facts }: RoundRow) {
  const claim = { commitment, gone, dealt, result: { code: result_code!, text: result_facts!.join('#') } };
  return verify(games.get(game)!, { table: game, round, seed, entropy }, claim);
}

/** What each player has is what they began with and what they won or lost; what is held is held for open bets. */
async function moneyIsRight(bets: readonly BetRow[]): Promise<void> {
  const accounts = await db.query<{ id: string; balance: number }>('select id, balance from accounts');
  const balances = new Map(accounts.rows.map(({ id, balance }) => [id, balance]));
  const { rows: held } = await db.query<{ user_id: string; held: number }>(
    'select user_id, sum(held)::bigint as held from tabs group by user_id',
  );
  for (const user of new Set(bets.map(bet => bet.user_id))) {
    const profits = bets.filter(bet => bet.user_id === user).map(bet => Number(bet.profit));
    const exposure = balances.get(`exposure:${user}`) ?? 0;
    const worth = balances.get(`player:${user}`)! + exposure;
    expect(worth).toBe(OPENING + profits.reduce((sum, each) => sum + each, 0));
    expect(exposure).toBe(held.find(tab => tab.user_id === user)?.held);
  }
  expect([...balances.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
}
