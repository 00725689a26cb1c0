import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LONGEST } from './longestFirst.ts';
import { ROOT } from '../sources.ts';

test('the files that run first are there', () => {
  expect(LONGEST.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
});
