import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedMigrations } from '@maidan/server/db/migrate';
import { ROOT, sources } from '../sources.ts';
import { listed } from './checksums.ts';
import { byHandComplaints } from './complaints.ts';
import { isOf, stamped } from './stamp.ts';
import { isAsked, literalsIn, statementsIn } from './texts.ts';
import { typesOf } from './typesOf.ts';

/*
 * npm run sql: what is made from the migrations. `--check` only says what is not up to date, and asks PostgreSQL only when
 * a migration, a statement or this tool is another one since.
 */
const isChecking = process.argv.includes('--check');
const CHECKSUMS = 'server/db/migrations/checksums.txt';
const STATEMENTS = 'server/db/statements.ts';
const TABLES = 'server/db/tables.ts';

const checksums = listed(written(CHECKSUMS), shippedMigrations());
for (const complaint of checksums.complaints) complain(complaint);
keep(CHECKSUMS, checksums.text);

const code = sources('.ts');
const asked = statementsIn(code.filter(({ path }) => isAsked(path)));
for (const complaint of byHandComplaints(asked)) complain(complaint);
const tool = code.filter(({ path }) => /^tools\/sql\/(?!.*\.test)/.test(path)).map(({ text }) => text);
const composing = new Set(asked.filter(({ texts }) => !texts).map(({ path }) => path));
const parts = literalsIn(code.filter(({ path }) => composing.has(path)));
const from = [checksums.text, ...asked.flatMap(({ texts }) => texts ?? []), ...parts, ...tool].join('\0');
if (![STATEMENTS, TABLES].every(path => isOf(written(path), from))) {
  const { statements, tables, complaints } = await typesOf(asked);
  for (const complaint of complaints) complain(complaint);
  if (complaints.length === 0) {
    keep(STATEMENTS, stamped(statements, from));
    keep(TABLES, stamped(tables, from));
  }
}

function keep(path: string, text: string): void {
  if (written(path) === text) return;
  if (isChecking) complain(`${path} is not up to date: npm run sql`);
  else writeFileSync(join(ROOT, path), text);
}

function written(path: string): string {
  return existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8').replaceAll('\r\n', '\n') : '';
}

function complain(sentence: string): void {
  console.log(sentence);
  process.exitCode = 1;
}
