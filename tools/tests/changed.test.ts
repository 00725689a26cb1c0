import { expect, test } from 'vitest';
import { browserTestsOf, filesOf } from './changed.ts';

test.each<[string, readonly string[], readonly string[]]>([
  ['nothing', [], []],
  ['what tests import themselves', ['server/app.ts', 'e2e/kit.ts'], []],
  ['a test of a page', ['web/player/session.test.ts'], []],
  ['a screen of the office', ['web/office/audit/AuditTable.tsx'], ['e2e/office/']],
  ['a table', ['web/player/casino/table/Cell.tsx'], ['e2e/casino/', 'e2e/lobby/', 'e2e/frame/', 'e2e/fair/']],
  [
    'two places with one test',
    ['web/player/money/x.ts', 'web/player/account/y.ts'],
    ['e2e/money/', 'e2e/frame/', 'e2e/account/'],
  ],
  ['what all pages share', ['web/ui/Icon.tsx'], ['e2e/']],
  ['words', ['words/door/hindi.ts'], ['e2e/']],
])('%s', (_, changed, tests) => {
  expect(browserTestsOf(changed)).toEqual(tests);
});

test('Vitest names files of tests by what is in their path', () => {
  const named = filesOf(['--project', 'unit', 'tools/tests/']);
  expect(named).toContain('tools/tests/changed.test.ts');
  expect(named.filter(file => !file.startsWith('tools/tests/'))).toEqual([]);
});
