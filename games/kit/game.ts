import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { Category } from './category.ts';
import type { Chance } from './chance.ts';
import type { Fact } from './fact.ts';
import type { LineRule, Quote, Rule } from './quote.ts';
import type { Face, Shoe } from './shoe.ts';
import type { Shown } from './shown.ts';

/**
 * A game is one declaration. Dealing, prices, settlement, returns, the rules page and the
 * betting table on screen are all derived from it, so they cannot disagree.
 */
export interface Game<Seat extends string = string, F extends Face = Face> extends Shown<Seat, F> {
  /** The route and the file name: /casino/teen20 is games/teen20.ts. */
  readonly code: string;
  readonly name: string;
  /** What the header of its page says, when it is not the name. */
  readonly title?: string;
  readonly category: Category;
  /** What players read under "Rules", one sentence each. Payouts are added from the markets. */
  readonly rules: readonly string[];
  readonly shoe: Shoe<F>;
  /** Where faces land, in the order they are shown. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Cards that lie open from the start, round after round. They are not in the shoe. */
  readonly laid?: Readonly<Partial<Record<Seat, readonly F[]>>>;
  /** A shoe that lasts several rounds: what earlier rounds dealt lies in this seat. */
  readonly carry?: Carry<Seat, F>;
  /** The dealer's instructions. `table` fills up as the steps are carried out. */
  script(table: Table<Seat, F>): Iterable<Step<Seat>>;
  readonly markets: readonly Market<Table<Seat, F>>[];
  readonly layout: readonly Block[];
  /** For the Last Result strip and the results page. Called on a finished table. */
  result(table: Table<Seat, F>): RoundResult;
  /**
   * The exact chances of some selections, faster than by finishing the round in every way. Whatever is absent
   * from the answer is found that way after all. It must agree with the outcomes: a test compares the two.
   */
  solve?(seen: Seen<Seat, F>): ReadonlyMap<string, Chance>;
  /**
   * How bets cover each other across markets where a round has too many ways to end to go through them. One of the
   * cases comes. Selections that are in none of the parts go with their market. Every case has the same parts.
   */
  cases?(): readonly Case[];
}

/** What has been dealt so far, by seat. */
export type Table<Seat extends string = string, F extends Face = Face> = Readonly<Record<Seat, readonly F[]>>;

/** What a solver may look at. */
export interface Seen<Seat extends string = string, F extends Face = Face> {
  readonly table: Table<Seat, F>;
  /** What could come next to this seat, and how many of each. */
  left(seat: Seat): ReadonlyMap<F, number>;
  /** The selections that are asked for: the others need not be thought about. */
  readonly wanted: ReadonlySet<string>;
}

export interface Carry<Seat extends string, F extends Face> {
  readonly to: Seat;
  /** Whether a fresh shoe is due, asked between rounds. */
  until(gone: readonly F[]): boolean;
}

export type Step<Seat extends string = string> =
  { readonly do: 'bets'; readonly ms: number } | { readonly do: 'deal'; readonly to: Seat; readonly ms: number };

export interface RoundResult {
  /** One or two letters for the strip: 'A', 'B', 'T'. */
  readonly code: string;
  /** The seats that have won: none where nobody does. */
  readonly winners: readonly string[];
  readonly tie?: true;
  /** The winner first, then whatever else the results page tells, in the order of the rules card. */
  readonly facts: readonly Fact[];
}

/**
 * Selections whose outcomes depend on each other, and tables that show every way these can fall. All of them are paid
 * at the same moment.
 */
export interface Part<T = Table> {
  readonly selections: 'all' | readonly string[];
  readonly endings: readonly T[];
}

/** Parts that have nothing more to do with each other: whatever comes in one can come with whatever comes in another. */
export type Case<T = Table> = readonly Part<T>[];

/**
 * A way a market can end: one selection wins and the others lose, all lose, all stakes or half of them go back, or, where
 * it is none of these, what becomes of each. Whoever is not named there loses.
 */
export type End = 'one' | 'none' | 'void' | 'half' | Readonly<Record<string, Outcome>>;

/** Selections that share limits and a heading. */
export interface Market<T> {
  readonly id: string;
  readonly name: string;
  /** What the data feed calls this kind of row. The id, unless told. */
  readonly subtype?: string;
  readonly limits: Limits;
  /** What the data feed shows as the size on offer. The most that is taken, unless told. */
  readonly size?: Money;
  readonly selections: readonly Selection<T>[];
  /** Every way the market can end, so that bets on different selections cover each other. Absent: each goes its own way. */
  readonly ends?: readonly End[];
  /**
   * Whether bets are taken on this table. By default a fixed price stands until the first
   * card only, and a live one in every betting window.
   */
  open?(table: T): boolean;
  /** Whether it can be paid before the round is over. By default it waits for the end. */
  decided?(table: T): boolean;
}

export interface Limits {
  readonly min: Money;
  readonly max: Money; // a player's stakes on one selection in one round
}

