import { tableTopic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { beforeEach, expect, test, vi } from 'vitest';
import { Followed } from './followed.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Told } from './relay.ts';

/* What another node tells of a table that it keeps, and whether somebody still does. */

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

const TOPIC = tableTopic('teen20');
const now = 0 as Millis;

async function scene() {
  let tell: (told: Told) => void = () => {};
  const post = {
    hear: (_subject: string, listener: (told: Told) => void) => {
      tell = listener;
      return () => {};
    },
  } as unknown as Post; // all that is asked of it
  const ask = vi.fn<() => Promise<Told>>(async () => ({
    epoch: 1,
    text: JSON.stringify({ topic: TOPIC, seq: 7, snapshot: { now } }),
  }));
  const missed = vi.fn<() => void>();
  const channel = { happened: vi.fn<(event: unknown) => void>(), reset: vi.fn<(view: unknown) => void>() };
  const told = new Followed({ name: TOPIC, channel, post, ask, onTime: () => {}, onLost: () => {}, missed });
  await told.refresh();
  const event = (seq: number, epoch = 1): void =>
    tell({ epoch, text: JSON.stringify({ topic: TOPIC, seq, event: { now } }) });
  return { followed: told, ask, missed, channel, event };
}

test('[R21] what was not heard is counted and asked for; another epoch is no gap', async () => {
  const { ask, missed, channel, event } = await scene();
  event(8);
  expect([channel.happened, missed, ask].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  event(10);
  await expect.poll(() => channel.reset.mock.calls.length).toBe(2);
  expect([missed, ask].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  event(1, 2);
  await expect.poll(() => ask.mock.calls.length).toBe(3);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('[R21] for how long its keeper has been silent is known, and every word of it counts', async () => {
  const { followed: told, ask, event } = await scene();
  const clock = vi.spyOn(performance, 'now');
  const since = performance.now();
  clock.mockReturnValue(since + 5_000);
  expect(told.silentMs).toBeGreaterThan(4_000);
  event(8);
  expect(told.silentMs).toBe(0);
  clock.mockReturnValue(since + 9_000);
  await told.beat();
  expect(told.silentMs).toBe(0);
  ask.mockRejectedValueOnce(new Error('nobody answers'));
  clock.mockReturnValue(since + 12_000);
  await told.beat();
  expect(told.silentMs).toBe(3_000);
  clock.mockRestore();
});
