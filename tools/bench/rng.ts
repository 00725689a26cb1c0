import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { words } from '@maidan/games/kit/fair';
import { cards, Pile } from '@maidan/games/kit/shoe';
import { Shuffles, verdict } from '@maidan/games/kit/shuffles';
import { type BenchResult, interleave, type Measure } from './interleave.ts';

/*
 * Whether the words that cards are drawn by look like chance (R15), and how many there are in a second: ours beside the
 * operating system's generator, through the same tests. With --all every test of dieharder, and ten million decks
 * instead of a hundred thousand: that takes hours.
 */

const BYTES = 64 * 1024;
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

/** Nothing about speed: to find it, dieharder would draw ten million words before every test. */
const COLUMNS = ['test_name', 'ntuple', 'tsamples', 'psamples', 'pvalues', 'assessment'].flatMap(name => ['-D', name]);

/** A supply of random bytes. */
type Source = () => Uint8Array;

export async function run(): Promise<BenchResult> {
  const isAll = process.argv.includes('--all');
  const decks = isAll ? DECKS.all : DECKS.few;
  const strange = strangeShuffles(decks);
  const [battery, control] = await batteries(isAll);
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

/** The words of one round after the other, as many of each as a deck takes: what players are dealt by. */
function dealtWords(first = 0): Source {
  let round = first;
  return () => {
    const bytes = new DataView(new ArrayBuffer(BYTES));
    for (let at = 0; at < BYTES; round++) {
      const stream = wordsOf(round);
      for (let n = 0; n < 64; n++, at += 4) bytes.setUint32(at, stream());
    }
    return new Uint8Array(bytes.buffer);
  };
}

/** The same in every run, so that what was found once can be found again. */
const wordsOf = (n: number) =>
  words({ table: 'bench', round: String(n), seed: hash(`seed ${n}`), entropy: [hash(`entropy ${n}`)] }, 0);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const systemWords: Source = () => randomBytes(BYTES);

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

/** How ours and the reference fare, one after the other. */
async function batteries(isAll: boolean): Promise<readonly [string, string]> {
  if (spawnSync('dieharder', ['-l']).error) {
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

/** The last column of dieharder's lines. With -Y 1 it goes on until a weak answer has become a clear one. */
async function assessed(whose: string, command: string, source: Source): Promise<string[]> {
  const dieharder = spawn('dieharder', [...command.split(' '), '-g', '200', '-Y', '1', ...COLUMNS], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const feeding = feed(dieharder.stdin, source);
  const assessments: string[] = [];
  for await (const line of createInterface({ input: dieharder.stdout })) {
    const [name, , , , p, assessment] = line.split('|').map(cell => cell.trim());
    if (!assessment) continue;
    console.log(`${whose.padEnd(9)} ${name?.padEnd(22)} p = ${p}  ${assessment}`);
    assessments.push(assessment);
  }
  await feeding;
  if (assessments.length === 0) throw new Error(`dieharder ${command} said nothing`);
  return assessments;
}

/** Words as long as they are wanted: the reader hangs up when it has had enough. */
async function feed(reader: Writable, source: Source): Promise<void> {
  const hangUp = new AbortController();
  reader.on('error', () => hangUp.abort());
  reader.on('close', () => hangUp.abort());
  while (!hangUp.signal.aborted) {
    if (!reader.write(source())) await once(reader, 'drain', { signal: hangUp.signal }).catch(() => undefined);
  }
}
