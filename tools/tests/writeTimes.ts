import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../sources.ts';
import type { Report } from './counts.ts';
import { timesDocs, timesOf } from './times.ts';

/* npm run times: puts the times of the last npm test into docs/TESTS.md. */
const PAGE = join(ROOT, 'docs/TESTS.md');
const [BEGIN, END] = ['<!-- times -->', '<!-- /times -->'];

const report = JSON.parse(readFileSync(join(ROOT, '.cache/tests.json'), 'utf8')) as Report;
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
const text = `${page.slice(0, before)}\n\n${timesDocs(timesOf([report]))}\n\n${page.slice(after)}`;
writeFileSync(PAGE, await format(text, { parser: 'markdown', printWidth: 120 }));
