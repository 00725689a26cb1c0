import { inRupees, type Money, sum } from '@maidan/core/money';
import { type Side, SIDES } from '@maidan/core/odds';
import type { Crowd } from '@maidan/games/kit/crowd';
import { type Game, labelOf, type Selection, type Table } from '@maidan/games/kit/game';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { sayLabel } from '@maidan/words/games/labels';
import { cellOf, sideName } from '../../table/offers.ts';

/** What was bet for one side of a game. */
export interface Share {
  readonly key: string;
  /** As the page says it. */
  readonly label: string;
  /** Of what was bet for all sides, in whole percents that add up. */
  readonly percent: number;
}

/** More than these are no sides. */
const MOST_SIDES = 6;

/** How the money lies on the sides of the game that were bet on, if they are few enough. */
export function sharesOf(game: Game, round: Dealing, { staked }: Crowd): readonly Share[] {
  const sides = sidesIn(game, round);
  if (sides.length < 2 || sides.length > MOST_SIDES) return [];
  const bet = sides.map(({ has }) => sum(staked.filter(has).map(({ stake }) => stake)));
  if (sum(bet) === 0) return [];
  const percents = inHundred(bet);
  return sides.flatMap(({ key, label }, nth) => {
    const percent = percents[nth]!;
    return percent === 0 ? [] : [{ key, label, percent }];
  });
}

interface Lying extends Pick<Share, 'key' | 'label'> {
  has(bet: Pick<Crowd['staked'][number], 'selection' | 'side'>): boolean;
}

/** Its seats, where every bet is on one of them; else what the main market asks, or the first where none is called so. */
function sidesIn(game: Game, round: Dealing): readonly Lying[] {
  if (game.onSeats) {
    return Object.entries(game.seats).map(([seat, name]) => ({
      key: seat,
      label: sayLabel(name),
      has: ({ selection, side }) => side === 'back' && selection.startsWith(`${seat}.`),
    }));
  }
  const { selections } = game.markets.find(({ id }) => id === 'main') ?? game.markets[0]!;
  const [only] = selections;
  const lying = (label: string, on: Selection<Table>, way: Side): Lying => ({
    key: cellOf(on.id, way),
    label,
    has: ({ selection, side }) => side === way && selection === on.id,
  });
  if (only && selections.length === 1) return SIDES.map(way => lying(sideName(game, only, way), only, way));
  const table = tableOf(game, round);
  return selections.map(on => lying(sayLabel(labelOf(on, table)), on, 'back'));
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
