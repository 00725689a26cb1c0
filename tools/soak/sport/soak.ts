import { setTimeout as sleep } from 'node:timers/promises';
import { after, type Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { sportOf } from '@maidan/exchange/sports/sports';
import { type House, openHouse } from '@maidan/server/app';
import type { EventClock } from '@maidan/server/sport/eventClock';
import { realWorld } from '@maidan/server/world';
import { statementComplaints } from '../soakChecks.ts';
import { auditJournals, type Audited } from './audit.ts';
import { booksComplaints } from './books.ts';
import { type Answered, SportPlayers } from './players.ts';

export interface SportSoakOptions {
  readonly databaseUrl: string;
  /** Which sports are played, and how often each. */
  readonly matches: Readonly<Record<string, number>>;
  readonly players: number;
  readonly seed: string;
  /** How long a second of a match lasts, in seconds; delays of bets shrink with it. */
  readonly pace: number;
  /** The matches begin within so many milliseconds. */
  readonly spreadMs: number;
  onProgress?(text: string): void;
}

export interface SportSoakReport {
  readonly ms: number;
  readonly matches: number;
  readonly markets: number;
  readonly commands: number;
  readonly bets: { readonly struck: number; readonly onRows: number };
  readonly answered: Answered;
  readonly audited: Audited;
  readonly accounts: number;
  /** What the house and its maker made, in paise. */
  readonly made: { readonly rows: number; readonly maker: number };
  /** Sentences about what is off. None: all is as it must be. */
  readonly complaints: readonly string[];
}

const UNHURRIED = { signIn: 1e9, register: 1e9, write: 1e9, read: 1e9, costly: 1e9 };
const BEGIN_MS = 1_000;
/** A house looks after its books twice a second, which would be minutes of such a match. */
const TIDY_MS = 25;
const REPORT_MS = 10_000;

/** Matches played as fast as this, players who do everything on them at once, and every check there is afterwards. */
export async function sportSoak(options: SportSoakOptions): Promise<SportSoakReport> {
  const start = performance.now();
  const stop = new AbortController();
  const clock = fastClock(options.pace, stop.signal);
  const fixtures = fixturesOf(options);
  const known = new Set<string>();
  const house = await openHouse({
    databaseUrl: options.databaseUrl,
    config: { port: 0, perMinute: UNHURRIED, sports: Object.keys(options.matches), tables: [] },
    matches: {
      stop,
      clock,
      due: () => fixtures.filter(({ id }) => !known.has(id) && known.add(id)),
    },
  });
  const errors = heard(house);
  try {
    const players = new SportPlayers(house, options.seed);
    await players.comeIn(options.players);
    await played(house, players, fixtures, options);
    const audited = await auditJournals(house.deps.db);
    const statements = await statementComplaints(house.deps.db);
    const complaints = [
      ...errors.map(error => `Something went wrong: ${error}`),
      ...players.faults,
      ...(await booksComplaints(house.deps.db, fixtures.length)),
      ...audited.complaints,
      ...statements.complaints,
    ];
    return {
      ms: performance.now() - start,
      matches: fixtures.length,
      accounts: statements.players,
      answered: players.answered,
      audited,
      complaints,
      ...(await counted(house)),
    };
  } finally {
    await house.close();
  }
}

async function played(
  house: House,
  players: SportPlayers,
  fixtures: readonly Fixture[],
  { onProgress }: SportSoakOptions,
): Promise<void> {
  const { sport } = house.deps;
  const over = new AbortController();
  const tidying = every(TIDY_MS, over.signal, () => sport.tidy());
  const telling = every(REPORT_MS, over.signal, async () => {
    const on = [...sport.desks()].filter(({ row }) => row.state === 'inPlay').length;
    const left = [...sport.desks()].length;
    onProgress?.(`${fixtures.length - left} matches are over and ${on} are on; ${players.asked} commands so far`);
  });
  const trading = players.trade(over.signal);
  await sport.scheduled();
  while ([...sport.desks()].length > 0) await sleep(TIDY_MS);
  over.abort();
  await Promise.all([tidying, telling, trading]);
  await sport.finished();
}

async function every(ms: number, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await act();
    await sleep(ms);
  }
}

/** The clock on the wall, by which matches and the delays of bets go faster alike. */
function fastClock(pace: number, signal: AbortSignal): EventClock {
  const { now } = realWorld;
  return {
    now,
    in: ms => after(now(), Math.ceil(ms * pace)),
    since: (from, ms) => after(from, Math.ceil(ms * pace)),
    until: async at => {
      const left = at - now();
      if (left > 0) await sleep(left, undefined, { signal });
      signal.throwIfAborted();
    },
  };
}

function fixturesOf({ matches, seed, spreadMs }: SportSoakOptions): readonly Fixture[] {
  const codes = Object.entries(matches).flatMap(([code, count]) =>
    Array.from({ length: count }, (_, n) => [code, n] as const),
  );
  const begin = realWorld.now();
  return codes.map(([code, n], place) => {
    const startsAt = after(begin, BEGIN_MS + Math.floor((spreadMs * place) / codes.length)) satisfies Millis;
    return invented(code, `${code}-${n}`, startsAt, seed);
  });
}

/** Of cricket the short form: a Test would last longer than everything else. */
function invented(code: string, id: string, startsAt: Millis, seed: string): Fixture {
  const sport = sportOf(code);
  if (!sport) throw new Error(`no such sport: ${code}`);
  for (let attempt = 0; ; attempt += 1) {
    const fixture = sport.invent(startsAt, id, randomOf(`${seed}|${id}`, attempt));
    if (code !== 'cricket' || fixture.format === 'T20') return fixture;
  }
}

/** What the house would write into its log. */
function heard({ app }: House): readonly string[] {
  const all: string[] = [];
  app.log.error = (error: unknown): void =>
    void all.push(error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error));
  return all;
}

async function counted({
  deps: { db },
}: House): Promise<Pick<SportSoakReport, 'markets' | 'commands' | 'bets' | 'made'>> {
  const one = async (sql: string): Promise<number> => {
    const { rows } = await db.query<{ n: string | null }>(`select (${sql}) as n`);
    return Number(rows[0]?.n ?? 0);
  };
  return {
    markets: await one('select count(*) from markets'),
    commands: await one('select count(*) from journal'),
    bets: { struck: await one('select count(*) from legs'), onRows: await one('select count(*) from row_bets') },
    made: {
      rows: await one(`select -sum(profit) from row_bets where state = 'settled'`),
      maker: await one(`select sum(profit) from settlements where user_id = 'maker'`),
    },
  };
}
