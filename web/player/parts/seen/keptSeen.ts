import type { Round } from '@maidan/games/kit/round';
import { seenFrom, type SeenRound, withSeen } from './seenRounds.ts';

const NAME = 'seen-announcements';

export const keptSeen = (): readonly SeenRound[] => seenFrom(localStorage.getItem(NAME));

/** Kept by this browser. One that keeps nothing, or has no room, plays on without. */
export function keepSeen(round: Round): void {
  const before = keptSeen();
  const after = withSeen(before, round);
  if (after === before) return;
  try {
    localStorage.setItem(NAME, JSON.stringify(after));
  } catch {
    // no room: the record can still be verified, only not held against what was seen
  }
}
