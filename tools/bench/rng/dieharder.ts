import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Source } from './words.ts';

/* One test of dieharder, fed with words as long as it wants some. */

export interface DieharderResult {
  readonly test: string;
  readonly ntuple: string;
  readonly samples: string;
  readonly p: string;
  readonly assessment: string;
}

/** Nothing about speed: to find it, dieharder would draw ten million words before every test. */
const COLUMNS = ['test_name', 'ntuple', 'tsamples', 'psamples', 'pvalues', 'assessment'].flatMap(name => ['-D', name]);

export const commandFor = (test: string): readonly string[] => [...test.split(' '), '-g', '200', '-Y', '1', ...COLUMNS];

export const isInstalled = (): boolean => spawnSync('dieharder', ['-l']).error === undefined;

/** What it prints for each. With -Y 1 it goes on until a weak answer has become a clear one; undefined when cut off. */
export async function answersTo(
  test: string,
  source: Source,
  { tell, until }: { tell(answer: DieharderResult): void; readonly until?: AbortSignal },
): Promise<readonly DieharderResult[] | undefined> {
  const dieharder = spawn('dieharder', commandFor(test), { stdio: ['pipe', 'pipe', 'inherit'] });
  const cutOff = () => dieharder.kill();
  until?.addEventListener('abort', cutOff);
  const feeding = feed(dieharder.stdin, source);
  const answers: DieharderResult[] = [];
  for await (const line of createInterface({ input: dieharder.stdout })) {
    const [name = '', ntuple = '', tsamples, psamples, p = '', assessment] = line.split('|').map(cell => cell.trim());
    if (!assessment) continue;
    const answer = { test: name, ntuple, samples: `${tsamples} × ${psamples}`, p, assessment };
    tell(answer);
    answers.push(answer);
  }
  await feeding;
  until?.removeEventListener('abort', cutOff);
  if (until?.aborted) return undefined;
  if (answers.length === 0) throw new Error(`dieharder ${test} said nothing`);
  return answers;
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
