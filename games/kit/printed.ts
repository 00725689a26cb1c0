import type { Odds } from '@maidan/core/odds';
import type { Game, Selection, Table } from './game.ts';

/* How a price is printed where it is none: to one, for a hundred, between two ends, or as Yes and No. */

/** 1540 thousandths pay 0.54 to one. */
export const toOneOf = (odds: number): number => (odds - 1000) / 1000;

/** Yes and No are told as profit per 100. */
export const rateOf = (odds: Odds): string => String((odds - 1000) / 10);

/** Its sides are Yes and No, since a number is to be reached or a question is asked; elsewhere they are Back and Lay. */
export const isYesOrNo = ({ asks }: Pick<Game, 'asks'>, { price }: Pick<Selection<Table>, 'price'>): boolean =>
  price.kind === 'line' || asks === true;

/** '1 – 40': the least and the most that a pay table pays to one. */
export function paysBetween(pays: Readonly<Record<string, Odds>>): string {
  const all = Object.values(pays).map(toOneOf);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${most}` : `${least} – ${most}`;
}
