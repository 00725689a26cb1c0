import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('one after the other, in the order asked for, and a failure keeps nobody from their turn', async () => {
  const turns = new Turns();
  const first = Promise.withResolvers<void>();
  const heard: string[] = [];
  const all = [
    turns.take(async () => {
      await first.promise;
      heard.push('first');
    }),
    turns.take(() => Promise.reject(new Error('second'))),
    turns.take(() => void heard.push('third')),
  ];
  expect(heard).toEqual([]);
  first.resolve();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(heard).toEqual(['first', 'third']);
});

test('nobody has a turn while they are held', async () => {
  const turns = new Turns();
  const release = await turns.hold();
  let done = false;
  const after = turns.take(() => void (done = true));
  await Promise.resolve();
  expect(done).toBe(false);
  release();
  await after;
  await turns.over();
  expect(done).toBe(true);
});
