import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { struckAt } from '@maidan/games/kit/struck';
import { selectionOf } from '../table/offers.ts';
import { priceText } from '../table/priceText.ts';

/** What the figure of a bet is in a narrow column: '1.98', '15 / 105'. */
export const oddsWords = (game: Game, bet: Omit<Slip, 'stake' | 'side'>): string =>
  struckAt(game, bet) ?? priceText(game, selectionOf(game, bet.selection), bet).price;
