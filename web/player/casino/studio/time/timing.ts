import type { Game } from '@maidan/games/kit/game';
import { stepAfter } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';

/** How long the betting window that is open lasts altogether, in milliseconds: the full circle of the ring. */
export function windowMs(game: Game, round: Round): number {
  const step = stepAfter(game, round, round.steps - 1);
  return step?.do === 'bets' ? step.ms : 0;
}

/** Whole seconds until something happens, never less than none. */
export const secondsLeft = (dueAt: number, now: number): number => Math.max(0, Math.ceil((dueAt - now) / 1000));

/** So long before betting ends it is the last call. */
const LAST_CALL_SECONDS = 5;

/** What a countdown says, from the seconds in which a bet is still taken. */
export function lastCallOf(seconds: number): 'open' | 'last' | 'closing' {
  if (seconds === 0) return 'closing';
  return seconds <= LAST_CALL_SECONDS ? 'last' : 'open';
}

const SHORTEST_MS = 900;
const LONGEST_MS = 6_000;
/** The picture is at rest a little before the next thing happens. */
const REST_MS = 150;

/** How long a clip may take that has to be over when the next thing happens. */
export const clipMs = (dueAt: number, now: number): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, dueAt - now - REST_MS));

/** What has been seen of a round, and from which face on deals are new to the viewer. */
export interface Seen {
  readonly round: string;
  readonly dealt: number;
  readonly fresh: number;
  /** How long the last deal may be acted out. */
  readonly ms: number;
}

/** As many faces in one step are not a deal but a reconnection: they are simply there. */
const AT_ONCE = 3;

/** A viewer who joins sees what lies on the table; whatever is dealt from then on is dealt before their eyes. */
export function seeNext(
  seen: Seen | undefined,
  { id, dealt, dueAt }: Pick<Round, 'id' | 'dealt' | 'dueAt'>,
  now: () => number,
): Seen {
  const count = dealt.length;
  if (seen?.round === id && seen.dealt === count) return seen;
  const known = seen?.round === id ? seen.dealt : 0;
  const isFound = !seen || count - known >= AT_ONCE;
  const fresh = isFound ? count : seen.round === id ? seen.fresh : 0;
  return { round: id, dealt: count, fresh, ms: clipMs(dueAt, now()) };
}
