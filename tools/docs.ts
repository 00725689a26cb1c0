import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { apiDocs } from './apiDocs.ts';

/* npm run docs: the pages that are made from the code. */
await writeFile(
  new URL('../docs/API.md', import.meta.url),
  await format(apiDocs(), { parser: 'markdown', printWidth: 120 }),
);
console.log('docs/API.md is up to date.');
