import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeQueryClient, refresh } from './queries.ts';

test('what is being loaded for the first time while it changes is loaded again', async () => {
  const client = makeQueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const queryFn = () => answers[asked++]?.promise ?? 'asked too often';
  const stop = new QueryObserver(client, { queryKey: ['payments', {}], queryFn }).subscribe(() => {});
  expect(asked).toBe(1);
  refresh(client, ['payments']);
  answers[0]?.resolve('as it was before the change');
  await expect.poll(() => asked).toBe(2);
  answers[1]?.resolve('as it is');
  await expect.poll(() => client.getQueryData(['payments', {}])).toBe('as it is');
  stop();
  client.clear();
});
