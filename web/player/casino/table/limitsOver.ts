import { findSelection } from '@maidan/games/kit/bet';
import { type Block, type Game, type Limits, selectionsIn } from '@maidan/games/kit/game';

/** Bets of one panel may have limits of their own: over it stand the least and the most of them, the slip says them for each. */
export const limitsOver = (game: Game, blocks: readonly Block[]): readonly Limits[] =>
  blocks
    .flatMap(block => selectionsIn(game, block))
    .flatMap(id => {
      const found = findSelection(game, id);
      return found ? [found.selection.limits ?? found.market.limits] : [];
    });
