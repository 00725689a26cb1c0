import type { Game } from '@maidan/games/kit/game';
import { selectionOf } from '../table/offers.ts';

/** A place of the felt that holds a number: columns of three, from 1-2-3 to 34-35-36. */
export interface Pocket {
  readonly number: number;
  readonly column: number;
  /** From the bottom. */
  readonly row: number;
  readonly colour: 'red' | 'black';
}

const NUMBERS = Array.from({ length: 36 }, (_, n) => n + 1);

export const pocketsOf = (game: Game): readonly Pocket[] =>
  NUMBERS.map(number => ({
    number,
    column: Math.ceil(number / 3),
    row: ((number - 1) % 3) + 1,
    colour: winsOn(game, 'red', number) ? 'red' : 'black',
  }));

/** The numbers a bet wins with, by the rules that settle it. */
export const coveredBy = (game: Game, selection: string): ReadonlySet<number> =>
  new Set([0, ...NUMBERS].filter(number => winsOn(game, selection, number)));

const winsOn = (game: Game, selection: string, number: number): boolean =>
  selectionOf(game, selection).outcome({ number: [number] }, 0) === 'win';
