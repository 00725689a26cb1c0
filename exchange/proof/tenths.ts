import { randomOf } from '../random.ts';
import type { Answer, Fixture, MarketKind, MarketPlan } from '../sports/sport.ts';
import type { SomeSport } from '../sports/sports.ts';
import { endsFrom } from './ends.ts';
import { cameTo, inventOne } from './sportLaws.ts';

/*
 * Is a chance of three tenths one that comes three times of ten? Matches are played, what is told of their main markets at
 * some moments is put beside what came of it in many ends of the match from there, tenth by tenth. What is told in one
 * match goes together, so a match is one observation: the error of a tenth is that of its matches.
 */

export interface Tenth {
  readonly from: number;
  readonly told: number;
  readonly came: number;
  readonly count: number;
  readonly matches: number;
  /** How far luck brings the two apart in two of three cases. */
  readonly error: number;
}

/** What was told of a market, and how to see what came of it: for each of its chances 1, 0, or a share of a dead heat. */
interface Look {
  readonly plan: MarketPlan;
  readonly chances: readonly number[];
  /** Undefined when it is void. */
  readonly came: (answer: Answer) => readonly number[] | undefined;
}

interface Sum {
  told: number;
  came: number;
  count: number;
}

interface Sums extends Sum {
  matches: number;
  squares: number;
}

interface Season {
  /** Line-ups; what is worked out for one is worth keeping. */
  readonly fixtures: number;
  /** Looks at a match of the usual length. */
  readonly looks: number;
  /** Ends that are played from each of them. */
  readonly ends: number;
  readonly format?: string;
}

export const gapOf = ({ told, came }: Tenth): number => Math.abs(told - came);

const TENTHS = 10;

/** Matches of a sport, as many as are asked for, one behind the other. */
export class Tenths {
  readonly #sport: SomeSport;
  readonly #seed: string;
  readonly #fixtures: readonly Fixture[];
  readonly #every: number;
  readonly #ends: number;
  readonly #sums = Array.from({ length: TENTHS }, (): Sums => ({ told: 0, came: 0, count: 0, matches: 0, squares: 0 }));
  matches = 0;

  constructor(sport: SomeSport, { fixtures, looks, ends, format }: Season, seed: string) {
    this.#sport = sport;
    this.#seed = seed;
    this.#ends = ends;
    this.#fixtures = Array.from({ length: fixtures }, (_, n) => fixtureOf(sport, format, `${seed} ${n}`));
    this.#every = Math.max(1, Math.floor(lengthOf(sport, this.#fixtures[0]!, seed) / looks));
  }

