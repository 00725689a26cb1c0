import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VERIFIERS } from './verifiers.ts';

const fairness = (name: string): string => fileURLToPath(new URL(`../../../docs/fairness/${name}`, import.meta.url));

const run = (...words: string[]): string =>
  execFileSync(process.execPath, [fairness('verifyRound.mjs'), ...words], { encoding: 'utf8' });

test('[R19] what players download is what the documentation has', async () => {
  for (const { name, load } of VERIFIERS) {
    expect(await load()).toBe(readFileSync(fairness(name), 'utf8'));
  }
});

test('[R19] the JavaScript verifier says of every vector what it must', () => {
  const { records, pairs } = JSON.parse(readFileSync(fairness('vectors.json'), 'utf8')) as Record<
    'records' | 'pairs',
    unknown[]
  >;
  const all = records.length + pairs.length;
  expect(run('--vectors', fairness('vectors.json'))).toBe(`${all} of ${all} vectors are as expected\n`);
});

test('[R19] the JavaScript verifier tells every step and ends with a verdict', () => {
  const said = run(fairness('example.json')).trim().split('\n');
  expect(said[0]).toBe('Round r-1 at table worli2, game worli2');
  expect(said.filter(line => line.startsWith('  card '))).toHaveLength(3);
  expect(said.at(-1)).toBe('verified: every card is the one that was committed to');
});
