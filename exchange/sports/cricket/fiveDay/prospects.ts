import { type Contest, contestOf } from '../contest.ts';
import { ALL_OUT, TEST_OVERS } from '../rules.ts';
import { Backwards, type Ending, type Prospect } from './backwards.ts';
import { FEW_NEEDED, LATE_OVERS, LateChase } from './lateChase.ts';
import { type Grid, weightsAt } from './leadGrid.ts';

/**
 * What is looked at in each innings: nobody leads by more, and more time changes nothing. The last innings goes in small
 * steps: who bats in it gives up the chase at a certain rate, and on which side of that the score is matters a lot.
 */
const GRIDS: readonly (readonly Grid[])[] = [
  [{ low: 0, step: 10, count: 61, after: 0, overs: TEST_OVERS }],
  [{ low: -600, step: 10, count: 91, after: 0, overs: TEST_OVERS }],
  [
    { low: -600, step: 5, count: 221, after: 0, overs: 130 },
    { low: -600, step: 10, count: 111, after: 130, overs: 400 },
  ],
  [
    { low: -499, step: 2, count: 251, after: LATE_OVERS, overs: 120 },
    { low: -499, step: 5, count: 101, after: 120, overs: 280 },
  ],
];

/** The prospects of a side in its nth innings, for every lead, number of wickets and time left. */
export class Prospects {
  readonly #chase: LateChase | undefined;
  readonly #stretches: readonly Stretch[];

  constructor(nth: number, contest: Contest, ending: Ending) {
    const bowling = averageOf(contest);
    this.#chase = nth === 4 ? new LateChase(bowling) : undefined;
    const stretches: Stretch[] = [];
    for (const grid of GRIDS[nth - 1]!) {
      stretches.push(new Stretch(grid, new Backwards(nth, grid, bowling, ending, stretches.at(-1) ?? this.#chase)));
    }
    this.#stretches = stretches;
  }

  at(lead: number, wickets: number, oversLeft: number): Prospect {
    if (this.#chase && (oversLeft <= LATE_OVERS || lead > -FEW_NEEDED)) return this.#chase.at(lead, wickets, oversLeft);
    const stretch = this.#stretches.find(({ grid }) => oversLeft <= grid.overs) ?? this.#stretches.at(-1)!;
    return stretch.at(lead, wickets, oversLeft);
  }
}

/** The attack is taken as it is on average: who bowls the over after next hardly matters. */
function averageOf({ strengths: { format, pairs, attack } }: Contest): Contest {
  const bowling = attack.reduce((sum, skill) => sum + skill, 0) / attack.length;
  return contestOf({ format, pairs, attack: [bowling] });
}

/** Every one of the last overs is kept, and every few of those before. */
const CLOSE = 60;
const APART = 5;
const keptAt = (overs: number): number => (overs <= CLOSE ? overs : CLOSE + (overs - CLOSE) / APART);

/** What was worked out for one grid. */
class Stretch {
  readonly grid: Grid;
  readonly #first: number;
  /** One place before the first lead, and two after the last. */
  readonly #width: number;
  readonly #win: Float32Array;
  readonly #draw: Float32Array;

  constructor(grid: Grid, backwards: Backwards) {
    this.grid = grid;
    this.#first = keptAt(grid.after);
    this.#width = grid.count + 3;
    const size = (keptAt(grid.overs) - this.#first + 1) * ALL_OUT * this.#width;
    this.#win = new Float32Array(size);
    this.#draw = new Float32Array(size);
    for (let overs = grid.after; overs <= grid.overs; overs++) {
      if (overs > grid.after) backwards.work(overs);
      if (Number.isInteger(keptAt(overs))) this.#keep(backwards, overs);
    }
  }

  #keep(backwards: Backwards, overs: number): void {
    for (let wickets = 0; wickets < ALL_OUT; wickets++) {
      const { win, draw } = backwards.row(overs, wickets);
      const place = ((keptAt(overs) - this.#first) * ALL_OUT + wickets) * this.#width;
      this.#win.set(win.subarray(0, this.#width), place);
      this.#draw.set(draw.subarray(0, this.#width), place);
    }
  }

  /** Between the places of the table by those around them. */
  at(lead: number, wickets: number, oversLeft: number): Prospect {
    const { low, step, count, after, overs } = this.grid;
    const time = keptAt(Math.min(overs, Math.max(after, oversLeft))) - this.#first;
    const early = Math.min(keptAt(overs) - this.#first - 1, Math.floor(time));
    const runs = Math.min(count - 1, Math.max(0, (lead - low) / step));
    const below = Math.min(count - 2, Math.floor(runs));
    const place = (early * ALL_OUT + wickets) * this.#width + below;
    const weights = weightsAt(runs - below);
    const late = time - early;
    const anOver = ALL_OUT * this.#width;
    let win = 0;
    let draw = 0;
    for (let n = 0; n < weights.length; n++) {
      const weight = weights[n]!;
      if (weight === 0) continue;
      const now = place + n;
      win += weight * ((1 - late) * this.#win[now]! + late * this.#win[now + anOver]!);
      draw += weight * ((1 - late) * this.#draw[now]! + late * this.#draw[now + anOver]!);
    }
    win = Math.min(1, Math.max(0, win));
    return { win, draw: Math.min(1 - win, Math.max(0, draw)) };
  }
}
