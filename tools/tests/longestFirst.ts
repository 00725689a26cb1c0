import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of tests that take longest, so that none of them comes last, alone on its processor. */
export const LONGEST: readonly string[] = [
  'games/simulation.test.ts',
  'tools/backup/drill.test.ts',
  'server/hostile/fuzz.test.ts',
  'server/casino/table.test.ts',
  'tools/maker/trial.test.ts',
  'server/casino/kill.test.ts',
  'server/http/replay.test.ts',
  'server/db/databaseAway.test.ts',
  'server/office/proposals/vouching.test.ts',
  'games/livePrices.test.ts',
  'e2e/frame/hindi.spec.ts',
  'e2e/frame/routes.spec.ts',
  'e2e/casino/tables.spec.ts',
  'e2e/office/settle.spec.ts',
  'e2e/office/sport.spec.ts',
  'e2e/sport/home.spec.ts',
  'e2e/sport/match.spec.ts',
  'e2e/frame/shell.spec.ts',
  'e2e/office/house.spec.ts',
  'e2e/office/tables.spec.ts',
];

/**
 * Vitest knows how long a file took only where it ran before; a fresh clone has this list. Projects stay one behind the
 * other: a worker that is given a file of another one is ended, and a new one reads everything again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap(each => aheadOf(each, ({ moduleId }) => moduleId));
  }
}

/** The longest ones, in the order of the list, and the others behind them as they were. */
export function aheadOf<T>(files: readonly T[], nameOf: (file: T) => string): readonly T[] {
  const ahead = LONGEST.flatMap(name => files.filter(file => nameOf(file).endsWith(`/${name}`)));
  return [...ahead, ...files.filter(file => !ahead.includes(file))];
}
