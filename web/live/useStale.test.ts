import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './socket.ts';
import { watchStale } from './useStale.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line that is as the test says, and whether what came over it is told to be old. */
function line() {
  const watchers = new Set<() => void>();
  const told: boolean[] = [];
  const store = {
    connection: { state: 'idle' } as Connection,
    watchConnection: (changed: () => void) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
  const leave = watchStale(store, isStale => told.push(isStale));
  return {
    told,
    watchers,
    leave,
    becomes: (connection: Connection) => {
      store.connection = connection;
      watchers.forEach(changed => changed());
    },
  };
}

test('while a line that comes in time is on its way, nothing is told to be old', () => {
  const { told, becomes } = line();
  becomes({ state: 'connecting' });
  vi.advanceTimersByTime(1_999);
  becomes({ state: 'connected' });
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([false]);
});

test.each<Connection>([{ state: 'connected' }, { state: 'polling', retryAt: 0 }])(
  'two seconds without a line make prices old, until one is $state',
  back => {
    const { told, becomes } = line();
    becomes({ state: 'connected' });
    becomes({ state: 'reconnecting', retryAt: 1_000 });
    vi.advanceTimersByTime(1_000);
    becomes({ state: 'reconnecting', retryAt: 3_000 }); // tried in vain: it is down since the first time
    vi.advanceTimersByTime(1_000);
    becomes(back);
    expect(told).toEqual([false, true, false]);
  },
);

test('who has left is told nothing', () => {
  const { told, watchers, leave } = line();
  leave();
  vi.advanceTimersByTime(10_000);
  expect([told, watchers.size]).toEqual([[], 0]);
});
