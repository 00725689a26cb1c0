import { after, type Millis } from '@maidan/core/ids';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { EventClock } from './eventClock.ts';

/* A match is announced for its first ball, point or stride: what comes before, as the toss does, begins earlier. */

/** What comes before play begins then, or now if that is over: a match is never in a hurry. */
export function beginsAt(sport: SomeSport, fixture: Fixture, { pace, now }: EventClock): Millis {
  if (pace === undefined) return fixture.startsAt;
  const start = after(fixture.startsAt, -Math.round(total(sport.beforePlay?.(sport.begin(fixture)) ?? []) * pace));
  return start > now() ? start : now();
}

/** When it is in play, if nothing comes between and the next thing happens when it is due. */
export function playsAt(
  sport: SomeSport,
  state: unknown,
  { startsAt }: Fixture,
  { pace }: EventClock,
  due: Millis,
): Millis {
  const before = sport.beforePlay?.(state);
  if (pace === undefined || before === undefined) return startsAt;
  return after(due, Math.round(total(before.slice(1)) * pace)); // the first of them is the one that is due
}

const total = (list: readonly number[]): number => list.reduce((sum, ms) => sum + ms, 0);
