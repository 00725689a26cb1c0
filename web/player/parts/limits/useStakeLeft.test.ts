import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadAgain } from '../useReloadOn.ts';
import { LOOKED_AT } from './useStakeLeft.ts';

test('[R33] what a limit leaves is asked for again when something was bet, also when who only looks was drawn last', async () => {
  const ask = vi.fn<() => Promise<object>>();
  for (const left of [250, 150, 50]) ask.mockResolvedValueOnce({ left });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = new QueryObserver(queries, { queryKey: ['playSession', {}], queryFn: ask });
  clock.subscribe(() => {});
  await vi.waitUntil(() => clock.getCurrentResult().isSuccess);
  const chips = new QueryObserver(queries, LOOKED_AT);
  chips.subscribe(() => {});
  expect(ask).toHaveBeenCalledTimes(1); // who only looks asks for nothing
  await loadAgain(queries, 'playSession');
  expect(chips.getCurrentResult()).toMatchObject({ isError: false, data: { left: 150 } });
  chips.setOptions(LOOKED_AT);
  await loadAgain(queries, 'playSession');
  expect(clock.getCurrentResult()).toMatchObject({ isError: false, data: { left: 50 } });
});
