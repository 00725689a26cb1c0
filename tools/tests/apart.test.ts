import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sources } from '../sources.ts';

test('a file that exchanges a package for one of its own runs apart', () => {
  const config = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8');
  const [, apart = ''] = /const APART = \[(.*?)\];/s.exec(config) ?? [];
  const exchanging = sources('.test.ts', '.test.tsx').filter(({ text }) => /^vi\.mock\(/m.test(text));
  expect(exchanging.map(({ path }) => path)).toContain('server/wallet/screenshot.test.ts');
  expect(exchanging.filter(({ path }) => !apart.includes(`'${path}'`)).map(({ path }) => path)).toEqual([]);
});
