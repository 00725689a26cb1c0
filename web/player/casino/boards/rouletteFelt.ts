import { INSIDE, type Inside } from '@maidan/games/kit/families/rouletteInside';
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

const columnOf = (number: number): number => Math.ceil(number / 3);
const rowOf = (number: number): number => ((number - 1) % 3) + 1;

export const pocketsOf = (game: Game): readonly Pocket[] =>
  NUMBERS.map(number => ({
    number,
    column: columnOf(number),
    row: rowOf(number),
    colour: winsOn(game, 'red', number) ? 'red' : 'black',
  }));

/** The numbers a bet wins with, by the rules that settle it. */
export const coveredBy = (game: Game, selection: string): ReadonlySet<number> =>
  new Set([0, ...NUMBERS].filter(number => winsOn(game, selection, number)));

const winsOn = (game: Game, selection: string, number: number): boolean =>
  selectionOf(game, selection).outcome({ number: [number] }, 0) === 'win';

/** Where a bet between the numbers lies, in columns from the zero's edge and in rows from the bottom. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What is never sold has no place. */
export const spotsOf = (game: Game): readonly Spot[] =>
  INSIDE.filter(({ kind, id }) => BETWEEN.has(kind) && selectionOf(game, id).price.kind !== 'locked').map(placeOf);

const BETWEEN: ReadonlySet<string> = new Set(['Split', 'Street', 'Corner', 'Line']);

/** Splits and corners lie in the middle of their numbers; streets and lines, and the first four, on the lower edge. */
function placeOf({ kind, id, numbers }: Inside): Spot {
  const others = numbers.filter(number => number > 0);
  const isWithZero = others.length < numbers.length;
  const isOnEdge = kind === 'Line' || (kind === 'Street' ? !isWithZero : others.length === 3);
  return {
    id,
    x: isWithZero ? 0 : middle(others.map(columnOf)) - 0.5,
    y: isOnEdge ? 0 : middle(others.map(rowOf)) - 0.5,
  };
}

const middle = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;
