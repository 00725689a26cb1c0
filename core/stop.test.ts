import { expect, test } from 'vitest';
import type { Millis } from './ids.ts';
import {
  endOf,
  isStopped,
  joined,
  opensAt,
  returning,
  type Stop,
  type StopKind,
  stopped,
  type StopWish,
} from './stop.ts';

const at = (text: string): Millis => Date.parse(text) as Millis;
const NOW = at('2026-03-07T12:00:00Z');
const DAY = 86_400_000;
const later = (ms: number): Millis => (NOW + ms) as Millis;

test.each<[string, StopWish, string, string | null]>([
  ['a day', { kind: 'timeOut', days: 1 }, '2026-03-07T12:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['six weeks', { kind: 'timeOut', days: 42 }, '2026-03-07T12:00:00Z', '2026-04-18T12:00:00.000Z'],
  ['half a year', { kind: 'exclusion', months: 6 }, '2026-03-07T12:00:00Z', '2026-09-07T12:00:00.000Z'],
  ['into a short month', { kind: 'exclusion', months: 6 }, '2026-08-31T12:00:00Z', '2027-02-28T12:00:00.000Z'],
  [
    'a day that is another in India',
    { kind: 'exclusion', months: 6 },
    '2026-08-30T20:00:00Z',
    '2027-02-27T20:00:00.000Z',
  ],
  ['for ever', { kind: 'exclusion', months: null }, '2026-03-07T12:00:00Z', null],
])('[R29] %s ends when it says', (_, wish, now, end) => {
  const until = endOf(wish, at(now));
  expect(until === null ? null : new Date(until).toISOString()).toBe(end);
});

const stop = (kind: StopKind, until: Millis | null, returnAskedAt: Millis | null = null): Stop => ({
  ...{ kind, since: NOW, until, returnAskedAt },
});

test('[R29] a stop ends a day after the player asked to return, to the millisecond, and never by itself', () => {
  const timeOut = stop('timeOut', later(DAY));
  expect(isStopped(timeOut, later(1_000 * DAY))).toBe(true);
  expect(returning(timeOut, later(DAY - 1))).toEqual({ ok: false, error: 'stop-not-over' });
  const asked = returning(timeOut, later(DAY));
  expect(asked).toEqual({ ok: true, value: { ...timeOut, returnAskedAt: later(DAY) } });
  const waiting = stop('timeOut', later(DAY), later(DAY));
  expect(opensAt(waiting)).toBe(later(2 * DAY));
  expect([isStopped(waiting, later(2 * DAY - 1)), isStopped(waiting, later(2 * DAY))]).toEqual([true, false]);
  expect(returning(waiting, later(DAY + 5))).toEqual({ ok: true, value: waiting }); // asked again it stays
  expect(returning(waiting, later(2 * DAY))).toEqual({ ok: false, error: 'not-stopped' });
  expect(returning(stop('exclusion', null), later(10_000 * DAY))).toEqual({ ok: false, error: 'stop-not-over' });
  expect(returning(undefined, NOW)).toEqual({ ok: false, error: 'not-stopped' });
});

test.each<[string, Stop | undefined, StopKind, Millis | null, boolean]>([
  ['where there is none', undefined, 'timeOut', later(DAY), true],
  ['as long', stop('timeOut', later(DAY)), 'timeOut', later(DAY), true],
  ['a millisecond shorter', stop('timeOut', later(DAY)), 'timeOut', later(DAY - 1), false],
  ['longer', stop('timeOut', later(DAY)), 'exclusion', later(200 * DAY), true],
  ['milder', stop('exclusion', later(DAY)), 'timeOut', later(9 * DAY), false],
  ['ended, in place of for ever', stop('exclusion', null), 'exclusion', later(9_000 * DAY), false],
  ['for ever, in place of for ever', stop('exclusion', null), 'exclusion', null, true],
  ['closed, in place of for ever', stop('exclusion', null), 'closed', null, true],
  ['after the account is closed', stop('closed', null), 'exclusion', null, false],
  ['shorter, after one that is over', stop('exclusion', NOW, later(-DAY)), 'timeOut', later(DAY), true],
  ['shorter, while the return is waited for', stop('exclusion', NOW, later(1 - DAY)), 'timeOut', later(DAY), false],
])('[R29] a stop %s', (_, before, kind, until, isTaken) => {
  const next = stopped(before, kind, until, NOW);
  expect(next).toEqual(
    isTaken
      ? { ok: true, value: { kind, since: NOW, until, returnAskedAt: null } }
      : { ok: false, error: 'stop-not-longer' },
  );
});

const span = (kind: StopKind, since: number, until: number | null, returnAskedAt: number | null = null): Stop => ({
  ...{ kind, since: later(since * DAY), until: until === null ? null : later(until * DAY) },
  returnAskedAt: returnAskedAt === null ? null : later(returnAskedAt * DAY),
});

test.each<[string, Stop | undefined, Stop, Stop]>([
  ['no stop', undefined, span('exclusion', -9, 300), span('exclusion', -9, 300)],
  ['a later one', span('timeOut', -1, 1), span('exclusion', -9, null), span('exclusion', -9, null)],
  ['an earlier one', span('timeOut', -9, 1), span('exclusion', -1, 300), span('exclusion', -9, 300)],
  ['a stricter one', span('exclusion', -179, 2), span('timeOut', -1, 9), span('exclusion', -179, 9)],
  ['one that is over', span('timeOut', -5, -4, -4), span('exclusion', -9, 300), span('exclusion', -9, 300)],
  ['one that ended later', span('timeOut', -9, -2, -2), span('timeOut', -9, -3), span('timeOut', -9, -2)],
  ['one that was over before', span('exclusion', -400, -200, -190), span('timeOut', -1, 9), span('timeOut', -1, 9)],
])('[R30] of who has %s of their own, the stop of the same person counts too', (_, own, theirs, stopped) => {
  expect(joined(own, theirs)).toEqual(stopped);
});
