import { LOW_RANKS, type Rank } from '@maidan/games/kit/cards';

/** How many ranks make a choice. */
export const CHOSEN = 3;

/** One more rank, or one less; a fourth takes the place of the oldest. */
export const toggled = (chosen: readonly Rank[], rank: Rank): readonly Rank[] =>
  chosen.includes(rank) ? chosen.filter(each => each !== rank) : [...chosen, rank].slice(-CHOSEN);

/** The ranks every choice of which has won: those that lie on the table. */
export const rightRanks = (selections: readonly string[], isWon: (selection: string) => boolean): readonly Rank[] => {
  const won = new Set(selections.filter(isWon));
  return LOW_RANKS.filter(rank => won.size > 0 && selections.every(id => !id.includes(rank) || won.has(id)));
};

/** The selection of three ranks, ace first, or none until there are three. */
export const choiceOf = (chosen: readonly Rank[]): string | undefined =>
  chosen.length === CHOSEN ? LOW_RANKS.filter(rank => chosen.includes(rank)).join('') : undefined;
