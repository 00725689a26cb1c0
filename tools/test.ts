import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './web/browser.ts';
import { buildWeb } from './web/buildWeb.ts';
import { type Check, failedChecks } from './checks.ts';
import { browserTestsOf, changedSince, filesOf } from './tests/changed.ts';
import { closingLine, type Counts, countsOf, type Report, sum } from './tests/counts.ts';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* npm test: everything. npm run e2e: the browser tests alone. Further words choose files: npm test -- wallet.
   npm test -- --changed: what a change since the last commit can touch; --changed=main, since that one. */
const CHECKS: readonly Check[] = ['types', 'lint', 'format', 'imports', 'sql', 'unused', 'spec'];
const BEFORE_BROWSERS = ['unit', 'web', 'server', 'apart'];
const [first, ...rest] = process.argv.slice(2);
const onlyE2e = first === 'e2e';
const words = onlyE2e ? rest : process.argv.slice(2);
const [, changed, since] = /^(--changed)(?:=(.+))?$/.exec(words[0] ?? '') ?? [];

const counted: Counts[] = [];
if (!onlyE2e && (words.length === 0 || changed)) counted.push(await checks());
const ready = await readyForBrowser();
counted.push(ready.counts);
// One run: a database is started once, and no processor stands idle at the end of every part.
const projects = [...(onlyE2e ? [] : BEFORE_BROWSERS), ...(ready.chromium === undefined ? [] : ['e2e'])];
const chosen = changed ? touched(projects, since) : words;
if (projects.length > 0 && !(changed && chosen.length === 0)) counted.push(await vitest(projects, chosen));

const total = sum(counted);
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map(line => `  ${line}`).join('\n')}`);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);

async function checks(): Promise<Counts> {
  const failures = await failedChecks(CHECKS);
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}

/** The browser tests need the built web app and a browser; without either they count as failed, not as skipped. */
async function readyForBrowser(): Promise<{ chromium?: string; counts: Counts }> {
  try {
    await buildWeb();
    return { chromium: await browser(), counts: { passed: 0, failed: 0, failures: [] } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { counts: { passed: 0, failed: 1, failures: [`the browser tests could not be run: ${reason}`] } };
  }
}

/** Files of tests that a change can touch: those that import what changed, and those that look at pages built from it. */
function touched(projects: readonly string[], since: string | undefined): readonly string[] {
  const of = projects.flatMap(project => ['--project', project]);
  const files = filesOf([...of, since === undefined ? '--changed' : `--changed=${since}`]);
  return [...new Set([...files, ...(projects.includes('e2e') ? browserTestsOf(changedSince(since)) : [])])];
}

async function vitest(projects: readonly string[], filter: readonly string[]): Promise<Counts> {
  const file = join(ROOT, '.cache', onlyE2e ? 'e2e.json' : 'tests.json');
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const of = projects.flatMap(project => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const env = ready.chromium === undefined ? {} : { CHROMIUM: ready.chromium };
  await run('vitest', ['run', ...of, ...reporters, '--passWithNoTests', ...filter], env);
  return countsOf(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);
}
