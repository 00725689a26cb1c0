import type { Fixture } from '../sport.ts';
import { randomOf } from '../../random.ts';
import { cricket } from './cricket.ts';
import type { CricketState } from './match.ts';
import type { Format } from './rules.ts';

/* What the model said about many simulated matches, beside what came: for tests, and for the bench that takes longer. */

/** Of one kind of row: where the answers fell in what was likely, and what was likely of a yes. */
export interface Measured {
  count: number;
  /** Of run lines: how many answers fell into each tenth of what was likely; all alike when the chances are true. */
  readonly tenths: number[];
  /** Of yes and no: what was told and what came, and how far apart chance alone may bring them. */
  told: number;
  came: number;
  spread: number;
  logLoss: number;
}

/** So many different fixtures are played again and again. */
export function fixturesOf(format: Format, count: number): readonly Fixture[] {
  return Array.from({ length: count }, (_, n) => {
    // the epoch is as good a start as any other, and only its own module makes a Millis
    const fixture = cricket.invent(0 as never, `${format} ${n}`, randomOf(`fixture ${n}`, 0));
    return { ...fixture, format };
  });
}

/** A match from beginning to end: the states in which bets are taken, and the last one. */
export function statesOf(
  fixture: Fixture,
  seed: string,
): { readonly open: readonly CricketState[]; readonly last: CricketState } {
  const random = randomOf(seed, 0);
  const open: CricketState[] = [];
  let state = cricket.begin(fixture);
  for (;;) {
    if (state.stage === 'before' || state.stage === 'break' || state.stage === 'ready') open.push(state);
    const step = cricket.next(state, random);
    if (!step) return { open, last: state };
    state = cricket.evolve(state, step.event);
  }
}

/**
 * Moments are chosen without knowing how long the match will last: choosing among those it had would see more of long
 * innings than of short ones. A match that was over by then is left out.
 */
const MOMENTS: Readonly<Record<Format, number>> = { T20: 270, ODI: 640, Test: 2_600 };

/** Asks about all rows at a moment of each match, and compares with the end of it. By the code of the row. */
export function measure(fixtures: readonly Fixture[], matches: number, moments: number): Map<string, Measured> {
  const all = new Map<string, Measured>();
  for (let n = 0; n < matches; n++) {
    const { open, last } = statesOf(fixtures[n % fixtures.length]!, `match ${n}`);
    const random = randomOf(`moments ${n}`, 0);
    for (let moment = 0; moment < moments; moment++) {
      const state = open[Math.floor(random() * MOMENTS[last.format])];
      if (state) compare(state, last, random, all);
    }
  }
  return all;
}

function compare(state: CricketState, last: CricketState, random: () => number, all: Map<string, Measured>): void {
  for (const plan of cricket.marketsOf(state)) {
    const [truth, answer] = [cricket.truthOf(state, plan), cricket.answerOf(last, plan)];
    if (!truth || !answer || answer.type === 'void') continue;
    const code = plan.id.split(':')[0]!;
    const kind = all.get(code) ?? { count: 0, tenths: Array(10).fill(0), told: 0, came: 0, spread: 0, logLoss: 0 };
    all.set(code, kind);
    kind.count += 1;
    if (answer.type === 'runs') {
      const below = truth.chances.slice(0, answer.total).reduce((sum, chance) => sum + chance, 0);
      const place = below + (truth.chances[answer.total] ?? 0) * random();
      kind.tenths[Math.min(9, Math.floor(place * 10))]! += 1;
    } else {
      const [yes = 0] = truth.chances;
      kind.told += yes;
      kind.came += answer.winners.includes(0) ? 1 : 0;
      kind.spread += yes * (1 - yes);
      kind.logLoss -= Math.log(Math.max(1e-9, truth.chances[answer.winners[0]!]!));
    }
  }
}

/** The largest distance between the share of answers up to a tenth and that tenth. */
export function unevenness({ count, tenths }: Measured): number {
  let [sum, worst] = [0, 0];
  tenths.forEach((part, n) => {
    sum += part;
    worst = Math.max(worst, Math.abs(sum / count - (n + 1) / 10));
  });
  return worst;
}
