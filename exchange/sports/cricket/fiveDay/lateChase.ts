import type { Kernel } from '../chances.ts';
import { before, PAD } from '../chase.ts';
import type { Contest } from '../contest.ts';
import { ALL_OUT, BALLS_PER_OVER } from '../rules.ts';
import { fiveDayLevel } from '../tactics.ts';
import { afterRain, hopelessFrom, mixRain, type Prospect } from './backwards.ts';

/*
 * The end of a Test's last innings, ball by ball: a boundary can bring a chase back that was given up, so what the rate
 * makes of the batting is asked anew with every ball.
 */

/** With more time, and with more runs needed, it goes over by over. */
export const LATE_OVERS = 60;
export const FEW_NEEDED = 60;

/** What is told of each number of runs needed. */
const KINDS = ['win', 'draw', 'tie'] as const;
type Column = Readonly<Record<(typeof KINDS)[number], Float64Array>>;

const MOST = hopelessFrom(LATE_OVERS);

export class LateChase {
  readonly #contest: Contest;
  /** At the start of an over, by overs left and wickets. */
  readonly #columns: (readonly Column[])[];
  readonly #free = new Float64Array(MOST + PAD + 1);

  /** The attack bowls every over alike. */
  constructor(contest: Contest) {
    this.#contest = contest;
    this.#columns = [Array.from({ length: ALL_OUT + 1 }, (_, wickets) => ended(wickets === ALL_OUT))];
    for (let overs = 1; overs <= LATE_OVERS; overs++) this.#columns.push(this.#over(overs));
  }

  at(lead: number, wickets: number, oversLeft: number): Prospect {
    if (lead > 0) return { win: 1, draw: 0, tie: 0 };
    const { win, draw, tie } = this.#columns[Math.min(LATE_OVERS, oversLeft)]![wickets]!;
    const place = Math.min(MOST, 1 - lead) + PAD;
    return { win: win[place]!, draw: draw[place]!, tie: tie[place]! };
  }

  #over(overs: number): readonly Column[] {
    const most = Math.min(MOST, hopelessFrom(overs));
    const kernels = Array.from({ length: ALL_OUT }, (_, wickets) => this.#kernels(overs, wickets, most));
    let columns = this.#columns[overs - 1]!;
    for (let ball = 0; ball < BALLS_PER_OVER; ball++) {
      const after = columns;
      columns = after.map((column, wickets) =>
        wickets === ALL_OUT ? column : this.#ball(kernels[wickets]!, column, after[wickets + 1]!),
      );
    }
    for (let wickets = 0; wickets < ALL_OUT; wickets++) this.#rain(columns[wickets]!, overs, wickets);
    return columns;
  }

  #kernels(oversLeft: number, wickets: number, most: number): readonly Kernel[] {
    return Array.from({ length: most + 1 }, (_, need) =>
      this.#contest.kernel(0, wickets, fiveDayLevel({ nth: 4, lead: 1 - need, wickets, overs: 0, oversLeft })),
    );
  }

  /** Who needs more than is looked at is as far from it as who needs the most of that. */
  #ball(kernels: readonly Kernel[], after: Column, fallen: Column): Column {
    const told = (kind: keyof Column): Float64Array => {
      const column = before(kernels, after[kind], fallen[kind], this.#free, kind === 'win' ? 1 : 0);
      return column.fill(column[kernels.length - 1 + PAD]!, kernels.length + PAD);
    };
    return { win: told('win'), draw: told('draw'), tie: told('tie') };
  }

  #rain(column: Column, overs: number, wickets: number): void {
    const [little, much] = afterRain(overs).map(left => this.#columns[left]![wickets]!);
    for (const kind of KINDS) mixRain(column[kind], little![kind], much![kind], PAD, MOST + PAD + 1);
  }
}

/** No time left, or nobody to bat. */
function ended(isAllOut: boolean): Column {
  const [win, draw, tie] = [0, 0, 0].map(() => new Float64Array(MOST + PAD + 1));
  win!.fill(1, 0, PAD + 1);
  if (isAllOut) tie![PAD + 1] = 1;
  else draw!.fill(1, PAD + 1);
  return { win: win!, draw: draw!, tie: tie! };
}
