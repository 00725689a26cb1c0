import type { RoundMade } from '@maidan/contract/table';
import { useEffect, useEffectEvent, useState } from 'react';
import { playScore } from '../studio/sound/sounds.ts';
import { isToTaste } from '../page/useTaste.ts';
import { type Cheer, watched } from './cheer.ts';
import { fanfareOf } from './fanfare.ts';

/** How the round that ended just now is cheered, and its sound, once. Of several tables one is heard. */
export function useWatched(made: RoundMade | undefined, isHeard: boolean): Cheer | undefined {
  const [seen, setSeen] = useState(() => watched(undefined, made));
  const next = watched(seen, made);
  if (next !== seen) setSeen(next); // React's own way to follow: it renders again before anything is shown
  const hears = useEffectEvent(() => isHeard && isToTaste('sound'));
  useEffect(() => {
    if (next?.cheer !== undefined && hears()) playScore(fanfareOf(next.cheer));
  }, [next]);
  return next?.cheer;
}
