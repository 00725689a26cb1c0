import { type Contest, contestOf } from './contest.ts';
import { deliver, MOST_PER_BALL } from './deliver.ts';
import { ALL_OUT, BALLS_PER_OVER, TEST_OVERS } from './rules.ts';
import { declares, testLevel } from './tactics.ts';

/*
 * Who wins a Test, worked out backwards in blocks of five overs and in tens of runs: an approximation, because five days
 * ball by ball are too many. Blocks are made of the same balls as everything else.
 */

const BLOCK_OVERS = 5;
const BLOCK_BALLS = BLOCK_OVERS * BALLS_PER_OVER;
const TENS = 10;
/** Leads are looked at from so many tens behind to so many ahead. */
const BEHIND = -75;
const AHEAD = 80;
const LEADS = AHEAD - BEHIND + 1;
const BLOCKS = TEST_OVERS / BLOCK_OVERS;

/** The chances of the side that bats. */
export interface Prospect {
  readonly win: number;
  readonly draw: number;
}

/** What becomes of the batting side when its innings ends with this lead and so many overs left. */
export type Ending = (lead: number, oversLeft: number, isAllOut: boolean) => Prospect;

/** So many wickets and tens of runs of one block, and how likely that is. */
interface Outcome {
  readonly wickets: number;
  readonly tens: number;
  readonly chance: number;
}

/** The prospects of a side in its nth innings, for every lead, number of wickets and time left. */
export class TestTable {
  readonly #nth: number;
  readonly #ending: Ending;
  readonly #average: Contest;
  readonly #blocks: (readonly Outcome[] | undefined)[] = [];
  readonly #win: Float32Array;
  readonly #draw: Float32Array;

  constructor(nth: number, contest: Contest, ending: Ending) {
    const { format, pairs, attack } = contest.strengths;
    const bowling = attack.reduce((sum, skill) => sum + skill, 0) / attack.length;
    this.#nth = nth;
    this.#ending = ending;
    this.#average = contestOf({ format, pairs, attack: [bowling] });
    this.#win = new Float32Array((BLOCKS + 1) * ALL_OUT * LEADS);
    this.#draw = new Float32Array((BLOCKS + 1) * ALL_OUT * LEADS);
    this.#draw.fill(1, 0, ALL_OUT * LEADS); // no time left
    for (let blocks = 1; blocks <= BLOCKS; blocks++) this.#fill(blocks);
  }

  /** Between the places of the table, in proportion. */
  at(lead: number, wickets: number, oversLeft: number): Prospect {
    const time = Math.min(BLOCKS, Math.max(0, oversLeft / BLOCK_OVERS));
    const runs = Math.min(LEADS - 1, Math.max(0, lead / TENS - BEHIND));
    const [early, low] = [Math.min(BLOCKS - 1, Math.floor(time)), Math.min(LEADS - 2, Math.floor(runs))];
    const [late, high] = [time - early, runs - low];
    const place = (early * ALL_OUT + wickets) * LEADS + low;
    const after = place + ALL_OUT * LEADS;
    const between = (list: Float32Array): number =>
      (1 - late) * ((1 - high) * list[place]! + high * list[place + 1]!) +
      late * ((1 - high) * list[after]! + high * list[after + 1]!);
    return { win: between(this.#win), draw: between(this.#draw) };
  }

  #fill(blocks: number): void {
    const oversLeft = blocks * BLOCK_OVERS;
    for (let wickets = 0; wickets < ALL_OUT; wickets++) {
      for (let n = 0; n < LEADS; n++) {
        const { win, draw } = this.#prospect((n + BEHIND) * TENS, wickets, oversLeft);
        const place = (blocks * ALL_OUT + wickets) * LEADS + n;
        this.#win[place] = win;
        this.#draw[place] = draw;
      }
    }
  }

  #prospect(lead: number, wickets: number, oversLeft: number): Prospect {
    const situation = { nth: this.#nth, lead, wickets, overs: TEST_OVERS - oversLeft, oversLeft };
    if (this.#nth === 4 && lead >= 0) return { win: 1, draw: 0 };
    if (declares(situation)) return this.#ending(lead, oversLeft, false);
    let [win, draw] = [0, 0];
    for (const { wickets: fell, tens, chance } of this.#block(wickets, testLevel(situation))) {
      const after = lead + tens * TENS;
      const isOver = wickets + fell >= ALL_OUT;
      if (isOver) {
        const end = this.#ending(after, oversLeft - BLOCK_OVERS / 2, true);
        win += chance * end.win;
        draw += chance * end.draw;
        continue;
      }
      const runs = Math.min(LEADS - 1, after / TENS - BEHIND);
      const place = ((oversLeft / BLOCK_OVERS - 1) * ALL_OUT + wickets + fell) * LEADS + runs;
      const isWon = this.#nth === 4 && after >= 0;
      win += chance * (isWon ? 1 : this.#win[place]!);
      draw += chance * (isWon ? 0 : this.#draw[place]!);
    }
    return { win, draw };
  }

  #block(wickets: number, level: number): readonly Outcome[] {
    return (this.#blocks[wickets * 32 + level] ??= blockOf(this.#average, wickets, level));
  }
}

/** Chances that are nothing for a block. */
const NOTHING = 1e-4;

/** One block ball by ball, told by wickets and tens of runs. */
function blockOf(contest: Contest, from: number, level: number): readonly Outcome[] {
  const size = BLOCK_BALLS * 3;
  const sides = Array.from({ length: ALL_OUT - from + 1 }, () => ({
    now: new Float64Array(size + MOST_PER_BALL * 2),
    free: new Float64Array(size + MOST_PER_BALL * 2),
    next: new Float64Array(size + MOST_PER_BALL * 2),
    low: 0,
    high: 0,
  }));
  sides[0]!.now[0] = 1;
  for (let ball = 0; ball < BLOCK_BALLS; ball++) {
    const most = Math.min(size, ball * 3 + MOST_PER_BALL);
    sides.slice(0, -1).forEach((side, fell) => {
      const kernel = contest.kernel(0, from + fell, level);
      deliver(kernel, side, sides[fell + 1]!.next, 0, most);
    });
    sides.forEach((side, fell) => {
      if (fell === ALL_OUT - from) side.now.forEach((chance, runs) => (side.next[runs]! += chance));
      const { now } = side;
      side.now = side.next;
      side.next = now.fill(0);
      side.free.fill(0);
    });
  }
  return sides.flatMap(({ now }, wickets) => inTens(now).map(([tens, chance]) => ({ wickets, tens, chance })));
}

/** Runs shared between the tens below and above: the mean stays, and the spread is drawn in first by what sharing adds. */
function inTens(runs: Float64Array): readonly (readonly [number, number])[] {
  const all = runs.reduce((sum, chance) => sum + chance, 0);
  if (all < NOTHING) return [];
  const mean = runs.reduce((sum, chance, n) => sum + chance * n, 0) / all;
  const spread = runs.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0) / all;
  const drawn = Math.sqrt(Math.max(0.1, 1 - TENS ** 2 / 6 / Math.max(spread, 1)));
  const shares = new Map<number, number>();
  runs.forEach((chance, n) => {
    const at = Math.max(0, mean + (n - mean) * drawn) / TENS;
    const below = Math.floor(at);
    shares.set(below, (shares.get(below) ?? 0) + chance * (1 - at + below));
    shares.set(below + 1, (shares.get(below + 1) ?? 0) + chance * (at - below));
  });
  return [...shares].filter(([, chance]) => chance > NOTHING / 10);
}
