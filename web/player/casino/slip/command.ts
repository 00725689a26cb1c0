import type { Slip } from '@maidan/games/kit/bet';
import type { Quotes } from '@maidan/games/kit/quote';

/** Something a player wants done at a table, once. */
export type Command =
  | { readonly do: 'place'; readonly game: string; readonly round: string; readonly bets: readonly Slip[] }
  | { readonly do: 'undo'; readonly game: string; readonly bets: readonly string[] };

export const placing = (game: string, round: string, bets: readonly Slip[]): Command => ({
  do: 'place',
  game,
  round,
  bets: bets.map(({ selection, side, odds, line, stake }) => ({ selection, side, odds, line, stake })),
});

export const undoing = (game: string, bets: readonly { readonly id: string }[]): Command => ({
  do: 'undo',
  game,
  bets: bets.map(({ id }) => id),
});

/** The same bets at the prices of now. Nothing when one of them is not offered: all are taken, or none. */
export function atPresentPrices(bets: readonly Slip[], quotes: Quotes): readonly Slip[] | undefined {
  const again = bets.map(({ selection, side, stake }): Slip | undefined => {
    const offer = quotes[selection]?.[side];
    return offer && { selection, side, odds: offer.odds, line: offer.line ?? 0, stake };
  });
  return again.length > 0 && again.every(bet => bet !== undefined) ? again : undefined;
}
