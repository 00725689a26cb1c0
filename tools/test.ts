import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './web/browser.ts';
import { buildWeb } from './web/buildWeb.ts';
import { type Check, failedChecks } from './checks.ts';
import { browserTestsOf, changedSince } from './tests/changed.ts';
import { closingLine, type Counts, countsOf, type Report, sum } from './tests/counts.ts';
import { run } from './run.ts';
import { ROOT } from './sources.ts';

/* npm test: everything. npm run e2e: the browser tests alone. Further words choose files: npm test -- wallet.
   npm test -- --changed: what a change since the last commit can touch; --changed=main, since that one. */
const CHECKS: readonly Check[] = ['types', 'lint', 'format', 'imports', 'sql', 'unused', 'spec'];
const [first, ...rest] = process.argv.slice(2);
const onlyE2e = first === 'e2e';
const words = onlyE2e ? rest : process.argv.slice(2);
const [, changed, since] = /^(--changed)(?:=(.+))?$/.exec(words[0] ?? '') ?? [];
const pages = changed ? browserTestsOf(changedSince(since)) : [];

const counted: Counts[] = [];
if (!onlyE2e && (words.length === 0 || changed)) counted.push(await checks());
const ready = await readyForBrowser();
counted.push(ready.counts);
if (!onlyE2e) counted.push(await vitest(['unit', 'web', 'server', 'apart'], words));
if (ready.chromium !== undefined) {
  counted.push(await vitest(['e2e'], pages.length > 0 ? pages : words, { CHROMIUM: ready.chromium }));
}

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

async function vitest(
  projects: readonly string[],
  filter: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const file = join(ROOT, '.cache', `${projects.join('-')}.json`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const chosen = projects.flatMap(project => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await run('vitest', ['run', ...chosen, ...reporters, '--passWithNoTests', ...filter], env);
  return countsOf(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined);
}
