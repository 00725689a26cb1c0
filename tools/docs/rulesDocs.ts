import { readFileSync } from 'node:fs';
import { ROOT, sources } from '../sources.ts';
import { idsOf, TESTS } from './specCoverage.ts';

const NO_TEST = 'no test';

/** docs/RULES.md as it is written, with the tests of now under each requirement. */
export const rulesDocs = (): string =>
  withProofs(readFileSync(`${ROOT}docs/RULES.md`, 'utf8'), idsOf(sources(...TESTS)));

export function withProofs(rules: string, proven: ReadonlyMap<string, readonly string[]>): string {
  const lines = rules.split('\n').filter(line => !line.startsWith('  - '));
  return lines.flatMap(line => [line, ...proofsOf(line, proven)]).join('\n');
}

function proofsOf(line: string, proven: ReadonlyMap<string, readonly string[]>): string[] {
  const id = /^- (R\d+) /.exec(line)?.[1];
  if (id === undefined) return [];
  const paths = proven.get(id) ?? [];
  return [`  - ${paths.length > 0 ? paths.map(path => `\`${path}\``).join(', ') : NO_TEST}`];
}
