import { decimal, formatOdds } from '@maidan/core/odds';
import { faceOf } from '../feed.ts';
import {
  type Block,
  type Game,
  labelOf,
  type Limits,
  marketOf,
  type Price,
  type Selection,
  selectionsOf,
  type Table,
} from '../game.ts';
import { type Deal, type Dealing, seatAfter, tableOf } from '../play.ts';
import { returnsOf } from '../returns.ts';

/* A game in the notation of its rules card, for tests that compare the two. */

/** Number, name, price and largest stake of every selection, by number: '9 Lucky 9 @ 4.7/5.1 max 25000'. */
export function sheetOf(game: Game): string[] {
  const table = tableOf(game, { gone: [], dealt: [] });
  return game.markets
    .flatMap(market => market.selections.map(selection => ({ selection, limits: selection.limits ?? market.limits })))
    .toSorted((a, b) => Number(a.selection.sid) - Number(b.selection.sid))
    .map(({ selection, limits }) => line(selection, limits, table));
}

/** What each block of the layout shows, in its order, as names with prices. */
export function printedOn(game: Game): string[][] {
  const table = tableOf(game, { gone: [], dealt: [] });
  const selections = new Map(selectionsOf(game).map(selection => [selection.id, selection]));
  const print = (id: string) => {
    const selection = selections.get(id)!;
    return `${labelOf(selection, table)} ${priceInWords(selection.price)}`;
  };
  return game.layout.map(block => idsOn(game, block).map(print));
}

/** What a back bet returns at its opening price, in per cent to two places, by selection. */
export const percentsOf = (game: Game): Readonly<Record<string, string>> =>
  Object.fromEntries(returnsOf(game).map(({ id, rtp }) => [id, percent(rtp ?? 0)]));

export const percent = (share: number, places = 2): string => (share * 100).toFixed(places);

/** A round that is not over, from the cards so far in deal order. */
export function dealtSoFar(game: Game, cards: string): Dealing {
  const dealt: Deal[] = [];
  for (const text of cards.split(' ').filter(word => word !== '')) {
    dealt.push({ to: seatAfter(game, { gone: [], dealt })!, face: faceOf(game, text)! });
  }
  return { gone: [], dealt };
}

function line(selection: Selection<Table>, { max }: Limits, table: Table): string {
  return `${selection.sid} ${labelOf(selection, table)} @ ${priceInWords(selection.price)} max ${max / 100}`;
}

function idsOn(game: Game, block: Block): readonly string[] {
  if (block.kind === 'grid') return block.rows.flatMap(row => row.cells);
  const markets = block.kind === 'board' ? block.markets : [block.market];
  return markets.flatMap(id => marketOf(game, id).selections.map(selection => selection.id));
}

function priceInWords(price: Price<Table>): string {
  if (price.kind === 'fixed') return [price.back, price.lay].flatMap(at => (at ? formatOdds(at) : [])).join('/');
  if (price.kind !== 'paytable') return price.kind;
  return Object.entries(price.pays)
    .map(([hand, at]) => `${hand} ${decimal(at) - 1}:1`)
    .join(', ');
}
