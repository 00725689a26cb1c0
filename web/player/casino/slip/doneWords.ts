import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { sayLabel } from '@maidan/words/games/labels';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { selectionOf, sideName } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';
import { merged } from './again.ts';
import type { Fate } from './sender.ts';

export const leftWords = (count: number): string => say('casino.leftOut', { count });

/** What is said when a command was done. */
export function doneWords(game: Game, { command }: Fate): readonly [title: string, detail: string] {
  if (command.do === 'undo') return [say('casino.takenBack'), say('casino.freeAgain')];
  const { bets } = command;
  const [first] = bets;
  const total = formatMoney(sum(bets.map(({ stake }) => stake)));
  if (!first || bets.length > 1) {
    return [say('casino.betsPlaced', { count: bets.length }), say('casino.totalStake', { total })];
  }
  return [say('casino.betPlaced'), `${nameOn(game, first.selection)} · ${priceWords(game, first)} · ${total}`];
}

/** Which of several bets that were refused together these are; one alone is known. */
export function refusedWords(game: Game, bets: readonly Slip[]): string {
  if (bets.length < 2) return '';
  const cells = merged(bets);
  const total = formatMoney(sum(bets.map(({ stake }) => stake)));
  if (cells.length > NAMED) return say('casino.notTakenMany', { count: bets.length, total });
  const named = cells.map(({ selection, stake }) => `${nameOn(game, selection)} ${formatMoney(stake)}`);
  return say('casino.notTaken', { bets: named.join(', ') });
}

/** More names than this are not read. */
const NAMED = 3;

/** Names that change with the table are the server's to say: My Bet has them. */
function nameOn(game: Game, selection: string): string {
  const { label } = selectionOf(game, selection);
  return typeof label === 'string' ? sayLabel(label) : sayGame(game.name);
}

/** 'Back 1.98', 'Yes 15 at 105'. */
function priceWords(game: Game, { selection, side, odds, line }: Omit<Slip, 'stake'>): string {
  const declared = selectionOf(game, selection);
  const { price, small } = priceText(game, declared, { odds, line });
  const named = sideName(game, declared, side);
  if (declared.price.kind === 'line') return say('casino.lineAt', { side: named, line: price, rate: small });
  return [named, price, small].filter(Boolean).join(' ');
}
