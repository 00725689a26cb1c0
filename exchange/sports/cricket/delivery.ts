import {
  BYES_TO_THE_ROPE,
  HOW_OUT,
  type Kernel,
  legByeShare,
  NO_BALLS,
  offTheBody,
  OUT,
  OUT_AFTER_ONE,
  RUN_OUT,
  RUNS,
  WICKETS,
  WIDES,
} from './chances.ts';
import type { Delivery } from './innings.ts';
import type { Review } from './match.ts';
import type { Format } from './rules.ts';

/* The deliveries behind the chances: each place of a kernel, told apart by what the score card makes of it. */

export type Weighted = readonly (readonly [Delivery, number])[];

/** Listed once for each kernel: a match draws from the same few hundred over and over. */
const listed = new WeakMap<Kernel, { readonly ball: Weighted; readonly freeHit: Weighted }>();

export function deliveriesOf(format: Format, kernel: Kernel, isFreeHit: boolean): Weighted {
  let found = listed.get(kernel);
  if (!found) {
    found = { ball: list(format, kernel, false), freeHit: list(format, kernel, true) };
    listed.set(kernel, found);
  }
  return isFreeHit ? found.freeHit : found.ball;
}

function list(format: Format, kernel: Kernel, isFreeHit: boolean): Weighted {
  const off = offTheBody(format);
  const fromBody = { 1: off * (1 - BYES_TO_THE_ROPE), 4: off * BYES_TO_THE_ROPE };
  const out = kernel[OUT]! - kernel[RUN_OUT]!;
  const dot = kernel[0]! + (isFreeHit ? out : 0);
  const batted = RUNS.map((bat): readonly [Delivery, number] => {
    const chance = bat === 0 ? dot : kernel[RUNS.indexOf(bat)]!;
    return [{ bat }, bat === 1 || bat === 4 ? chance - fromBody[bat] : chance];
  });
  const byes = ([1, 4] as const).flatMap((extras): Weighted => [
    [{ bat: 0, extra: 'legBye', extras }, fromBody[extras] * legByeShare(format)],
    [{ bat: 0, extra: 'bye', extras }, fromBody[extras] * (1 - legByeShare(format))],
  ]);
  const wides = WIDES.map(([place, extras]): readonly [Delivery, number] => [
    { bat: 0, extra: 'wide', extras },
    kernel[place]!,
  ]);
  const noBalls = NO_BALLS.map(([place, runs]): readonly [Delivery, number] => [
    { bat: runs - 1, extra: 'noBall', extras: 1 },
    kernel[place]!,
  ]);
  return [...batted, ...byes, ...wides, ...noBalls, ...runOuts(kernel), ...(isFreeHit ? [] : wickets(format, out))];
}

function wickets(format: Format, chance: number): Weighted {
  const shares = WICKETS[format];
  return HOW_OUT.filter(how => how !== 'run out').map(how => [
    { bat: 0, out: { how, who: 'striker' } },
    (chance * shares[how]) / (1 - shares['run out']),
  ]);
}

const runOuts = (kernel: Kernel): Weighted =>
  (['striker', 'other'] as const).flatMap((who): Weighted => [
    [{ bat: 0, out: { how: 'run out', who } }, kernel[RUN_OUT]! / 2],
    [{ bat: 1, out: { how: 'run out', who } }, kernel[OUT_AFTER_ONE]! / 2],
  ]);

/** How often the umpires look again, by what they will find. Chances stay what they are: a review tells what it may be. */
export function reviewsOf(ball: Delivery, isFreeHit: boolean): Partial<Record<Review, number>> {
  if (ball.extra) return {};
  if (ball.out) return BY_WICKET[ball.out.how];
  if (ball.bat === 4 || ball.bat === 6) return { boundary: 0.1 };
  if (ball.bat === 2 || ball.bat === 3) return { boundary: 0.03, 'run out': 0.02 };
  if (ball.bat === 1) return { 'run out': 0.006 };
  return isFreeHit ? {} : { lbw: 0.012, catch: 0.004, stumping: 0.002 };
}

const BY_WICKET: Readonly<Record<(typeof HOW_OUT)[number], Partial<Record<Review, number>>>> = {
  bowled: {},
  caught: { catch: 0.12 },
  lbw: { lbw: 0.5 },
  stumped: { stumping: 0.7 },
  'run out': { 'run out': 0.6 },
};
