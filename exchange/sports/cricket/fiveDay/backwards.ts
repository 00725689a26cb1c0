import type { Contest } from '../contest.ts';
import { ALL_OUT, BALLS_PER_OVER, RAIN, RAIN_TAKES, TEST_OVERS } from '../rules.ts';
import { declarationLead, fiveDayLevel } from '../tactics.ts';
import { type Grid, type Shares, sharesOf, weigh } from './leadGrid.ts';
import { MOST_OF_AN_OVER, overOf } from './overChances.ts';

/*
 * One innings of a Test from its last over backwards: with one over more to go, the chances of every lead are those after
 * the over, weighed by what it may bring.
 */

/** The chances of the side that bats. */
export interface Prospect {
  readonly win: number;
  readonly draw: number;
  /** Of a chase that is nearly over: what would make all bets void. */
  readonly tie?: number;
}

/** What becomes of the batting side when its innings ends with this lead and so many overs left. */
export type Ending = (lead: number, oversLeft: number) => Prospect;

/** What rain takes is told by two cases, which have the mean and the spread of all. */
const RAIN_MEAN = (RAIN_TAKES.least + RAIN_TAKES.most) / 2;
const RAIN_SPREAD = Math.sqrt(((RAIN_TAKES.most - RAIN_TAKES.least + 1) ** 2 - 1) / 12);
const LITTLE_RAIN = Math.round(RAIN_MEAN - RAIN_SPREAD);
const MUCH_RAIN = Math.round(RAIN_MEAN + RAIN_SPREAD);

/** So many overs are remembered, which are more than rain takes. */
const RING = 32;

/** Who needs so many runs more than this rate allows, and than the last few overs do, bats for the draw to the end. */
const HOPELESS = { rate: 4.6, least: 48, more: 40 } as const;

/** Runs needed with so many overs left. */
export const hopelessFrom = (overs: number): number =>
  Math.ceil(Math.max(HOPELESS.rate * overs, HOPELESS.least) + HOPELESS.more);

/** The overs that are left when it rained, in two cases that are as likely as each other. */
export const afterRain = (overs: number): readonly [number, number] => [
  Math.max(0, overs - LITTLE_RAIN),
  Math.max(0, overs - MUCH_RAIN),
];

/** Chances before an over, from these that know no rain and from those that are left after it. */
export function mixRain(dry: Float64Array, little: Float64Array, much: Float64Array, from: number, to: number): void {
  for (let n = from; n < to; n++) dry[n]! += RAIN.Test * ((little[n]! + much[n]!) / 2 - dry[n]!);
}

/** Chances of every lead; one place before the first lead, and some after the last, repeat what is there. */
export interface Leads {
  readonly win: Float64Array;
  readonly draw: Float64Array;
}

/** What is known about fewer overs. */
export interface Known {
  at(lead: number, wickets: number, oversLeft: number): Prospect;
}

export class Backwards {
  readonly #nth: number;
  readonly #grid: Grid;
  readonly #ending: Ending;
  readonly #contest: Contest;
  readonly #shares: (Shares | undefined)[] = [];
  readonly #rows: readonly Leads[];
  /** How hard the side goes, by lead, in the over that is worked out. */
  readonly #levels: Uint8Array;
  /** If the innings ends in this over by wickets, and if it is declared before it. */
  readonly #out: Leads;
  readonly #declared: Leads;

  /** From no time left at all, or from what is known of the time before the grid begins. */
  constructor(nth: number, grid: Grid, contest: Contest, ending: Ending, known?: Known) {
    this.#nth = nth;
    this.#grid = grid;
    this.#ending = ending;
    this.#contest = contest;
    const width = grid.count + Math.ceil(MOST_OF_AN_OVER / grid.step) + 4;
    const leads = (): Leads => ({ win: new Float64Array(width), draw: new Float64Array(width) });
    this.#levels = new Uint8Array(grid.count);
    this.#rows = Array.from({ length: RING * ALL_OUT }, leads);
    this.#out = leads();
    this.#declared = leads();
    this.#outOfTime();
    if (known) this.#follow(known);
  }

  /** With so many overs left and so many out; of the last overs that were worked out. */
  row(overs: number, wickets: number): Leads {
    return this.#rows[(overs % RING) * ALL_OUT + wickets]!;
  }

