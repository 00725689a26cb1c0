import { expect, test } from 'vitest';
import { closingLine, countsOf, type Report, sum } from './counts.ts';

const report = (success: boolean, passed: number, testResults: Report['testResults']): Report => ({
  success,
  numPassedTests: passed,
  numFailedTests: 0,
  testResults,
});
const failed = { fullName: 'money adds up', status: 'failed' };
const passed = { fullName: 'money is whole', status: 'passed' };

test.each<[string, Report | undefined, string, string[]]>([
  ['all is well', report(true, 3, []), '3 passed, 0 failed', []],
  [
    'a test fails',
    report(false, 1, [
      { name: 'a.test.ts', status: 'failed', startTime: 0, endTime: 1, assertionResults: [failed, passed] },
    ]),
    '1 passed, 1 failed',
    ['a.test.ts: money adds up'],
  ],
  [
    'a file cannot be loaded',
    report(false, 2, [{ name: 'b.test.ts', status: 'failed', startTime: 0, endTime: 1, assertionResults: [] }]),
    '2 passed, 1 failed',
    ['b.test.ts: could not be run'],
  ],
  [
    'an error comes from nowhere',
    report(false, 2, []),
    '2 passed, 1 failed',
    ['an error outside every test (see above)'],
  ],
  ['there is no report', undefined, '0 passed, 1 failed', ['the tests did not run to their end']],
])('the closing line counts right when %s', (_, given, line, failures) => {
  const counts = countsOf(given);
  expect(closingLine(counts)).toBe(line);
  expect(counts.failures).toEqual(failures);
});

test('counts of several runs add up', () => {
  const total = sum([countsOf(report(true, 3, [])), { passed: 2, failed: 1, failures: ['lint'] }]);
  expect(total).toEqual({ passed: 5, failed: 1, failures: ['lint'] });
});
