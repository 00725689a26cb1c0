import { drandSource } from '@maidan/core/drand';
import type { Millis } from '@maidan/core/ids';
import type { RecordedWindow } from '@maidan/games/kit/fair/record';
import { rootSince } from '@maidan/games/kit/fair/rootWords';
import { expect, test } from 'vitest';
import { rootWords } from './rootWords.ts';

const AT = Date.UTC(2026, 10, 16, 14, 21, 21, 526) as Millis; // ids and times of samples are made here
const WINDOW: RecordedWindow = {
  ...{ window: 1, closes: AT, beacon: 'local 1', announcement: 'cd' },
  ...{ betsRoot: 'ab', betsRootAt: AT },
};

test.each<[what: string, told: Partial<RecordedWindow>, begins: string]>([
  ['a number of the house itself', {}, 'written down at 2026-11-16 14:21:21.526 UTC. The house'],
  [
    'a number of the public beacon',
    { beacon: drandSource(20_000_000) },
    'written down at 2026-11-16 14:21:21.526 UTC; the number',
  ],
  ['a window that never closed', { betsRoot: null, betsRootAt: null }, 'betting never closed'],
  ['a record that does not tell', { betsRootAt: null }, 'this record'],
])('in English a page says of %s what verifiers write', (_, told, begins) => {
  const window = { ...WINDOW, ...told };
  expect(rootWords(window)).toBe(rootSince(window));
  expect(rootWords(window)).toMatch(begins);
});
