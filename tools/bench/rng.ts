import { cards, Pile } from '@maidan/games/kit/shoe';
import { Shuffles, verdict } from '@maidan/games/kit/testing/shuffles';
import { type BenchResult, interleave, type Measure } from './interleave.ts';
import { answersTo, isInstalled } from './rng/dieharder.ts';
import { keepReport } from './rng/report.ts';
import { BYTES, dealtWords, type Source, systemWords, wordsOf } from './rng/words.ts';

/*
 * Whether the words that cards are drawn by look like chance (R15), and how many there are in a second: ours beside the
 * operating system's generator, through the same tests. With --all every test of dieharder, and ten million decks
 * instead of a hundred thousand: that takes hours. With --report the report of the release is kept, see rng/report.ts.
 */

const ROUND_MS = 1_000;
const ROUNDS = 5;
const DECKS = { few: 100_000, all: 10_000_000 };

/** Those that want the fewest words, by dieharder's numbers, some with fewer samples than usual: some minutes in all. */
const FEW_TESTS = [
  ...['-d 0', '-d 2 -p 10', '-d 8 -p 10', '-d 10', '-d 11', '-d 12', '-d 15'], // Marsaglia's Diehard
  ...['-d 100', '-d 204'], // single bits, Kolmogorov and Smirnov
];

/** More than any one of them takes words from. */
const ROUNDS_A_TEST = 10_000_000;
const REPORT_MINUTES = 60;

export async function run(): Promise<BenchResult> {
  const isAll = process.argv.includes('--all');
  const decks = isAll ? DECKS.all : DECKS.few;
  const strange = strangeShuffles(decks);
  const [battery, control] = process.argv.includes('--report') ? await kept() : await batteries(isAll);
  const { medians } = await interleave([wordsPerSecond(dealtWords()), wordsPerSecond(systemWords)], ROUNDS);
  const [ours = 0, reference = 0] = medians.map(Math.round);
  if (strange !== '' || /FAILED/.test(battery)) throw new Error(`This is not chance: ${strange || battery}`);
  return {
    name: 'rng',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'words a second',
    against: 'The operating system (randomBytes of node:crypto)',
    more: { dieharder: battery, dieharderOfReference: control, decks, shuffles: 'as chance makes them, at 99 %' },
  };
}

const wordsPerSecond =
  (source: Source): Measure =>
  async () => {
    const start = performance.now();
    let count = 0;
    for (; performance.now() - start < ROUND_MS; count += BYTES / 4) source();
    return (count * 1000) / (performance.now() - start);
  };

/** What chance would hardly do to shuffled decks, in words; nothing, if all is well. */
function strangeShuffles(decks: number): string {
  const shoe = cards();
  const faces = new Map([...shoe.faces.keys()].map((face, n) => [face as string | number, n]));
  const shuffles = new Shuffles();
  for (let n = 0; n < decks; n++) {
    const pile = new Pile(shoe);
    const stream = wordsOf(n);
    shuffles.add(Array.from(faces, () => faces.get(pile.draw(stream))!));
    if (n > 0 && n % 1_000_000 === 0) console.log(`${n} decks shuffled`);
  }
  return verdict(shuffles.findings())
    .map(({ name, p }) => `${name} (p = ${p})`)
    .join(', ');
}

/** The report of this release, of ours alone. */
async function kept(): Promise<readonly [string, string]> {
  if (!isInstalled()) throw new Error('dieharder is not on this machine. Debian has it: apt-get install dieharder');
  const { done, path } = await keepReport(Number(process.env['MINUTES'] ?? REPORT_MINUTES));
  const assessments = done.flatMap(({ answers }) => answers.map(({ assessment }) => assessment));
  return [`${inWords(assessments)} in ${path}`, 'not asked'];
}

/** How ours and the reference fare, one after the other. */
async function batteries(isAll: boolean): Promise<readonly [string, string]> {
  if (!isInstalled()) {
    const missing = 'not installed';
    console.log(
      'dieharder is not on this machine, so its tests were not run. Debian has it: apt-get install dieharder',
    );
    return [missing, missing];
  }
  const commands = isAll ? ['-a'] : FEW_TESTS;
  const found: [string[], string[]] = [[], []];
  for (const [n, command] of commands.entries()) {
    // Each test starts at a round of its own: how much of the last words a test left in the pipe is a matter of timing.
    found[0].push(...(await assessed('ours', command, dealtWords(n * ROUNDS_A_TEST))));
    found[1].push(...(await assessed('reference', command, systemWords)));
  }
  return [inWords(found[0]), inWords(found[1])];
}

function inWords(assessments: readonly string[]): string {
  const counts = Map.groupBy(assessments, each => each);
  return [...counts].map(([assessment, each]) => `${each.length} ${assessment}`).join(', ');
}

async function assessed(whose: string, command: string, source: Source): Promise<string[]> {
  const answers = await answersTo(command, source, {
    tell: ({ test, p, assessment }) => console.log(`${whose.padEnd(9)} ${test.padEnd(22)} p = ${p}  ${assessment}`),
  });
  return (answers ?? []).map(({ assessment }) => assessment);
}