  /** One over more; asked for in order. */
  work(overs: number): void {
    const { count } = this.#grid;
    const declares = this.#nth === 4 ? this.#nodeOf(1) : Math.min(count, this.#declaresFrom(overs));
    this.#endings(overs);
    const from = this.#nth === 4 ? this.#nodeOf(1 - hopelessFrom(overs)) : 0;
    const levels = this.#levels;
    for (let wickets = 0; wickets < ALL_OUT; wickets++) {
      // only who chases looks at the wickets left
      if (wickets === 0 || this.#nth === 4) {
        for (let node = from; node < declares; node++) levels[node] = this.#level(node, wickets, overs);
      }
      const row = this.row(overs, wickets);
      row.win.fill(0);
      row.draw.fill(0);
      for (let node = from, end = 0; node < declares; node = end) {
        const level = levels[node]!;
        for (end = node + 1; end < declares && levels[end] === level;) end++;
        this.#play(row, overs, wickets, level, node, end);
      }
      for (let node = declares; node < count; node++) {
        row.win[node + 1] = this.#declared.win[node + 1]!;
        row.draw[node + 1] = this.#declared.draw[node + 1]!;
      }
      this.#rain(row, overs, wickets, from, declares);
      repeatEnds(row, from, count);
    }
  }

  /** The first lead that is at least this. */
  #nodeOf(lead: number): number {
    return Math.max(0, Math.ceil((lead - this.#grid.low) / this.#grid.step));
  }

  #leadOf(node: number): number {
    return this.#grid.low + node * this.#grid.step;
  }

  #declaresFrom(overs: number): number {
    return this.#nodeOf(declarationLead({ nth: this.#nth, overs: TEST_OVERS - overs, oversLeft: overs }));
  }

  #level(node: number, wickets: number, oversLeft: number): number {
    return fiveDayLevel({
      nth: this.#nth,
      lead: this.#leadOf(node),
      wickets,
      overs: TEST_OVERS - oversLeft,
      oversLeft,
    });
  }

  /** A draw, but for who has the runs. */
  #outOfTime(): void {
    const won = this.#nth === 4 ? this.#nodeOf(1) + 1 : Infinity;
    this.#declared.draw.fill(1, 0, won);
    this.#declared.win.fill(1, won);
    for (let wickets = 0; wickets < ALL_OUT; wickets++) {
      const { win, draw } = this.row(0, wickets);
      draw.fill(1, 0, won);
      win.fill(1, won);
    }
  }

  #follow(known: Known): void {
    const { count, after } = this.#grid;
    for (let overs = after - RING + 1; overs <= after; overs++) {
      for (let wickets = 0; wickets < ALL_OUT; wickets++) {
        const row = this.row(overs, wickets);
        for (let node = 0; node < count; node++) {
          const { win, draw } = known.at(this.#leadOf(node), wickets, overs);
          row.win[node + 1] = win;
          row.draw[node + 1] = draw;
        }
        repeatEnds(row, 0, count);
      }
    }
    this.#endings(after);
  }

  /** Only the last ball of an over takes the over: who is out before saves it. */
  #endings(overs: number): void {
    if (this.#nth === 4) return;
    const { count } = this.#grid;
    const [out, now] = [this.#out, this.#declared];
    const withLast = 1 / BALLS_PER_OVER;
    for (let node = 0; node < count; node++) {
      const { win, draw } = this.#ending(this.#leadOf(node), overs);
      // what was so with an over less is still there
      out.win[node + 1] = withLast * now.win[node + 1]! + (1 - withLast) * win;
      out.draw[node + 1] = withLast * now.draw[node + 1]! + (1 - withLast) * draw;
      now.win[node + 1] = win;
      now.draw[node + 1] = draw;
    }
    repeatEnds(out, 0, count);
  }

  /** An over at this level, for some of the leads. */
  #play(row: Leads, overs: number, wickets: number, level: number, from: number, to: number): void {
    const shares = (this.#shares[wickets * 32 + level] ??= this.#sharesOf(wickets, level));
    for (let fell = 0; fell < shares.length; fell++) {
      const { win, draw } = wickets + fell === ALL_OUT ? this.#out : this.row(overs - 1, wickets + fell);
      weigh(shares[fell]!, win, row.win, from, to);
      weigh(shares[fell]!, draw, row.draw, from, to);
    }
  }

  #sharesOf(wickets: number, level: number): Shares {
    const plan = { contest: this.#contest, over: 0, balls: 0, wickets, isFreeHit: false, level: () => level };
    return sharesOf(overOf(plan), this.#grid.step);
  }

  #rain(row: Leads, overs: number, wickets: number, from: number, to: number): void {
    const [little, much] = afterRain(overs).map(left => this.row(left, wickets));
    mixRain(row.win, little!.win, much!.win, from + 1, to + 1);
    mixRain(row.draw, little!.draw, much!.draw, from + 1, to + 1);
  }
}

function repeatEnds({ win, draw }: Leads, from: number, count: number): void {
  win.fill(win[from + 1]!, 0, from + 1);
  draw.fill(draw[from + 1]!, 0, from + 1);
  win.fill(win[count]!, count + 1);
  draw.fill(draw[count]!, count + 1);
}
