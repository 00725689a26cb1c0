import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { selectionOf } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';

/** What the figure of a bet is in a narrow column: '1.98', '15 / 105'. */
export function oddsWords(game: Game, { selection, odds, line }: Omit<Slip, 'stake' | 'side'>): string {
  const declared = selectionOf(game, selection);
  const { price, small } = priceText(game, declared, { odds, line });
  return declared.price.kind === 'line' ? `${price} / ${small}` : price;
}
