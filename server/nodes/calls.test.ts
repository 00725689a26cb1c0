import { describe, expect, test } from 'vitest';
import { ok, refuse } from '@maidan/core/result';
import type { Visitor } from '../http/caller.ts';
import type { Handlers } from '../http/http.ts';
import { NOBODY_LOOKS } from '../observer.ts';
import { Calls } from './calls.ts';
import type { Lease, Place } from './place.ts';
import { NoAnswer, type Post } from './post.ts';

/* A call to a place that another node keeps. */

const caller = { key: 'k', fingerprint: 'f' } as Visitor;

function callsBy(ask: () => Promise<unknown>, patienceMs = 1) {
  const waiting = new Set<() => void>();
  const calls = new Calls({
    post: { ask } as unknown as Post,
    observer: NOBODY_LOOKS,
    handlersAt: () => {
      throw new Error('it is kept elsewhere');
    },
    leaseOf: () => undefined,
    lost: () => {},
    patienceMs,
    onMoved: (_place: Place, listener) => {
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
  });
  return { waiting, ask: () => calls.ask('sport:0/8', 'placeOrders', {}, caller) };
}

test('[R21] who was answered waits for nothing any more, however long the place stays where it is', async () => {
  const { waiting, ask } = callsBy(async () => ({ answer: ok({}) }));
  expect(await ask()).toEqual(ok({}));
  expect(waiting.size).toBe(0);
});

test('[R21] a call that nobody answers is asked again when its place has moved', async () => {
  let asked = 0;
  const { waiting, ask } = callsBy(
    () => ((asked += 1) === 1 ? new Promise(() => {}) : Promise.resolve({ answer: ok({}) })),
    60_000,
  );
  const answer = ask();
  waiting.forEach(moved => moved());
  expect(await answer).toEqual(ok({}));
  expect([asked, waiting.size]).toEqual([2, 0]);
});

test('[R21] one that found nobody is asked again', async () => {
  let asked = 0;
  const { ask } = callsBy(async () => {
    if ((asked += 1) === 1) throw new NoAnswer();
    return { answer: ok({}) };
  }, 60_000);
  expect(await ask()).toEqual(ok({}));
});

test('[R21] one that found nobody for long is refused, and told when to ask again', async () => {
  const { ask } = callsBy(() => Promise.reject(new NoAnswer()));
  expect(await ask()).toEqual({ ...refuse('changing-hands'), retryAfter: 2 });
});

describe('[R21] a place that is given away while somebody is being answered', () => {
  test.each<[what: string, answer: () => Promise<unknown>, asked: number]>([
    ['what failed is asked for there', () => Promise.reject(new Error('half of it is gone')), 2],
    ['what was refused is asked for there', async () => refuse('unknown-market'), 2],
    ['what was done is not', async () => ok({}), 1],
  ])('%s', async (_, answer, times) => {
    let lease: Lease | undefined = { place: 'sport:0/8', epoch: 1 };
    let asked = 0;
    const placeOrders = async (): Promise<unknown> => {
      asked += 1;
      lease = undefined;
      return answer();
    };
    const elsewhere = async (): Promise<unknown> => {
      asked += 1;
      return { answer: ok({}) };
    };
    const calls = new Calls({
      post: { ask: elsewhere } as unknown as Post,
      observer: NOBODY_LOOKS,
      handlersAt: () => ({ placeOrders }) as unknown as Handlers,
      leaseOf: () => lease,
      lost: () => {},
      onMoved: () => () => {},
    });
    expect(await calls.ask('sport:0/8', 'placeOrders', {}, caller)).toEqual(ok({}));
    expect(asked).toBe(times);
  });
});
