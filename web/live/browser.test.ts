import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveStoreFor } from './browser.ts';

/** Addresses that were dialled. */
let dialled: string[];
/** What waits for its turn. */
let tasks: (() => void)[];

beforeEach(() => {
  dialled = [];
  tasks = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { origin: 'https://maidan.example' });
  vi.stubGlobal('scheduler', {
    postTask: (act: () => void) => new Promise<void>(done => tasks.push(() => done(act()))),
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        dialled.push(address);
      }
      close(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const store = () => liveStoreFor({ token: () => null, renew: () => Promise.resolve(false) });

async function othersHaveDone(): Promise<void> {
  for (const task of tasks.splice(0)) task();
  await new Promise(done => setImmediate(done));
}

test('a page that opens has done what it was doing before a line is dialled', async () => {
  store().subscribe('site', () => undefined);
  expect(dialled).toEqual([]);
  await othersHaveDone();
  expect(dialled).toEqual([expect.stringMatching(/^wss:\/\/maidan\.example\//)]);
});

test('a line that nobody wants any more is not dialled', async () => {
  const leave = store().subscribe('site', () => undefined);
  leave();
  await othersHaveDone();
  expect(dialled).toEqual([]);
});
