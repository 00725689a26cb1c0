import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, expect, test, vi } from 'vitest';
import { loadAgain } from '../useReloadOn.ts';

vi.stubGlobal('localStorage', { getItem: () => null });
const { PLAY_SESSION } = await import('./playSession.ts');

afterAll(() => void vi.unstubAllGlobals());

test('[R33] what a limit leaves is asked for again when something was bet, also when who only looks was drawn last', async () => {
  const left = [250, 150, 50];
  const answers = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ success: true, data: { left: left.shift() } }),
  );
  vi.stubGlobal('fetch', answers);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const clock = new QueryObserver(queries, PLAY_SESSION);
  clock.subscribe(() => {});
  await vi.waitUntil(() => clock.getCurrentResult().isSuccess);
  const chips = new QueryObserver(queries, { ...PLAY_SESSION, enabled: false });
  chips.subscribe(() => {});
  expect(answers).toHaveBeenCalledTimes(1); // who only looks asks for nothing
  await loadAgain(queries, 'playSession');
  expect(chips.getCurrentResult()).toMatchObject({ isError: false, data: { left: 150 } });
  chips.setOptions({ ...PLAY_SESSION, enabled: false });
  await loadAgain(queries, 'playSession');
  expect(clock.getCurrentResult()).toMatchObject({ isError: false, data: { left: 50 } });
});
