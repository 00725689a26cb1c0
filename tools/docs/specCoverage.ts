import { type Source, withoutComments } from '../sources.ts';

/** One statement of the checklist, or one requirement. */
export interface Statement {
  readonly id: string;
  /** 'A' the foundation, 'C' the live tables, 'D' the exchange, 'R' a requirement; '' where the list names none: the games. */
  readonly part: string;
  readonly text: string;
}

export function statementsOf(checklist: string): Statement[] {
  return [...checklist.matchAll(/^- (S\d{3}) (?:\(([A-Z])\) )?(.+)$/gm)].map(([, id = '', part = '', text = '']) => ({
    id,
    part,
    text,
  }));
}

/** The lines of docs/RULES.md that are requirements. */
export const requirementsOf = (rules: string): Statement[] =>
  [...rules.matchAll(/^- (R\d+) (.+)$/gm)].map(([, id = '', text = '']) => ({ id, part: 'R', text }));

/** How the names of files with tests end. */
export const TESTS = ['.test.ts', '.test.tsx', '.spec.ts'];

/** The test of this very tool is full of ids that prove nothing. */
const OWN_TEST = 'tools/docs/specCoverage.test.ts';

/** The ids that titles of tests carry, '[S001]', '[S001][S002]' or '[S001, R36]', and the files they are in. */
export function idsOf(tests: readonly Source[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of tests.filter(test => test.path !== OWN_TEST)) {
    for (const id of new Set(idsIn(text))) found.set(id, [...(found.get(id) ?? []), path]);
  }
  return found;
}

/** Only what stands in a string counts: a comment proves nothing. */
function idsIn(text: string): string[] {
  const brackets = withoutComments(text).matchAll(/(?<=['"`\]] ?)\[((?:[SR]\d+)(?:, ?[SR]\d+)*)\]/g);
  return [...brackets].flatMap(match => (match[1] ?? '').split(/, ?/));
}

/** The statements no test names, by part. */
export function unproven(
  statements: readonly Statement[],
  proven: ReadonlyMap<string, unknown>,
): Map<string, Statement[]> {
  const byPart = new Map<string, Statement[]>();
  for (const statement of statements.filter(({ id }) => !proven.has(id))) {
    byPart.set(statement.part, [...(byPart.get(statement.part) ?? []), statement]);
  }
  return byPart;
}

/** Ids in titles that neither list knows: a slip of the pen would otherwise prove nothing unnoticed. */
export function unknown(statements: readonly Statement[], proven: ReadonlyMap<string, readonly string[]>): string[] {
  const known = new Set(statements.map(({ id }) => id));
  return [...proven].filter(([id]) => !known.has(id)).map(([id, paths]) => `${id} in ${paths.join(', ')}`);
}
