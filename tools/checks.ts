import { run } from './run.ts';

/** What is checked without running the product, by the name under which a failure is reported. */
const CHECKS = {
  types: ['tsc', '-p', '.'],
  lint: ['oxlint', '--quiet'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  imports: ['node', 'tools/walls/imports.ts'],
  sql: ['node', 'tools/sql/sql.ts', '--check'],
  unused: ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  spec: ['node', 'tools/docs/coverageSpec.ts'],
  tidy: ['vitest', 'run', '--project', 'unit', '--reporter', 'dot', 'tools/tidy.test.ts', 'words/'],
} as const;

export type Check = keyof typeof CHECKS;

/** Runs the checks one after the other and answers with those that failed. */
export async function failedChecks(names: readonly Check[]): Promise<Check[]> {
  const failed: Check[] = [];
  for (const name of names) {
    const [command, ...args] = CHECKS[name];
    const isFine = await run(command, args);
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) failed.push(name);
  }
  return failed;
}
