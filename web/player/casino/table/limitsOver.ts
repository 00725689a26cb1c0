import { findSelection } from '@maidan/games/kit/bet';
import { type Block, type Game, selectionsIn } from '@maidan/games/kit/game';
import { limitsText } from './priceText.ts';

/** Where bets of one panel have limits of their own, the least and the most of them; the slip says them for each. */
export function limitsOver(game: Game, blocks: readonly Block[]): string {
  const all = blocks
    .flatMap(block => selectionsIn(game, block))
    .flatMap(id => {
      const found = findSelection(game, id);
      return found ? [found.selection.limits ?? found.market.limits] : [];
    });
  return limitsText(...all);
}
