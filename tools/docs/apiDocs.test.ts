import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { apiDocs } from './apiDocs.ts';

test('docs/API.md says what the contract says: run npm run docs after a change', async () => {
  const written = await readFile(new URL('../../docs/API.md', import.meta.url), 'utf8');
  expect(written).toBe(await format(apiDocs(), { parser: 'markdown', printWidth: 120 }));
});
