import type { RoundRecord } from '@maidan/games/kit/fair/record';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';

/*
 * What this browser saw of rounds while they were live: when betting closes and which number of the beacon decides, as
 * announced, and the root of the bets. It is kept here, out of the reach of the house, and held against the record later.
 */

/** Of one betting window, as far as it was seen. */
interface SeenWindow {
  readonly closes?: number;
  readonly beacon?: string;
  readonly announcement?: string;
  readonly betsRoot?: string;
  readonly betsRootAt?: number;
}

export interface SeenRound {
  readonly round: string;
  readonly windows: readonly SeenWindow[];
}

/** So many rounds are kept, the newest first. */
export const MOST_SEEN = 200;

/** With what the round shows now. What was seen before is never seen otherwise afterwards. */
export function withSeen(seen: readonly SeenRound[], round: SeenOf): readonly SeenRound[] {
  const windows = windowsOf(round);
  if (round.id === '' || windows.length === 0) return seen;
  const known = seen.find(each => each.round === round.id)?.windows ?? [];
  const both = Array.from({ length: Math.max(known.length, windows.length) }, (_, n) => ({
    ...windows[n],
    ...known[n],
  }));
  if (JSON.stringify(both) === JSON.stringify(known)) return seen;
  return [{ round: round.id, windows: both }, ...seen.filter(each => each.round !== round.id)].slice(0, MOST_SEEN);
}

/** Most of what happens in a round is no announcement: then nothing is read or kept again. */
export const tellsNothingNew = (before: SeenOf | undefined, round: SeenOf): boolean =>
  before?.id === round.id && JSON.stringify(windowsOf(before)) === JSON.stringify(windowsOf(round));

type SeenOf = Pick<Round, 'id' | 'phase' | 'dueAt' | 'beacon' | 'announcement' | 'betsRoots' | 'betsRootsAt'>;

/** Roots of the windows that have closed; of the one that is open what was announced with it. */
function windowsOf({
  phase,
  dueAt,
  beacon,
  announcement,
  betsRoots = [],
  betsRootsAt = [],
}: SeenOf): readonly SeenWindow[] {
  const closed = betsRoots.map((betsRoot, n) => {
    const betsRootAt = betsRootsAt[n];
    return { betsRoot, ...(betsRootAt !== undefined && { betsRootAt }) };
  });
  if (phase !== 'open' || beacon === undefined) return closed;
  return [...closed, { closes: dueAt, beacon, ...(announcement !== undefined && { announcement }) }];
}

type Difference = (window: number, live: string, said: string) => string;

const DIFFERENCES: Readonly<Record<keyof SeenWindow, Difference>> = {
  closes: (window, live, said) => say('fair.seenCloses', { window, live, said }),
  beacon: (window, live, said) => say('fair.seenBeacon', { window, live, said }),
  announcement: (window, live, said) => say('fair.seenAnnouncement', { window, live, said }),
  betsRoot: (window, live, said) => say('fair.seenRoot', { window, live, said }),
  betsRootAt: (window, live, said) => say('fair.seenRootAt', { window, live, said }),
};
const FIELDS = ['closes', 'beacon', 'announcement', 'betsRoot', 'betsRootAt'] as const;

export interface Compared {
  /** How many things were seen live. */
  readonly all: number;
  /** What the record says otherwise: 'Window 1: the root of the bets was … live, and is … in the record.' */
  readonly differences: readonly string[];
}

/** Nothing where none of it was seen, or where the record is of a kind that does not tell. */
export function compared(seen: readonly SeenRound[], { round, windows }: RoundRecord): Compared | undefined {
  const own = seen.find(each => each.round === round);
  if (!own || !windows) return undefined;
  const lines = own.windows.flatMap((live, n) =>
    FIELDS.filter(field => live[field] !== undefined).map(field => {
      const said = windows[n]?.[field] ?? say('fair.seenNothing');
      if (said === live[field]) return '';
      return DIFFERENCES[field](n + 1, told(live[field]), told(said));
    }),
  );
  return { all: lines.length, differences: lines.filter(line => line !== '') };
}

const told = (value: string | number | undefined): string =>
  typeof value === 'number' ? new Date(value).toISOString() : String(value);

/** What stands in the storage, if it is what was put there. */
export function seenFrom(text: string | null): readonly SeenRound[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSeen).slice(0, MOST_SEEN) : [];
  } catch {
    return [];
  }
}

const isSeen = (value: unknown): value is SeenRound =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SeenRound).round === 'string' &&
  Array.isArray((value as SeenRound).windows) &&
  (value as SeenRound).windows.every(each => typeof each === 'object' && each !== null);
