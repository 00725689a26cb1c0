import { numberMadeAt } from '@maidan/games/kit/fair/announcement';
import type { RecordedWindow } from '@maidan/games/kit/fair/record';
import { momentOf } from '@maidan/games/kit/fair/rootWords';
import { say } from '@maidan/words/say';

/** Since when the root of the bets of a window was on record, as verifiers write it, in the language of the page. */
export function rootWords({ beacon, betsRoot, betsRootAt }: RecordedWindow): string {
  if (betsRoot === null) return say('fair.rootNever');
  if (betsRootAt === undefined || betsRootAt === null) return say('fair.rootUntold');
  const made = numberMadeAt(beacon);
  const since = momentOf(betsRootAt);
  return made === undefined
    ? say('fair.rootUnproven', { since })
    : say('fair.rootSince', { since, made: momentOf(made) });
}
