import type { Game, Limits } from './game.ts';

/** The game with an operator's limits, by market. A market that got some loses the special ones of its rows. */
export function withLimits(game: Game, limits: Readonly<Record<string, Limits>>): Game {
  if (Object.keys(limits).length === 0) return game;
  return {
    ...game,
    markets: game.markets.map(market => {
      const own = limits[market.id];
      if (!own) return market;
      return {
        ...market,
        limits: own,
        selections: market.selections.map(selection => ({ ...selection, limits: own })),
      };
    }),
  };
}
