import { tableTopic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { expect, test, vi } from 'vitest';
import { Followed } from './followed.ts';
import type { Post } from './post.ts';
import type { Told } from './relay.ts';

/* What another node tells of a table. */

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
  const followed = new Followed({ topic: TOPIC, channel, post, ask, onTime: () => {}, missed });
  await followed.refresh();
  const event = (seq: number, epoch = 1): void =>
    tell({ epoch, text: JSON.stringify({ topic: TOPIC, seq, event: { now } }) });
  return { followed, ask, missed, channel, event };
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
  const { followed, ask, event } = await scene();
  const clock = vi.spyOn(performance, 'now');
  const since = performance.now();
  clock.mockReturnValue(since + 5_000);
  expect(followed.silentMs).toBeGreaterThan(4_000);
  event(8);
  expect(followed.silentMs).toBe(0);
  clock.mockReturnValue(since + 9_000);
  await followed.beat();
  expect(followed.silentMs).toBe(0);
  ask.mockRejectedValueOnce(new Error('nobody answers'));
  clock.mockReturnValue(since + 12_000);
  await followed.beat();
  expect(followed.silentMs).toBe(3_000);
  clock.mockRestore();
});
