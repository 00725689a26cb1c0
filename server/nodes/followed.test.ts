import type { Millis } from '@maidan/core/ids';
import { beforeEach, expect, test } from 'vitest';
import { Followed } from './followed.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Told } from './relay.ts';

/* Whether somebody still tells what happens at a table that another node keeps. */

interface View {
  readonly now: Millis;
}

let isKept: boolean;
let lost: boolean[];
let shown: number;
let followed: Followed<View, View>;

beforeEach(() => {
  [isKept, lost, shown] = [true, [], 0];
  followed = new Followed<View, View>({
    name: 'round:teen20',
    channel: { happened: () => {}, reset: () => void (shown += 1) },
    post: { hear: () => () => {} } as unknown as Post,
    ask: async (): Promise<Told> => {
      if (!isKept) throw new NoAnswer();
      return { epoch: 1, text: JSON.stringify({ topic: 'round:teen20', seq: 1, snapshot: { now: 1 } }) };
    },
    onTime: () => {},
    onLost: isLost => void lost.push(isLost),
  });
});

test('[R21] one whose keeper is gone is said to be lost at the next beat, once, and found with the next whole', async () => {
  await followed.refresh();
  isKept = false;
  await followed.beat();
  await followed.beat();
  expect([lost, shown]).toEqual([[true], 1]);
  isKept = true;
  await followed.beat();
  expect([lost, shown]).toEqual([[true, false], 2]);
});

test('[R21] one that changes hands between two beats is not', async () => {
  isKept = false;
  await followed.refresh();
  isKept = true;
  await followed.refresh();
  await followed.beat();
  expect([lost, shown]).toEqual([[], 1]);
});

test('[R21] one that is kept here from now on is found', async () => {
  isKept = false;
  await followed.beat();
  followed.end();
  await followed.beat();
  expect(lost).toEqual([true, false]);
});
