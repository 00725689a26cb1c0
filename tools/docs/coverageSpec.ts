import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { ROOT, sources } from '../sources.ts';
import { rulesDocs } from './rulesDocs.ts';
import { idsOf, requirementsOf, type Statement, statementsOf, TESTS, unknown, unproven } from './specCoverage.ts';

/* npm run coverage:spec: which statements of docs/checklist.md and requirements of docs/RULES.md no test names, and which
   names tests have that neither knows. Requirements may wait for their test; statements of the foundation may not. */
const PARTS: Readonly<Record<string, string>> = {
  A: 'the foundation',
  C: 'the live tables',
  D: 'the exchange',
  '': 'the games',
  R: 'requirements',
};

const rules = read('docs/RULES.md');
const all = [...statementsOf(read('docs/checklist.md')), ...requirementsOf(rules)];
const proven = idsOf(sources(...TESTS));
const missing = unproven(all, proven);
const strays = unknown(all, proven);
const isStale = rules !== (await format(rulesDocs(), { parser: 'markdown', printWidth: 120 }));

for (const [part, name] of Object.entries(PARTS)) report(part, name, missing.get(part) ?? []);
if (strays.length > 0) console.log(`\nNeither a statement nor a requirement: ${strays.join('; ')}`);
if (isStale) console.log('\ndocs/RULES.md names other tests than there are: npm run docs puts it right');
if (missing.has('A') || strays.length > 0 || isStale) process.exitCode = 1;

function read(path: string): string {
  return readFileSync(`${ROOT}${path}`, 'utf8');
}

function report(part: string, name: string, without: readonly Statement[]): void {
  const count = all.filter(statement => statement.part === part).length;
  const title = part === '' ? name : `(${part}) ${name}`;
  console.log(`${title}: ${count - without.length} of ${count} have a test`);
  for (const { id, text } of without) console.log(`  ${id} ${text.length > 110 ? `${text.slice(0, 110)}…` : text}`);
}
