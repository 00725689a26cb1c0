import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { gamesDocs } from './gamesDocs.ts';

test('docs/GAMES.md says what the games say: run npm run docs after a change', async () => {
  const written = await readFile(new URL('../../docs/GAMES.md', import.meta.url), 'utf8');
  expect(written).toBe(await format(await gamesDocs(), { parser: 'markdown', printWidth: 120 }));
});
