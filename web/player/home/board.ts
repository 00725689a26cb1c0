import type { BoardPrice, BoardRow } from '@maidan/contract/event';

/** What can still be bet on: in play first, then by start. */
export function openRows(rows: readonly BoardRow[]): readonly BoardRow[] {
  return rows
    .filter(({ state }) => state === 'inPlay' || state === 'upcoming')
    .toSorted((a, b) => Number(isInPlay(b)) - Number(isInPlay(a)) || a.startsAt - b.startsAt || byName(a, b));
}

export const isInPlay = ({ state }: Pick<BoardRow, 'state'>): boolean => state === 'inPlay';

/** Without the rules of any language: a phone needs longer to read those than to draw the board. */
function byName(a: BoardRow, b: BoardRow): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return Number(first > second) - Number(first < second);
}

/** What the board shows: a sport, or of all sports what is in play or has a star. One sport is always the active one. */
export type Choice =
  | { readonly kind: 'sport'; readonly sport: string }
  | { readonly kind: 'inPlay'; readonly sport: string }
  | { readonly kind: 'favourites'; readonly sport: string; readonly ids: readonly string[] };

export function chosenRows(rows: readonly BoardRow[], choice: Choice): readonly BoardRow[] {
  switch (choice.kind) {
    case 'sport':
      return rows.filter(({ sport }) => sport === choice.sport);
    case 'inPlay':
      return firstOf(choice.sport, rows.filter(isInPlay));
    case 'favourites':
      return firstOf(
        choice.sport,
        rows.filter(({ id }) => choice.ids.includes(id)),
      );
  }
}

/** In the views of all sports the active one comes first. */
const firstOf = (active: string, rows: readonly BoardRow[]): readonly BoardRow[] =>
  rows.toSorted((a, b) => Number(b.sport === active) - Number(a.sport === active));

export const COLUMNS = ['1', 'X', '2'] as const;
export type Column = (typeof COLUMNS)[number];

/** The server tells 1 and 2 first, and the draw after them where there is one. */
const PLACES: Readonly<Record<Column, number>> = { 1: 0, 2: 1, X: 2 };

export const priceIn = ({ prices }: Pick<BoardRow, 'prices'>, column: Column): BoardPrice | undefined =>
  prices[PLACES[column]];
