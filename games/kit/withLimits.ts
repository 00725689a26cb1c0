import type { Game, Limits } from './game.ts';

type ByMarket = Readonly<Record<string, Limits>>;

/** The last one made from each game: what is found out about a game is kept with it, and bets ask for it again and again. */
const made = new WeakMap<Game, { readonly limits: ByMarket; readonly game: Game }>();

/** The game with an operator's limits, by market. A market that got some loses the special ones of its rows. */
export function withLimits(game: Game, limits: ByMarket): Game {
  if (Object.keys(limits).length === 0) return game;
  const known = made.get(game);
  if (known?.limits === limits) return known.game;
  const limited = { ...game, markets: game.markets.map(market => limitedTo(market, limits[market.id])) };
  made.set(game, { limits, game: limited });
  return limited;
}

function limitedTo(market: Game['markets'][number], limits: Limits | undefined): Game['markets'][number] {
  if (!limits) return market;
  return { ...market, limits, selections: market.selections.map(selection => ({ ...selection, limits })) };
}
