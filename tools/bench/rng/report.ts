import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../sources.ts';
import { type DieharderResult, answersTo, commandFor } from './dieharder.ts';
import { BYTES, dealtWords, hastyWords, WORDS_OF_A_ROUND } from './words.ts';

/*
 * The report of a release that is kept (R15): docs/fairness/dieharder-<version>.md. It takes the tests of dieharder -a
 * one by one, those that want the fewest words first, for as long as it is given, and says which it did not come to. The
 * next run goes on from there, as long as the words are the same.
 */

/** As dieharder -a has them, each of its tuples a test of its own. Diehard's OPSO, OQSO, DNA and sums are not in it. */
export const BATTERY: readonly string[] = [
  ...['-d 10', '-d 11', '-d 12', '-d 0', '-d 100', '-d 101', '-d 102', '-d 15', '-d 204', '-d 206', '-d 8'],
  ...['-d 9', '-d 208', '-d 209', '-d 207', '-d 3', ...tuples('-d 202', 2, 5)],
  ...[...tuples('-d 201', 2, 5), ...tuples('-d 200', 1, 12), '-d 1', '-d 2', '-d 16', '-d 205', '-d 4', '-d 13'],
  ...[...tuples('-d 203', 0, 8), '-d 17', ...tuples('-d 203', 9, 32)],
];

function tuples(test: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, n) => `${test} -n ${from + n}`);
}

/** More rounds than any one of the tests takes words from. */
const ROUNDS_A_TEST = 100_000_000;

interface Done {
  readonly test: string;
  readonly answers: readonly DieharderResult[];
}

/** Runs what fits into these minutes of what is left, and writes the report anew after every test. */
export async function keepReport(minutes: number): Promise<{ readonly done: readonly Done[]; readonly path: string }> {
  const until = AbortSignal.timeout(minutes * 60_000);
  const path = join('docs', 'fairness', `dieharder-${release()}.md`);
  const done: Done[] = existsSync(join(ROOT, path)) ? doneIn(readFileSync(join(ROOT, path), 'utf8')) : [];
  for (const [n, test] of BATTERY.entries()) {
    if (n < done.length) continue;
    if (until.aborted) break;
    const answers = await answersTo(test, hastyWords(n * ROUNDS_A_TEST), { tell, until });
    if (!answers) break;
    done.push({ test, answers });
    writeFileSync(join(ROOT, path), reportOf(done));
  }
  return { done, path };
}

/** The tests of a report that began with these very words; none of another one. */
export function doneIn(report: string): Done[] {
  if (!report.includes(FINGERPRINT)) return [];
  const rows = report.split('\n').filter(line => line.startsWith('| `'));
  const cells = rows.map(line => line.split('|').map(cell => cell.trim().replaceAll('`', '')));
  const answers = cells.map(([, of = '', test = '', ntuple = '', samples = '', p = '', assessment = '']) => ({
    of,
    answer: { test, ntuple, samples, p, assessment },
  }));
  return [...Map.groupBy(answers, ({ of }) => of)].map(([test, each]) => ({
    test,
    answers: each.map(({ answer }) => answer),
  }));
}

const FINGERPRINT = createHash('sha256').update(dealtWords()()).digest('hex');

function tell({ test, ntuple, p, assessment }: DieharderResult): void {
  console.log(`${test.padEnd(22)} ${ntuple.padStart(2)}  p = ${p}  ${assessment}`);
}

/** The newest one that the changelog tells of. */
const release = (): string =>
  /^## (\d+\.\d+\.\d+)$/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))?.[1] ?? 'unreleased';

export function reportOf(done: readonly Done[]): string {
  const answers = done.flatMap(each => each.answers);
  const left = BATTERY.slice(done.length);
  const count = (assessment: string): number => answers.filter(each => each.assessment === assessment).length;
  const command = commandFor('').slice(1).join(' ');
  return `${[
    `# Dieharder on the words of release ${release()}`,
    '',
    'Made by `npm run bench rng -- --report`, which runs the tests of `dieharder -a` one by one for `MINUTES` minutes, those',
    'that want the fewest words first, and goes on where the last run ended.',
    '',
    `- **Run**: ${done.length} of ${BATTERY.length} tests, to their end. ${answers.length} answers: ${count('PASSED')} passed,`,
    `  ${count('WEAK')} weak, ${count('FAILED')} failed.`,
    `- **Not run**: ${left.length === 0 ? 'none.' : `${left.map(test => `\`${test}\``).join(', ')}.`}`,
    `- **Words**: those that cards are drawn by (\`words\` of games/kit/fair/fair.ts), ${WORDS_OF_A_ROUND} of one round after`,
    `  the other, as bytes with the first byte first. SHA-256 of the first ${BYTES} bytes: \`${FINGERPRINT}\`.`,
    '- **Seeds**: round n at table `bench` has the seed SHA-256("seed n") and the entropy SHA-256("entropy n"). The k-th test',
    `  of the list below, from 0, starts with round k × ${ROUNDS_A_TEST}.`,
    `- **Command**: \`dieharder <test> ${command}\`, fed through a pipe. With \`-Y 1\``,
    '  a weak answer is asked again with more samples until it is clear, so a test may have several lines.',
    '',
    ...tableOf(done),
  ].join('\n')}\n`;
}

function tableOf(done: readonly Done[]): string[] {
  const lines = done.flatMap(({ test, answers }) =>
    answers.map(each => [`\`${test}\``, each.test, each.ntuple, each.samples, each.p, each.assessment]),
  );
  const rows = [['test', 'name', 'tuple', 'samples', 'p', 'assessment'], ...lines];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, n) => cell.padEnd(widths[n]!)).join(' | ')} |`;
  return [line(rows[0]!), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rows.slice(1).map(line)];
}
