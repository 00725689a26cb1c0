import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { selectionOf, sideName } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';
import type { Fate } from './sender.ts';

/** 'Back 1.98', 'Yes 15 at 105'. */
function priceWords(game: Game, { selection, side, odds, line }: Omit<Slip, 'stake'>): string {
  const declared = selectionOf(game, selection);
  const { price, small } = priceText(game, declared, { odds, line });
  const figure = declared.price.kind === 'line' ? `${price} at ${small}` : [price, small].filter(Boolean).join(' ');
  return `${sideName(game, declared, side)} ${figure}`;
}

/** What the figure of a bet is in a narrow column: '1.98', '15 / 105'. */
export function oddsWords(game: Game, { selection, odds, line }: Omit<Slip, 'stake' | 'side'>): string {
  const declared = selectionOf(game, selection);
  const { price, small } = priceText(game, declared, { odds, line });
  return declared.price.kind === 'line' ? `${price} / ${small}` : price;
}

/** What is said when a command was done. */
export function doneWords(game: Game, { command }: Fate): readonly [title: string, detail: string] {
  if (command.do === 'undo') return ['Bet taken back', 'What was held for it is free again.'];
  const { bets } = command;
  const [first] = bets;
  const total = formatMoney(sum(bets.map(({ stake }) => stake)));
  if (!first || bets.length > 1) return [`${bets.length} bets placed`, `Total stake ${total}`];
  return ['Bet placed', `${nameOn(game, first.selection)} · ${priceWords(game, first)} · ${total}`];
}

/** Names that change with the table are the server's to say: My Bet has them. */
function nameOn(game: Game, selection: string): string {
  const { label } = selectionOf(game, selection);
  return typeof label === 'string' ? label : game.name;
}
