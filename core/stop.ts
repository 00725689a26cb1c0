import { after, type Millis } from './ids.ts';
import { ok, refuse, type Result } from './result.ts';

/*
 * A player stops playing: for some days (a time-out), for some months or for ever (an exclusion), or for good with the account
 * (closed). It counts at once and nobody ends it early. After its end the player asks to return, and a day later play is open.
 */

const STOP_KINDS = ['timeOut', 'exclusion', 'closed'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;

/** Of a time-out: from a day to six weeks. */
export const FEWEST_DAYS = 1;
export const MOST_DAYS = 42;
/** Of an exclusion that is not for ever: from half a year to five years. */
export const FEWEST_MONTHS = 6;
export const MOST_MONTHS = 60;

/** What a player may ask for. */
export interface StopWish {
  readonly kind: 'timeOut' | 'exclusion';
  /** Of a time-out. */
  readonly days?: number | undefined;
  /** Of an exclusion; null is for ever. */
  readonly months?: number | null | undefined;
}

export interface Stop {
  readonly kind: StopKind;
  readonly since: Millis;
  /** Null is for ever. */
  readonly until: Millis | null;
  readonly returnAskedAt: Millis | null;
}

/** How long somebody waits who asked to return. */
export const RETURN_MS = DAY_MS;

/** When it ends; null for ever. */
export function endOf({ kind, days = FEWEST_DAYS, months = null }: StopWish, now: Millis): Millis | null {
  if (kind === 'timeOut') return after(now, days * DAY_MS);
  return months === null ? null : monthsAfter(now, months);
}

/** The same time of the same day in India, so many months later; the last of a month where it has no such day. */
function monthsAfter(now: Millis, months: number): Millis {
  const there = new Date(now + INDIA_MS);
  const month = there.getUTCMonth() + months;
  const last = new Date(Date.UTC(there.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Date.UTC(there.getUTCFullYear(), month, Math.min(there.getUTCDate(), last));
  return (day + ((now + INDIA_MS) % DAY_MS) - INDIA_MS) as Millis;
}

/** When play is open again: nobody knows before the player asks to return. */
export const opensAt = ({ returnAskedAt }: Stop): Millis | undefined =>
  returnAskedAt === null ? undefined : after(returnAskedAt, RETURN_MS);

export const isStopped = (stop: Stop, now: Millis): boolean => (opensAt(stop) ?? Infinity) > now;

export type StopRefusal = 'stop-not-longer' | 'stop-not-over' | 'not-stopped';

/** A stop from now on. While there is one, only a longer one follows it, and never a milder one. */
export function stopped(
  before: Stop | undefined,
  kind: StopKind,
  until: Millis | null,
  now: Millis,
): Result<Stop, StopRefusal> {
  const next = { kind, since: now, until, returnAskedAt: null };
  if (!before || !isStopped(before, now)) return ok(next);
  const isMilder = STOP_KINDS.indexOf(kind) < STOP_KINDS.indexOf(before.kind);
  return isMilder || (until ?? Infinity) < (before.until ?? Infinity) ? refuse('stop-not-longer') : ok(next);
}

/**
 * Of two accounts of one person the stop of the other counts for this one too: the stricter of both, from where the first began
 * to where the last ends. One that was over before the other began has nothing to do with it.
 */
export function joined(own: Stop | undefined, theirs: Stop): Stop {
  if (!own || !isStopped(own, theirs.since)) return theirs;
  const isMilder = STOP_KINDS.indexOf(theirs.kind) < STOP_KINDS.indexOf(own.kind);
  const isFirst = theirs.since < own.since;
  const isLast = (theirs.until ?? Infinity) > (own.until ?? Infinity);
  return {
    kind: isMilder ? own.kind : theirs.kind,
    since: isFirst ? theirs.since : own.since,
    until: isLast ? theirs.until : own.until,
    returnAskedAt: null,
  };
}

/** The player asks to return, after the end. Asked again it stays as it was. */
export function returning(stop: Stop | undefined, now: Millis): Result<Stop, StopRefusal> {
  if (!stop || !isStopped(stop, now)) return refuse('not-stopped');
  if (stop.until === null || now < stop.until) return refuse('stop-not-over');
  return ok({ ...stop, returnAskedAt: stop.returnAskedAt ?? now });
}
