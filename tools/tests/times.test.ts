import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../sources.ts';
import type { Report } from './counts.ts';
import { timesDocs, timesOf } from './times.ts';

const file = (name: string, seconds: number, tests: number): Report['testResults'][number] => ({
  name: join(ROOT, name),
  status: 'passed',
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: Array.from({ length: tests }, () => ({ fullName: '', status: 'passed' })),
});

test('times are told by package and for the slowest files, the longest first', () => {
  const testResults = [
    file('core/money.test.ts', 2, 40),
    file('server/a.test.ts', 3, 5),
    file('server/b.test.ts', 9, 6),
  ];
  const report = { success: true, numPassedTests: 51, numFailedTests: 0, testResults };
  expect(timesDocs(timesOf([report])).split('\n')).toEqual([
    '| Package | Files | Tests | Seconds |',
    '| --- | --- | --- | --- |',
    '| server | 2 | 11 | 12 |',
    '| core | 1 | 40 | 2 |',
    '',
    '| Slowest files | Seconds |',
    '| --- | --- |',
    '| server/b.test.ts | 9 |',
    '| server/a.test.ts | 3 |',
    '| core/money.test.ts | 2 |',
  ]);
});
