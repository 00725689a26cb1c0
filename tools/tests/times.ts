import { relative } from 'node:path';
import { ROOT } from '../sources.ts';
import type { Report } from './counts.ts';

/** How long a run took, as docs/TESTS.md says it. */
export interface Times {
  readonly projects: readonly {
    readonly name: string;
    readonly files: number;
    readonly tests: number;
    readonly seconds: number;
  }[];
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
}

const SLOWEST = 10;

export function timesOf(reports: readonly Report[]): Times {
  const files = reports.flatMap(({ testResults }) =>
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative(ROOT, name),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  );
  const byProject = Map.groupBy(files, ({ file }) => file.split('/')[0]!);
  return {
    projects: [...byProject]
      .map(([name, each]) => ({
        name,
        files: each.length,
        tests: total(each.map(({ tests }) => tests)),
        seconds: total(each.map(({ seconds }) => seconds)),
      }))
      .toSorted((a, b) => b.seconds - a.seconds),
    slowest: files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST),
  };
}

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/** The tables of docs/TESTS.md. */
export function timesDocs({ projects, slowest }: Times): string {
  const seconds = (value: number): string => value.toFixed(0);
  return [
    '| Package | Files | Tests | Seconds |',
    '| --- | --- | --- | --- |',
    ...projects.map(({ name, files, tests, seconds: took }) => `| ${name} | ${files} | ${tests} | ${seconds(took)} |`),
    '',
    '| Slowest files | Seconds |',
    '| --- | --- |',
    ...slowest.map(({ file, seconds: took }) => `| ${file} | ${seconds(took)} |`),
  ].join('\n');
}
