import type { EventView, MarketView } from '@maidan/contract/event';
import type { HouseRow, RowKind } from '@maidan/exchange/rows/houseRow';
import { SECTION_TITLES } from './words.ts';

/** Rows of one kind under one heading. */
export interface Section {
  readonly kind: RowKind;
  readonly title: string;
  readonly rows: readonly HouseRow[];
}

export interface Layout {
  /** Books between players over the whole width; who wins first, and after it the bookmakers. */
  readonly books: readonly MarketView[];
  readonly bookmakers: readonly HouseRow[];
  readonly left: readonly Section[];
  readonly right: readonly Section[];
  /** Books of little interest: one price a side is enough. */
  readonly small: readonly MarketView[];
}

const LEFT: readonly RowKind[] = ['session', 'overByOver', 'ballByBall', 'line', 'khado'];
const RIGHT: readonly RowKind[] = ['fancy1', 'oddEven', 'meter', 'lastDigit'];

/** Markets nearly nobody looks at first. */
const SMALL: ReadonlySet<string> = new Set(['Tied_Match', 'TIED_MATCH']);

/** More books than this besides the first are read in two columns, with their best prices only. */
export const MOST_WIDE = 3;

/** Who wins. */
const MAIN: ReadonlySet<string> = new Set(['MATCH_ODDS', 'WIN']);

/** The book everybody looks at first, wherever it stands among the others. */
export const mainOf = (markets: readonly MarketView[]): MarketView | undefined =>
  markets.find(({ name }) => MAIN.has(name)) ?? markets[0];

/** Two columns of about the same length: one after the other, they are in the order of the page again. */
export function inTwo(markets: readonly MarketView[]): readonly [readonly MarketView[], readonly MarketView[]] {
  const lengths = markets.map(({ runners }) => runners.length + HEAD_LINES);
  const half = lengths.reduce((sum, length) => sum + length, 0) / 2;
  let above = 0;
  const count = lengths.filter(length => (above += length) - length / 2 <= half).length;
  return [markets.slice(0, count), markets.slice(count)];
}

/** A bar and a line of limits are as high as two runners. */
const HEAD_LINES = 2;

/** Where everything that is open on a match stands on its page. */
export function layoutOf({ markets, rows }: Pick<EventView, 'markets' | 'rows'>): Layout {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const sections = (kinds: readonly RowKind[]): Section[] =>
    kinds.flatMap(kind => {
      const found = byKind.get(kind);
      return found ? [{ kind, title: SECTION_TITLES[kind], rows: found }] : [];
    });
  const [left, right] = [sections(LEFT), sections(RIGHT)];
  // Before play there is nothing beside them.
  const isSmall = ({ name }: MarketView): boolean => SMALL.has(name) && left.length + right.length > 0;
  const main = mainOf(markets);
  return {
    books: [...(main ? [main] : []), ...markets.filter(market => market !== main && !isSmall(market))],
    bookmakers: byKind.get('bookmaker') ?? [],
    left,
    right,
    small: markets.filter(isSmall),
  };
}

/** The first lines of it, in the order in which a phone shows them. */
export function firstLines(layout: Layout, count: number): Layout {
  let left = count;
  const lines = <T>(all: readonly T[]): readonly T[] => {
    const taken = all.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken;
  };
  const rowsOf = (sections: readonly Section[]): readonly Section[] =>
    sections.map(section => ({ ...section, rows: lines(section.rows) })).filter(({ rows }) => rows.length > 0);
  const { books, bookmakers, small } = layout;
  // Two columns of books are of about the same length only when all of them are there.
  const isWhole = books.length - 1 <= MOST_WIDE || count >= books.length + bookmakers.length;
  const first = { books: lines(isWhole ? books : books.slice(0, 1)), bookmakers: lines(bookmakers) };
  if (!isWhole) return { ...first, left: [], right: [], small: [] };
  return { ...first, left: rowsOf(layout.left), right: rowsOf(layout.right), small: lines(small) };
}

export const lineCount = ({ markets, rows }: Pick<EventView, 'markets' | 'rows'>): number =>
  markets.length + rows.length;
