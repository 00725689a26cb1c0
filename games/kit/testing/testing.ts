import { decimal } from '@maidan/core/odds';
import { dealtByHand } from './byHand.ts';
import type { Game, Outcome, Selection, Table } from '../game.ts';
import { selectionsOf } from '../game.ts';
import { resultWritten } from '../written.ts';

/* What tests of games are written with. */

/** A finished table from cards in deal order: tableFrom(teen20, 'ASS KHH …'). */
export const tableFrom = (game: Game, cards: string, gone = ''): Table =>
  dealtByHand(game, words(cards), words(gone)).table;

/**
 * The result code of a round, and what each selection returns on one unit backed at its opening price where that is
 * more than nothing: a win its odds, a stake returned 1, half back 0.5. Lines and live prices without an opening
 * answer with the name of the outcome.
 */
export function outcomesOf(
  game: Game,
  cards: string,
  gone = '',
): { readonly code: string; readonly paid: Readonly<Record<string, number | string>> } {
  const table = tableFrom(game, cards, gone);
  const paid = selectionsOf(game)
    .filter(({ price }) => price.kind !== 'line' && price.kind !== 'locked')
    .map(selection => [selection.id, paidOn(selection, selection.outcome(table, 0))] as const)
    .filter(([, returned]) => returned !== 0);
  return { code: game.result(table).code, paid: Object.fromEntries(paid) };
}

/** The result as the feed writes it: facts with '#' between them. */
export const textOf = (game: Game, cards: string, gone = ''): string =>
  resultWritten(game.result(tableFrom(game, cards, gone)));

/** What became of one selection. */
export function outcomeOf(game: Game, id: string, cards: string, { gone = '', line = 0 } = {}): Outcome {
  const selection = selectionsOf(game).find(each => each.id === id);
  if (!selection) throw new Error(`${game.code} has no selection ${id}`);
  return selection.outcome(tableFrom(game, cards, gone), line);
}

function paidOn(selection: Selection<Table>, outcome: Outcome): number | string {
  if (outcome === 'lose') return 0;
  if (outcome === 'void') return 1;
  const at = oddsOf(selection);
  if (outcome === 'win') return at ?? 'win';
  if ('pays' in outcome) return decimal(outcome.pays);
  return at === undefined ? `dead heat of ${outcome.deadHeat}` : at / outcome.deadHeat;
}

function oddsOf({ price }: Selection<Table>): number | undefined {
  if (price.kind === 'fixed') return decimal(price.back);
  const { back } = price.kind === 'live' && price.opening ? price.opening : {};
  return back && decimal(back.odds);
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(word => word !== '');
