import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadAgain } from './useReloadOn.ts';

/** A list that is looked at, and whose answers come when the test lets them. */
function looked() {
  const queries = new QueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const list = new QueryObserver(queries, {
    queryKey: ['requests', { page: 1 }],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      asked.push(answer);
      return answer.promise;
    },
  });
  list.subscribe(() => {});
  const shown = (): string | undefined => list.getCurrentResult().data;
  return { queries, asked, shown };
}

test('what was answered before the topic was heard is loaded again', async () => {
  const { queries, asked, shown } = looked();
  asked[0]!.resolve('none');
  await vi.waitUntil(() => shown() === 'none');
  const done = loadAgain(queries, 'requests');
  asked[1]!.resolve('one');
  await done;
  expect([asked.length, shown()]).toEqual([2, 'one']);
});

test('a first answer that is on its way is shown, and loaded again behind it', async () => {
  const { queries, asked, shown } = looked();
  const done = loadAgain(queries, 'requests');
  expect(asked).toHaveLength(1);
  asked[0]!.resolve('none');
  await vi.waitUntil(() => asked.length === 2);
  expect(shown()).toBe('none');
  asked[1]!.resolve('one');
  await done;
  expect(shown()).toBe('one');
});

test('of what is loaded again the newest answer is shown, whichever comes first', async () => {
  const { queries, asked, shown } = looked();
  asked[0]!.resolve('none');
  await vi.waitUntil(() => shown() === 'none');
  const done = [loadAgain(queries, 'requests'), loadAgain(queries, 'requests')];
  asked[2]!.resolve('two');
  asked[1]!.resolve('one');
  await vi.waitUntil(() => asked.length === 4);
  expect(shown()).toBe('two');
  asked[3]!.resolve('three');
  await Promise.all(done);
  expect(shown()).toBe('three');
});
