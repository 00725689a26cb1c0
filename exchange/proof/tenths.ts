import { randomOf } from '../random.ts';
import type { Answer, Fixture, MarketPlan } from '../sports/sport.ts';
import type { SomeSport } from '../sports/sports.ts';
import { cameTo, inventOne } from './sportLaws.ts';

/*
 * Is a chance of three tenths one that comes three times of ten? Matches are played out, what is told of their main markets
 * at some moments is put beside what came, tenth by tenth. What is told in one match goes together, so a match is one
 * observation: the error of a tenth is that of its matches.
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

interface Look {
  readonly plan: MarketPlan;
  readonly chances: readonly number[];
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
  readonly #sums = Array.from({ length: TENTHS }, (): Sums => ({ told: 0, came: 0, count: 0, matches: 0, squares: 0 }));
  matches = 0;

  constructor(sport: SomeSport, { fixtures, looks, format }: Season, seed: string) {
    this.#sport = sport;
    this.#seed = seed;
    this.#fixtures = Array.from({ length: fixtures }, (_, n) => fixtureOf(sport, format, `${seed} ${n}`));
    this.#every = Math.max(1, Math.floor(lengthOf(sport, this.#fixtures[0]!, seed) / looks));
  }

  play(matches: number): readonly Tenth[] {
    for (const last = this.matches + matches; this.matches < last; this.matches++) {
      const fixture = this.#fixtures[this.matches % this.#fixtures.length]!;
      const one = oneMatch(this.#sport, fixture, this.#every, `${this.#seed} match ${this.matches}`);
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

/** Moments are counted from the beginning, the first of them by chance: which they are must not tell how it went on. */
function oneMatch(sport: SomeSport, fixture: Fixture, every: number, seed: string): ReadonlyMap<number, Sum> {
  const random = randomOf(seed, 0);
  const chosen = randomOf(seed, 1);
  const seen: Look[] = [];
  let state = sport.begin(fixture);
  let at = Math.floor(chosen() * every);
  for (let n = 0; ; n++) {
    if (n === at) {
      at += every;
      seen.push(...lookAt(sport, state, chosen));
    }
    const step = sport.next(state, random);
    if (!step) break;
    state = sport.evolve(state, step.event);
  }
  return added(seen.flatMap(look => compared(look, sport.answerOf(state, look.plan))));
}

/** One market of every family: the main one and, say, one of the lines of goals. */
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
    return truth?.type === 'chances' ? [{ plan, chances: truth.chances }] : [];
  });
}

/** Books, and rows that are about something else than a book. The bookmaker of a match has the chances of its book. */
const isMain = ({ id, kind }: MarketPlan, hasBook: boolean): boolean =>
  kind === 'exchange' || kind === 'fancy1' || (kind === 'bookmaker' && !(hasBook && id === 'bookmaker'));

function compared({ plan: { winners = 1 }, chances }: Look, answer: Answer | undefined): readonly Sum[] {
  if (answer?.type !== 'won') return [];
  return chances
    .map((told, place) => ({ told, came: cameTo(answer, place, winners), count: 1 }))
    .filter(({ told }) => told > CERTAIN && told < 1 - CERTAIN);
}

const CERTAIN = 1e-9;

function added(all: readonly Sum[]): ReadonlyMap<number, Sum> {
  const tenths = new Map<number, Sum>();
  for (const { told, came } of all) {
    const tenth = Math.min(TENTHS - 1, Math.floor(told * TENTHS));
    const sum = tenths.get(tenth) ?? { told: 0, came: 0, count: 0 };
    tenths.set(tenth, { told: sum.told + told, came: sum.came + came, count: sum.count + 1 });
  }
  return tenths;
}
