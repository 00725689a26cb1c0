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

/** Vitest knows how long a file took only where it ran before; a fresh clone has this list. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ahead = LONGEST.flatMap(name => sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)));
    return [...ahead, ...sorted.filter(file => !ahead.includes(file))];
  }
}
