import { runAside } from './run.ts';

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

/** One at work on each of two processors: most of them use no more than one. */
const SIDE_BY_SIDE = 2;

/** Runs the checks side by side, says of each what it said when it has ended, and answers with those that failed. */
export async function failedChecks(names: readonly Check[]): Promise<Check[]> {
  const waiting = [...names];
  const failed = new Set<Check>();
  const workOff = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const [command, ...args] = CHECKS[name];
      const { isFine, said } = await runAside(command, args);
      console.log(`${said}${isFine ? '✓' : '✗'} ${name}`);
      if (!isFine) failed.add(name);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, workOff));
  return names.filter(name => failed.has(name));
}
