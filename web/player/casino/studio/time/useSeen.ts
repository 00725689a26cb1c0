import type { Round } from '@maidan/games/kit/round';
import { useState } from 'react';
import { type Seen, seeNext } from './timing.ts';

/** From which face on the viewer has watched the deal, and how long the last may take. */
export function useSeen(round: Round, now: () => number): Seen {
  const [seen, setSeen] = useState<Seen>(() => seeNext(undefined, round, now));
  const next = seeNext(seen, round, now);
  if (next !== seen) setSeen(next); // React's own way to follow a prop: it renders again before anything is shown
  return next;
}