export interface Selection<T> {
  /** Unique in the game: 'A', 'B.pair-plus', 'n17'. */
  readonly id: string;
  /** The number of its row in the data feed. Rows that take a choice of the player share one. */
  readonly sid: Sid;
  /** The number of the lay side, where the feed has a row of its own for No. */
  readonly laySid?: number;
  /** What the data feed calls this row, when it differs from its market's. */
  readonly subtype?: string;
  /**
   * Its full name, as the slip and the feed say it: 'Player A', 'Card 3 Odd'. A bet keeps the code, so what is on the table may
   * change a name only as far as earlier rounds left it there.
   */
  readonly label: string | ((table: T) => string);
  /** Where it is a cell of a row in the data feed: what both are called there. */
  readonly cell?: Cell;
  /** When they differ from the market's. */
  readonly limits?: Limits;
  readonly price: Price<T>;
  /** Asked once the market is decided. `line` is the one the bet was struck at. */
  outcome(table: T, line: number): Outcome;
}

export interface Cell {
  readonly row: string;
  readonly name: string;
}

/** '39_1' is the first cell of row 39. */
export type Sid = number | `${number}_${number}`;

export type Price<T> =
  /** The same odds for everyone until the first card. */
  | { readonly kind: 'fixed'; readonly back: Odds; readonly lay?: Odds }
  /** Odds depend on how it wins and `outcome` answers { pays }. Listed here for display. */
  | { readonly kind: 'paytable'; readonly pays: Readonly<Record<string, Odds>> }
  /** Odds follow the chance of winning, card by card; `opening` stands before the first one. */
  | { readonly kind: 'live'; readonly rule: Rule; readonly opening?: Quote }
  /** Yes/No on a number. The row is fixed, or follows the chances of reaching each line. */
  | { readonly kind: 'line'; readonly rule: LineRule | Quote; measure(table: T): number }
  /** On the table for show, never sold. */
  | { readonly kind: 'locked' };

/**
 * What a back bet gets. A lay bet gets exactly the opposite profit, so nothing here
 * needs to know about sides.
 */
export type Outcome =
  | 'win' // stake × the odds the bet was struck at
  | 'lose'
  | 'void' // stake back
  | { readonly pays: Odds } // stake × these odds instead: 31 for a trio, 0.5 for half back
  | { readonly deadHeat: number }; // a win shared by this many

/** Where selections go on screen. Rows, cells and grids cover most games; a board is drawn by hand. */
export type Block = {
  readonly title?: string;
  /** Whose it is: it wears the mark of a round won by that seat. */
  readonly seat?: string;
  /** Blocks with tabs are shown one tab at a time. */
  readonly tab?: string;
  readonly onlyWhenOpen?: true;
  /** How the labels of its cells are drawn. As text, unless told. */
  readonly as?: 'cards' | 'suits' | 'numbers';
} & (
  | {
      readonly kind: 'rows';
      readonly market: string;
      readonly sides: readonly Side[];
      /** Some of the market's selections, where it is drawn as several tables. */
      readonly only?: readonly string[];
    }
  | { readonly kind: 'cells'; readonly market: string; readonly perRow: number }
  | { readonly kind: 'grid'; readonly columns: readonly string[]; readonly rows: readonly GridRow[] }
  | { readonly kind: 'board'; readonly board: Board; readonly markets: readonly string[] }
);

export interface GridRow {
  readonly label: string;
  /** Selection ids, one per column. */
  readonly cells: readonly string[];
}

/** The only tables drawn by hand, in web/player/casino/boards. */
export type Board = 'roulette' | 'sicbo' | 'lottery' | 'kbc' | 'judgement' | 'racecard';

/**
 * Checks the declaration once, at start-up, and forgets its seat and face types:
 * the rest of the system treats all games alike.
 */
export function defineGame<Seat extends string, F extends Face>(spec: Game<Seat, F>): Game {
  const game = spec as unknown as Game;
  const ids = new Set<string>();
  for (const { id } of selectionsOf(game)) {
    if (ids.has(id)) throw new Error(`${game.code}: ${id} is declared twice`);
    ids.add(id);
  }
  const placed = new Set(game.layout.flatMap(block => selectionsIn(game, block)));
  for (const id of ids) if (!placed.has(id)) throw new Error(`${game.code}: ${id} is not on the layout`);
  for (const id of placed) {
    if (!ids.has(id)) throw new Error(`${game.code}: the layout names ${id}, which does not exist`);
  }
  return game;
}

export const selectionsOf = (game: Game): readonly Selection<Table>[] =>
  game.markets.flatMap(market => market.selections);

/** The selections a block shows, in its order: a cell may stand for the same one as its neighbour. */
export function selectionsIn(game: Game, block: Block): readonly string[] {
  const idsIn = (id: string) => marketOf(game, id).selections.map(selection => selection.id);
  switch (block.kind) {
    case 'rows':
      return block.only ?? idsIn(block.market);
    case 'cells':
      return idsIn(block.market);
    case 'grid':
      return block.rows.flatMap(row => row.cells);
    case 'board':
      return block.markets.flatMap(idsIn);
  }
}

export function marketOf(game: Game, id: string): Market<Table> {
  const market = game.markets.find(each => each.id === id);
  if (!market) throw new Error(`${game.code} has no market ${id}`);
  return market;
}

export const labelOf = ({ label }: Selection<Table>, table: Table): string =>
  typeof label === 'string' ? label : label(table);
