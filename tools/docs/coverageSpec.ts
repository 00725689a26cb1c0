import { readFileSync } from 'node:fs';
import { ROOT, sources } from '../sources.ts';
import { idsOf, type Statement, statementsOf, unknown, unproven } from './specCoverage.ts';

/* npm run coverage:spec: which statements of docs/checklist.md no test names. With -- --rules also the R-numbers. */
const PARTS: Readonly<Record<string, string>> = {
  A: 'the foundation',
  C: 'the live tables',
  D: 'the exchange',
  '': 'the games',
};

// The test of this very tool is full of ids that prove nothing.
const tests = sources('.test.ts', '.test.tsx', '.spec.ts').filter(
  ({ path }) => path !== 'tools/docs/specCoverage.test.ts',
);
const statements = statementsOf(readFileSync(`${ROOT}docs/checklist.md`, 'utf8'));
const proven = idsOf(tests);
const missing = unproven(statements, proven);
const strays = unknown(statements, proven);

for (const [part, name] of Object.entries(PARTS)) report(part, name, missing.get(part) ?? []);
if (process.argv.includes('--rules')) listRules();
if (strays.length > 0) console.log(`\nNot on the list: ${strays.join('; ')}`);
if (missing.has('A') || strays.length > 0) process.exitCode = 1;

function report(part: string, name: string, without: readonly Statement[]): void {
  const all = statements.filter(statement => statement.part === part).length;
  console.log(`${part === '' ? '' : `(${part}) `}${name}: ${all - without.length} of ${all} statements have a test`);
  for (const { id, text } of without) console.log(`  ${id} ${text.length > 110 ? `${text.slice(0, 110)}…` : text}`);
}

function listRules(): void {
  const rules = [...proven].filter(([id]) => id.startsWith('R'));
  console.log(`\nRequirements with a test: ${rules.length}`);
  for (const [id, paths] of rules.toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))) {
    console.log(`  ${id} ${paths.join(', ')}`);
  }
}
