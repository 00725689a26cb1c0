import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { apiDocs } from './apiDocs.ts';
import { gamesDocs } from './gamesDocs.ts';
import { rulesDocs } from './rulesDocs.ts';

/* npm run docs: the pages that are made from the code. */
const PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/API.md': apiDocs,
  'docs/GAMES.md': gamesDocs,
  'docs/RULES.md': rulesDocs,
};

for (const [path, write] of Object.entries(PAGES)) {
  const text = await format(await write(), { parser: 'markdown', printWidth: 120 });
  await writeFile(new URL(`../../${path}`, import.meta.url), text);
  console.log(`${path} is up to date.`);
}
