import type { Case, Market, Part, Table } from './game.ts';
import type { Face } from './shoe.ts';

/* The words in which a game says how bets cover each other across its markets. */

export const idsIn = <T>(markets: readonly Market<T>[]): string[] =>
  markets.flatMap(({ selections }) => selections.map(({ id }) => id));

/** Markets about one face: a part that ends with each of them. */
export const aboutOne = <T, F extends Face>(
  markets: readonly Market<T>[],
  faces: Iterable<F>,
  shown: (face: F) => Table,
): Part => ({ selections: idsIn(markets), endings: Array.from(faces, shown) });

/** All of these selections, wherever they stand, end in one of these ways. */
export const together = (selections: Part['selections'], endings: readonly Table[]): readonly Case[] => [
  [{ selections, endings }],
];

/** So many times the same. */
export const times = <F>(count: number, face: F): F[] => Array.from({ length: count }, () => face);
