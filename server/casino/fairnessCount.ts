import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { type Db, transaction } from '../db/db.ts';
import type { Prospect } from './fairnessProspects.ts';
import { addedBy, type CountedBet, type CountedRound, dealtBy, type LiveReturn, takenOut } from './fairnessRound.ts';
import { addToReturns, betsToCount, countedNow, roundsToCount } from './fairnessStore.ts';
import { ProspectsThread } from './fairnessThread.ts';

/** Rounds of one commit. */
const SOME = 50;

interface Run {
  readonly first: Promise<boolean>;
  readonly all: Promise<void>;
}

/**
 * Brings the figures of live_returns up to the last round that ended. Every round is counted once; somebody who looks
 * waits for a few rounds, and the rest is counted behind their back.
 */
export class ReturnsCount {
  readonly #db: Db;
  readonly #thread = new ProspectsThread();
  #run: Run | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The next few rounds are counted. What goes wrong is told to who asked; the next one tries again. */
  async some(): Promise<void> {
    await this.#running().first;
  }

  /** All rounds that have ended are counted. */
  async all(): Promise<void> {
    await this.#running().all;
  }

  #running(): Run {
    if (this.#run) return this.#run;
    const first = countSome(this.#db, this.#thread);
    const all = this.#rest(first).finally(() => (this.#run = undefined));
    all.catch(() => {}); // told to whoever waits for it, and to who looks next
    this.#run = { first, all };
    return this.#run;
  }

  async #rest(first: Promise<boolean>): Promise<void> {
    try {
      let isMore = await first;
      while (isMore) isMore = await countSome(this.#db, this.#thread);
    } finally {
      await this.#thread.rest();
    }
  }
}

const counts = new WeakMap<Db, ReturnsCount>();

/** The one of this database: two would wait for each other. */
export function returnsCount(db: Db): ReturnsCount {
  const count = counts.get(db) ?? new ReturnsCount(db);
  counts.set(db, count);
  return count;
}

/** Answers whether there may be more. */
async function countSome(db: Db, thread: ProspectsThread): Promise<boolean> {
  const rounds = await roundsToCount(db, SOME);
  if (rounds.length === 0) return false;
  const ids = rounds.map(({ id }) => id);
  const bets = Map.groupBy(await betsToCount(db, ids), bet => bet.round_id);
  const lines: LiveReturn[] = [];
  for (const round of rounds) lines.push(...(await linesOf(round, bets.get(round.id) ?? [], thread)));
  await transaction(db, async client => {
    if (!(await countedNow(client, ids))) throw new Error('a round was voided while it was being counted');
    await addToReturns(client, summed(lines));
  });
  return rounds.length === SOME;
}

async function linesOf(
  round: CountedRound,
  bets: readonly CountedBet[],
  thread: ProspectsThread,
): Promise<readonly LiveReturn[]> {
  const game = await gameOf(round.game);
  if (!game) return []; // a game that is not played any more
  const inOrder = [...Map.groupBy(bets, ({ step }) => step)].toSorted(([a], [b]) => a - b);
  const prospects: Prospect[] = [];
  for (const [step, some] of inOrder) prospects.push(...(await prospectsAt(game, round, step, some, thread)));
  const added = addedBy(
    game,
    round,
    inOrder.flatMap(([, some]) => some),
    prospects,
  );
  return round.state === 'settled' ? added : added.map(takenOut);
}

const prospectsAt = (
  game: Game,
  round: CountedRound,
  step: number,
  bets: readonly CountedBet[],
  thread: ProspectsThread,
): Promise<readonly Prospect[]> => {
  const struck = bets.map(({ selection, odds, line }) => ({ selection, odds, line }));
  return thread.prospects({ code: game.code, dealing: dealtBy(game, round, step), struck });
};

/** A line must not be changed twice by one statement. */
function summed(lines: readonly LiveReturn[]): readonly LiveReturn[] {
  const byKind = Map.groupBy(lines, ({ game, market, selection, side }) => [game, market, selection, side].join('|'));
  return [...byKind.values()].map(alike => alike.reduce(plus));
}

const plus = (a: LiveReturn, b: LiveReturn): LiveReturn => ({
  ...b,
  rounds: a.rounds + b.rounds,
  bets: a.bets + b.bets,
  staked: a.staked + b.staked,
  returned: a.returned + b.returned,
  expected: a.expected + b.expected,
  variance: a.variance + b.variance,
  squares: a.squares + b.squares,
  reach: Math.max(a.reach, b.reach),
  doubt: a.doubt + b.doubt,
});
