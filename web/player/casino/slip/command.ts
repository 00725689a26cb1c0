import type { Slip } from '@maidan/games/kit/bet';
import type { Round } from '@maidan/games/kit/round';

/** As many bets as one call takes: contract/casino.ts. */
export const MOST_AT_ONCE = 100;

/** Something a player wants done at a table, once. */
export type Command =
  | {
      readonly do: 'place';
      readonly game: string;
      readonly round: string;
      /** Of the round, in the window these were meant for: however late they come, they reach no other. */
      readonly step: number;
      readonly bets: readonly Slip[];
    }
  | { readonly do: 'undo'; readonly game: string; readonly bets: readonly string[] };

export const placing = (
  game: string,
  { id: round, steps: step }: Pick<Round, 'id' | 'steps'>,
  bets: readonly Slip[],
): Command => ({
  do: 'place',
  game,
  round,
  step,
  bets: bets.map(({ selection, side, odds, line, stake }) => ({ selection, side, odds, line, stake })),
});

export const undoing = (game: string, bets: readonly { readonly id: string }[]): Command => ({
  do: 'undo',
  game,
  bets: bets.map(({ id }) => id),
});
