import type { LastResult, RoundMade } from '@maidan/contract/table';

/** What the picture shows of a player's own rounds. */
export interface Shown {
  /** 'moment': of the round that has just ended. 'line': of the one before, until the next result. */
  readonly as: 'moment' | 'line';
  readonly made: RoundMade;
}

/** Of the player's rounds at a table, newest first, while this round is played there. */
export function shownOf(
  mine: readonly RoundMade[],
  round: string,
  [newest]: readonly Pick<LastResult, 'round'>[],
): Shown | undefined {
  const made = mine.find(({ isOver }) => isOver);
  if (!made) return undefined;
  if (made.round === round) return { as: 'moment', made };
  // Rounds are numbered as they are announced.
  const isLatest = newest === undefined || Number(newest.round) <= Number(made.round);
  return isLatest ? { as: 'line', made } : undefined;
}
