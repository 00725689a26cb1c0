import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aheadOf, LONGEST } from './longestFirst.ts';
import { ROOT } from '../sources.ts';

test('the files that run first are there', () => {
  expect(LONGEST.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('the longest come before the others, which stay as they were', () => {
  const [first = '', second = ''] = LONGEST;
  const files = ['/x/b.test.ts', `/x/${second}`, '/x/a.test.ts', `/x/${first}`];
  expect(aheadOf(files, file => file)).toEqual([`/x/${first}`, `/x/${second}`, '/x/b.test.ts', '/x/a.test.ts']);
});
