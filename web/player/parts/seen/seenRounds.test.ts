import type { Millis, RoundId } from '@maidan/core/ids';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { expect, test } from 'vitest';
import { compared, MOST_SEEN, seenFrom, type SeenRound, tellsNothingNew, withSeen } from './seenRounds.ts';

const [HASH, ROOT] = ['ab'.repeat(32), 'cd'.repeat(32)];
const CLOSES = 1_780_315_200_000 as Millis;
const BEACON = 'drand quicknet round 99';

const open = { id: 'r1' as RoundId, phase: 'open', dueAt: CLOSES, beacon: BEACON, announcement: HASH } as const;
const AT = (CLOSES + 40) as Millis;
const shut = { ...open, phase: 'closed', dueAt: (CLOSES + 1_000) as Millis } as const;
const closed = { ...shut, betsRoots: [ROOT], betsRootsAt: [AT] } as const;

/** Only what is compared. */
const recordOf = (window: object): RoundRecord =>
  ({
    round: 'r1',
    windows: [
      { window: 1, closes: CLOSES, beacon: BEACON, announcement: HASH, betsRoot: ROOT, betsRootAt: AT, ...window },
    ],
  }) as unknown as RoundRecord;

const live = withSeen(withSeen([], open), closed);

test('[R19] of a round that is watched its announcement and the root of the bets are kept', () => {
  const windows = [{ closes: CLOSES, beacon: BEACON, announcement: HASH, betsRoot: ROOT, betsRootAt: AT }];
  expect(live).toEqual([{ round: 'r1', windows: [expect.objectContaining(windows[0]!)] }]);
  expect(withSeen(live, closed)).toBe(live); // nothing new
  const other = withSeen(live, { ...closed, betsRoots: [HASH] });
  expect(other).toBe(live); // what was seen first counts
});

test('[R19] what is kept is looked into only when a round tells what it did not tell before', () => {
  expect([undefined, open, shut].map(before => tellsNothingNew(before, open))).toEqual([false, true, false]);
  expect(tellsNothingNew(shut, closed)).toBe(false); // the root has come
  expect(tellsNothingNew({ ...shut, dueAt: CLOSES }, shut)).toBe(true); // no window is open
});

test.each<[what: string, record: object, differences: readonly RegExp[]]>([
  ['says the same', {}, []],
  ['has another root of the bets', { betsRoot: HASH }, [/^Window 1: the root of the bets was cd.* live, and is ab/]],
  ['moved the time of its root', { betsRootAt: AT - 1 }, [/^Window 1: the time of that root was 2026-.* live/]],
  [
    'has another closing time',
    { closes: CLOSES + 3_000 },
    [/^Window 1: the closing time was 2026-.* live, and is 2026/],
  ],
  [
    'chose another number',
    { beacon: 'drand quicknet round 100', announcement: ROOT },
    [/announced beacon was drand quicknet round 99 live, and is drand quicknet round 100 /, /the announcement was ab/],
  ],
])('[R19] a record that %s is held against it', (_, window, differences) => {
  const found = compared(live, recordOf(window));
  expect(found?.all).toBe(5);
  expect(found?.differences).toEqual(differences.map(line => expect.stringMatching(line)));
});

test('[R19] of what was not seen nothing is said, and only so much is kept', () => {
  expect(compared([], recordOf({}))).toBeUndefined();
  let seen: readonly SeenRound[] = [];
  for (let n = 0; n < MOST_SEEN + 5; n += 1) seen = withSeen(seen, { ...open, id: `r${n}` as RoundId });
  expect([seen.length, seen[0]?.round, seen.at(-1)?.round]).toEqual([MOST_SEEN, `r${MOST_SEEN + 4}`, 'r5']);
  expect(seenFrom(JSON.stringify(seen))).toEqual(seen);
  expect([seenFrom('{'), seenFrom(null), seenFrom('[1, {"round":"r1"}]')]).toEqual([[], [], []]);
});
