import type { Answer } from '../sports/sport.ts';

/**
 * An answer as the books read it. Every stake is thought of in so many equal `parts`; on a runner that won, so many of
 * them are settled as won and the rest as lost. One winner: 1 of 1. Two who share it: 1 of 2 each.
 */
export type Ruling = 'void' | { readonly parts: number; readonly won: Readonly<Record<string, number>> };

export const isVoid = (ruling: Ruling): ruling is 'void' => ruling === 'void';

/** The rules for runners that win: `places` of them, unless they dead-heat. */
export function rulingOf(answer: Answer, runners: readonly string[], places = 1): Ruling {
  if (answer.type === 'void') return 'void';
  if (answer.type === 'runs') throw new RangeError('runners are not answered by a number of runs');
  const winners = answer.winners.map(place => nameAt(runners, place));
  if (winners.length <= places && answer.sharedBy === undefined) return { parts: 1, won: wonBy(winners, 1) };
  if (answer.sharedBy !== undefined) return sharedWithOthers(winners, runners, answer.sharedBy);
  const tied = answer.tied?.map(place => nameAt(runners, place)) ?? winners;
  const outright = winners.filter(runner => !tied.includes(runner));
  return {
    parts: tied.length,
    won: { ...wonBy(outright, tied.length), ...wonBy(tied, Math.max(0, places - outright.length)) },
  };
}

/** A yes that several share, who have rows of their own: what yes does not win, no does. */
function sharedWithOthers(winners: readonly string[], runners: readonly string[], sharedBy: number): Ruling {
  const others = runners.filter(runner => !winners.includes(runner));
  return {
    parts: sharedBy,
    won: { ...wonBy(winners, 1), ...(others.length === 1 ? wonBy(others, sharedBy - 1) : {}) },
  };
}

const wonBy = (runners: readonly string[], parts: number): Record<string, number> =>
  Object.fromEntries(runners.map(runner => [runner, parts]));

function nameAt(runners: readonly string[], place: number): string {
  const runner = runners[place];
  if (runner === undefined) throw new RangeError(`no runner at ${place}`);
  return runner;
}
