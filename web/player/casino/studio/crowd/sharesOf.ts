import { inRupees, type Money, sum } from '@maidan/core/money';
import type { Crowd } from '@maidan/games/kit/crowd';
import { type Game, labelOf } from '@maidan/games/kit/game';
import { type Dealing, tableOf } from '@maidan/games/kit/play';

/** What was bet for one side of a game. */
export interface Share {
  readonly selection: string;
  readonly label: string;
  /** Of what was bet for all sides, in whole percents that add up. */
  readonly percent: number;
}

/** More than these are no sides. */
const MOST_SIDES = 6;

/** How the money lies on the sides of the game that were bet on: those of its first market, if they are few enough. */
export function sharesOf(game: Game, round: Dealing, { staked }: Crowd): readonly Share[] {
  const { selections } = game.markets[0]!;
  if (selections.length < 2 || selections.length > MOST_SIDES) return [];
  const table = tableOf(game, round);
  const bet = selections.map(({ id }) =>
    sum(staked.filter(({ selection, side }) => side === 'back' && selection === id).map(({ stake }) => stake)),
  );
  const whole = sum(bet);
  if (whole === 0) return [];
  const percents = inHundred(bet);
  return selections.flatMap((selection, nth) => {
    const percent = percents[nth]!;
    return percent === 0 ? [] : [{ selection: selection.id, label: labelOf(selection, table), percent }];
  });
}

/** Largest remainders: whole percents whose sum is a hundred. */
export function inHundred(amounts: readonly Money[]): readonly number[] {
  const whole = inRupees(sum(amounts));
  const exact = amounts.map(amount => (inRupees(amount) * 100) / whole);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((a, b) => a + b, 0);
  const next = exact.map((share, nth) => [share - percents[nth]!, nth] as const).toSorted(([a], [b]) => b - a);
  for (const [, nth] of next.slice(0, left)) percents[nth]! += 1;
  return percents;
}
