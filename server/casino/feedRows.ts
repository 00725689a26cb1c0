import { inRupees } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import {
  type Block,
  type Game,
  labelOf,
  type Market,
  type Price,
  type Selection,
  type Table,
} from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Quote } from '@maidan/games/kit/quote';
import type { Round } from '@maidan/games/kit/round';
import { answerPrices, questionRows } from './feedQuestions.ts';
import { type FeedPrice, type FeedRow, priceShown } from './feedRow.ts';

/** One selection, and what is offered on it. */
interface Cell {
  readonly market: Market<Table>;
  readonly selection: Selection<Table>;
  readonly label: string;
  readonly quote: Quote;
}

/** Every section of the game, in the order of their numbers. */
export function feedRows(game: Game, round: Round): readonly FeedRow[] {
  const cells = cellsOf(game, round);
  const rows = [...Map.groupBy(cells, cell => rowNumber(cell.selection))].toSorted(([a], [b]) => a - b);
  const main = rows[0]?.[1][0]?.market;
  const made = rows
    .flatMap(([sid, row]) => bySide({ ...rowOf(game, round, sid, row), etype: kindOfSection(row, main) }, row))
    .toSorted((a, b) => a.sid - b.sid);
  return [...questionRows(game, made[0]), ...made].map((row, nth) => ({ ...row, sr: nth + 1 }));
}

function cellsOf(game: Game, round: Round): readonly Cell[] {
  const table = tableOf(game, round);
  return game.markets.flatMap(market =>
    market.selections.map(selection => ({
      market,
      selection,
      label: labelOf(selection, table),
      quote: round.quotes[selection.id] ?? {},
    })),
  );
}

const isOffered = ({ quote: { back, lay } }: Cell): boolean => (back ?? lay) !== undefined;

/** '39_1' is a cell of row 39. */
const rowNumber = ({ sid }: Selection<Table>): number => Number.parseInt(String(sid), 10);

function rowOf(game: Game, round: Round, sid: number, cells: readonly Cell[]): Omit<Unplaced, 'etype'> {
  const { market, selection } = cells[0]!; // a group has at least one
  const { min, max } = selection.limits ?? market.limits;
  const isOpen = cells.some(isOffered);
  return {
    sid,
    ...contentOf(game, cells),
    gstatus: isOpen ? 'ACTIVE' : 'SUSPENDED',
    visible: isVisible(game, round, market) ? 1 : 0,
    min: inRupees(min),
    max: inRupees(max),
    subtype: selection.subtype ?? market.subtype ?? market.id,
    ...paysOf(selection.price),
  };
}

type Unplaced = Omit<FeedRow, 'sr'>;

/** A row with a number for each of its sides is two: Yes, which is backed, and No, which is laid. */
function bySide(row: Unplaced, cells: readonly Cell[]): readonly Unplaced[] {
  const { laySid } = cells[0]!.selection; // a group has at least one
  if (laySid === undefined) return [row];
  return [
    { ...row, nat: 'Yes', l: 0, ls: 0, gstatus: row.b > 0 ? 'ACTIVE' : 'SUSPENDED' },
    { ...row, sid: laySid, nat: 'No', b: 0, bs: 0, gstatus: row.l > 0 ? 'ACTIVE' : 'SUSPENDED' },
  ];
}

type Content = FeedPrice & Pick<FeedRow, 'nat' | 'odds'>;

function contentOf(game: Game, cells: readonly Cell[]): Content {
  const first = cells[0]!; // a group has at least one
  if (typeof first.selection.sid === 'string') return cardRow(cells);
  const price = priceOf(cells.find(isOffered) ?? first);
  if (cells.length === 1) return { nat: first.label, ...price };
  // Whatever the player chooses is one row: a number of the lottery, three cards, the answers to the questions.
  if (game.feed?.questions) return { nat: first.market.name, ...price, odds: answerPrices(cells) };
  return { nat: first.market.name, ...price };
}

/** 'Card 3 Odd' and 'Card 3 Even' are the cells of the row 'Card 3'. */
function cardRow(cells: readonly Cell[]): Content {
  const odds = cells.map(({ selection: { sid, cell, price }, quote }, nth) => {
    const number = Number(String(sid).split('_')[1]);
    return {
      sid: number,
      ssid: number,
      sno: nth + 1,
      nat: cell!.name, // whoever has such a number has one
      b: priceShown(price, quote.back),
      l: priceShown(price, quote.lay),
    };
  });
  return { nat: cells[0]!.selection.cell!.row, ...LOCKED_PRICE, odds };
}

const LOCKED_PRICE: FeedPrice = { b: 0, bs: 0, l: 0, ls: 0 };

function priceOf({ market, selection: { price, limits }, quote: { back, lay } }: Cell): FeedPrice {
  if (price.kind === 'line') {
    return { b: back?.line ?? 0, bs: rate(back?.odds), l: lay?.line ?? 0, ls: rate(lay?.odds) };
  }
  const size = inRupees(market.size ?? (limits ?? market.limits).max);
  return {
    b: priceShown(price, back),
    bs: back ? size : 0,
    l: priceShown(price, lay),
    ls: lay ? size : 0,
  };
}

/** Session prices are profit per 100. */
const rate = (at: Odds | undefined): number => (at === undefined ? 0 : (at - 1_000) / 10);

/** Blocks that come and go with their card say so in the layout. */
function isVisible(game: Game, round: Round, market: Market<Table>): boolean {
  const comesAndGoes = game.layout.some(block => block.onlyWhenOpen && isDrawnIn(block, market));
  return !comesAndGoes || (market.open?.(tableOf(game, round)) ?? true);
}

function isDrawnIn(block: Block, { id, selections }: Market<Table>): boolean {
  if (block.kind === 'grid')
    return block.rows.some(row => selections.some(selection => row.cells.includes(selection.id)));
  return block.kind === 'board' ? block.markets.includes(id) : block.market === id;
}

/** The section with the first number belongs to what the game is about. */
function kindOfSection(cells: readonly Cell[], main: Market<Table> | undefined): string {
  const { market, selection } = cells[0]!; // a group has at least one
  if (selection.price.kind === 'line') return 'Fancy2';
  if (selection.price.kind === 'paytable') return 'Fancy';
  return market === main ? 'Match' : 'Fancy1';
}

function paysOf(price: Price<Table>): Pick<FeedRow, 'pays'> {
  if (price.kind !== 'paytable') return {};
  return { pays: Object.fromEntries(Object.entries(price.pays).map(([hit, at]) => [hit, (at - 1_000) / 1_000])) };
}
