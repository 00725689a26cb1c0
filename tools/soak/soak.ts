import type { Millis } from '@maidan/core/ids';
import { allGames } from '@maidan/games/index';
import { type House, openHouse } from '@maidan/server/app';
import { booksComplaints, type Returns, returnsOfAll, statementComplaints } from './soakChecks.ts';
import { SoakClock, seededWorld } from './soakClock.ts';
import { type Memory, memoryComplaints, memoryNow } from './soakMemory.ts';
import { type Answered, SoakPlayers } from './soakPlayers.ts';
import { type Verified, verifyAll } from './soakVerify.ts';

export interface SoakOptions {
  readonly databaseUrl: string;
  /** Which tables are played. */
  readonly codes: readonly string[] | 'all';
  readonly players: number;
  readonly seed: number;
  /** How many tables are at work at the same time. */
  readonly atOnce: number;
  /** Asked after every window: whether it has been long enough. */
  isEnough(at: Progress): boolean;
  /** Told every few hundred windows, and at the end. */
  onProgress?(at: Progress): void;
}

export interface Progress {
  readonly realMs: number;
  readonly simulatedMs: number;
  readonly windows: number;
  readonly bets: number;
}

export interface SoakReport extends Progress {
  readonly accounts: number;
  readonly answered: Answered;
  readonly verified: Verified;
  readonly returns: Returns;
  readonly memory: readonly Memory[];
  /** Sentences about what is off. None: all is as it must be. */
  readonly complaints: readonly string[];
}

const UNHURRIED = { signIn: 1e9, register: 1e9, write: 1e9, read: 1e9, costly: 1e9 };
/** Between rounds a table rests by the real clock: as good as not at all. */
const NO_REST = 0.001;
/** Every so many windows somebody looks at the Fair Play page, and memory is looked at. */
const LOOKS = 1_500;
const NOTES = 500;

/** The whole house with its tables, players who bet on everything, and every check there is when they have gone. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { databaseUrl, codes, players: count, seed, atOnce } = options;
  const clock = new SoakClock(Date.parse('2026-03-07T12:00:00Z') as Millis, atOnce);
  const house = await openHouse({
    databaseUrl,
    config: { port: 0, perMinute: UNHURRIED, tables: codes, pace: NO_REST },
    world: seededWorld(clock, seed),
    clockOf: clock.clockOf,
  });
  const errors = heard(house);
  const names = codes === 'all' ? (await allGames()).map(({ code }) => code) : codes;
  const players = new SoakPlayers(house, names, seed);
  try {
    await players.comeIn(count);
    const { progress, memory } = await played(clock, players, options, () => clock.sit(house));
    const verified = await verifyAll(house);
    const returns = await returnsOfAll(house.deps.db);
    const statements = await statementComplaints(house.deps.db);
    const complaints = [
      ...players.faults,
      ...errors.all.map(error => `Something went wrong: ${error}`),
      ...(await booksComplaints(house.deps.db)),
      ...statements.complaints,
      ...verified.complaints,
      ...returns.complaints,
      ...memoryComplaints(memory),
    ];
    const { answered } = players;
    return { ...progress, accounts: statements.players, answered, verified, returns, memory, complaints };
  } finally {
    errors.stop();
    clock.close();
    await house.close();
  }
}

/** Plays until it is enough, then every round to its end. */
async function played(clock: SoakClock, players: SoakPlayers, options: SoakOptions, begin: () => void) {
  const start = performance.now();
  const memory: Memory[] = [];
  const enough = Promise.withResolvers<void>();
  let windows = 0;
  const now = (): Progress => ({
    realMs: performance.now() - start,
    simulatedMs: clock.now() - clock.started,
    windows,
    bets: players.bets,
  });
  const note = (): void => {
    memory.push(memoryNow(now().realMs / 60_000));
    options.onProgress?.(now());
  };
  clock.whenOpen = async table => {
    await players.bet(table);
    const nth = (windows += 1);
    if (nth % LOOKS === 0) void players.lookAround(); // nobody waits for them
    if (nth % NOTES === 0) note();
    if (options.isEnough(now())) enough.resolve();
  };
  begin();
  await enough.promise;
  await clock.lastRounds();
  note();
  return { progress: now(), memory };
}

/** What the house would write into its log, and what nobody caught. */
function heard({ app }: House): { readonly all: readonly string[]; stop(): void } {
  const all: string[] = [];
  const note = (error: unknown): void =>
    void all.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  app.log.error = note;
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  return {
    all,
    stop: () => {
      app.log.error = () => {};
      process.off('unhandledRejection', note);
      process.off('uncaughtException', note);
    },
  };
}
