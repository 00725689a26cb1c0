import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';

/** The lowest stake on everything that can be backed. */
export const slipsOf = (game: Game, round: Pick<Round, 'quotes'>): readonly Slip[] =>
  game.markets.flatMap(market =>
    market.selections.flatMap(({ id, limits }): Slip[] => {
      const offer = round.quotes[id]?.back;
      const { min } = limits ?? market.limits;
      return offer ? [{ selection: id, side: 'back', odds: offer.odds, line: offer.line ?? 0, stake: min }] : [];
    }),
  );