  play(matches: number): readonly Tenth[] {
    for (const last = this.matches + matches; this.matches < last; this.matches++) {
      const fixture = this.#fixtures[this.matches % this.#fixtures.length]!;
      const seed = `${this.#seed} match ${this.matches}`;
      const one = oneMatch(this.#sport, fixture, { every: this.#every, ends: this.#ends, seed });
      for (const [tenth, sum] of one) addTo(this.#sums[tenth]!, sum);
    }
    return this.#sums.flatMap(tenthOf);
  }
}

function addTo(sums: Sums, { told, came, count }: Sum): void {
  sums.told += told;
  sums.came += came;
  sums.count += count;
  sums.matches += 1;
  sums.squares += (came - told) ** 2;
}

function tenthOf({ told, came, count, matches, squares }: Sums, nth: number): readonly Tenth[] {
  if (count === 0) return [];
  const error = Math.sqrt(squares) / count;
  return [{ from: nth / TENTHS, told: told / count, came: came / count, count, matches, error }];
}

function fixtureOf(sport: SomeSport, format: string | undefined, seed: string): Fixture {
  for (let attempt = 0; ; attempt++) {
    const fixture = inventOne(sport, `${seed}/${attempt}`);
    if (format === undefined || fixture.format === format) return fixture;
  }
}

function lengthOf(sport: SomeSport, fixture: Fixture, seed: string): number {
  const random = randomOf(seed, 0);
  let state = sport.begin(fixture);
  for (let n = 0; ; n++) {
    const step = sport.next(state, random);
    if (!step) return n;
    state = sport.evolve(state, step.event);
  }
}

interface Way {
  readonly every: number;
  readonly ends: number;
  readonly seed: string;
}

/** Moments are counted from the beginning, the first of them by chance: which they are must not tell how it went on. */
function oneMatch(sport: SomeSport, fixture: Fixture, { every, ends, seed }: Way): ReadonlyMap<number, Sum> {
  const random = randomOf(seed, 0);
  const chosen = randomOf(seed, 1);
  const others = randomOf(seed, 2);
  const seen: Sum[] = [];
  let state = sport.begin(fixture);
  let at = Math.floor(chosen() * every);
  for (let n = 0; ; n++) {
    if (n === at) {
      at += every;
      const looks = lookAt(sport, state, chosen);
      const came = looks.length > 0 ? endsFrom(sport, state, ends, others) : [];
      seen.push(...came.flatMap(end => looks.flatMap(look => compared(look, sport.answerOf(end, look.plan)))));
    }
    const step = sport.next(state, random);
    if (!step) return added(seen, 1 / ends);
    state = sport.evolve(state, step.event);
  }
}

/** One market of every family: the main one and, say, one of the lines of goals, and of what is counted. */
function lookAt(sport: SomeSport, state: unknown, random: () => number): readonly Look[] {
  const plans = sport.marketsOf(state);
  const hasBook = plans.some(({ kind }) => kind === 'exchange');
  const families = Map.groupBy(
    plans.filter(plan => isMain(plan, hasBook)),
    ({ id }) => id.replace(/:.*/, ''),
  );
  return [...families.values()].flatMap(family => {
    const plan = family[Math.floor(random() * family.length)]!;
    const truth = sport.truthOf(state, plan);
    if (!truth) return [];
    return truth.type === 'chances' ? [whoWins(plan, truth.chances)] : [howMany(plan, truth.chances, random())];
  });
}

const whoWins = (plan: MarketPlan, chances: readonly number[]): Look => ({
  plan,
  chances,
  came: answer =>
    answer.type === 'won' ? chances.map((_, place) => cameTo(answer, place, plan.winners ?? 1)) : undefined,
});

/** A line is drawn anywhere, so that staying below it is as often likely as not. */
function howMany(plan: MarketPlan, totals: readonly number[], anywhere: number): Look {
  let [line, below] = [0, totals[0] ?? 1];
  while (below < anywhere && line < totals.length - 1) below += totals[++line]!;
  return {
    plan,
    chances: [Math.min(1, below)],
    came: answer => (answer.type === 'runs' ? [answer.total <= line ? 1 : 0] : undefined),
  };
}

/** Books, and rows that are about something else than a book. The bookmaker of a match has the chances of its book. */
const isMain = ({ id, kind }: MarketPlan, hasBook: boolean): boolean =>
  KINDS.includes(kind) || (kind === 'bookmaker' && !(hasBook && id === 'bookmaker'));

const KINDS: readonly MarketKind[] = ['exchange', 'fancy1', 'session'];

function compared({ chances, came }: Look, answer: Answer | undefined): readonly Sum[] {
  const all = answer && came(answer);
  if (!all) return [];
  return chances
    .map((told, place) => ({ told, came: all[place]!, count: 1 }))
    .filter(({ told }) => told > CERTAIN && told < 1 - CERTAIN);
}

const CERTAIN = 1e-9;

function added(all: readonly Sum[], weight: number): ReadonlyMap<number, Sum> {
  const tenths = new Map<number, Sum>();
  for (const { told, came, count } of all) {
    const tenth = Math.min(TENTHS - 1, Math.floor(told * TENTHS));
    const sum = tenths.get(tenth) ?? { told: 0, came: 0, count: 0 };
    sum.told += told * weight;
    sum.came += came * weight;
    sum.count += count * weight;
    tenths.set(tenth, sum);
  }
  return tenths;
}
