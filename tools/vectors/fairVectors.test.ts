import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beaconFault } from '@maidan/games/kit/fair/beaconProof';
import { beaconRecord, carried, openCard, SAMPLES, sampleRecord } from '@maidan/games/kit/testing/fairSamples';
import { isInRoot, type BetProof } from '@maidan/games/kit/fair/betsTree';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import { recount, roundsBetween, verifyFollowing, verifyRecord } from '@maidan/games/kit/fair/recount';
import { announcedRecord, secondRecord, voidRecord } from '@maidan/games/kit/testing/secondSamples';
import { seeded } from '@maidan/games/kit/shoe';
import { format } from 'prettier';
import { afterAll, describe, expect, test } from 'vitest';
import { fairVectors, type Vectors } from './fairVectors.ts';
import { ROOT } from '../sources.ts';
import { timed } from './timedVectors.ts';

const VECTORS = join(ROOT, 'docs/fairness/vectors.json');
const PYTHON_VERIFIER = join(ROOT, 'docs/fairness/verify_round.py');
const BET_VERIFIER = join(ROOT, 'docs/fairness/verifyBet.mjs');
const NODE_VERIFIER = join(ROOT, 'docs/fairness/verifyRound.mjs');
const published = JSON.parse(readFileSync(VECTORS, 'utf8')) as Vectors;
const folder = mkdtempSync(join(tmpdir(), 'maidan-fair-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is found from the record alone. */
function alone(text: string): string {
  const parsed = parseRecord(text);
  return parsed.ok ? (recount(parsed.value).fault ?? 'verified') : parsed.error;
}

/** What is found with the rules of the game and the key of the public beacon. */
async function withRules(text: string): Promise<string> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed.error;
  const game = SAMPLES.find(({ code }) => code === parsed.value.game);
  if (!game) return 'game-is-unknown';
  const verified = verifyRecord(game, parsed.value);
  return verified.ok ? ((await beaconFault(parsed.value)) ?? 'verified') : verified.error;
}

const textOf = ({ text, record }: { readonly text?: string; readonly record?: unknown }): string =>
  text ?? JSON.stringify(record);

describe('[R19] the published vectors', () => {
  test('are never changed: node tools/vectors/fairVectors.ts writes the same ones', async () => {
    const written = await format(JSON.stringify(fairVectors()), { parser: 'json', printWidth: 120 });
    expect(readFileSync(VECTORS, 'utf8')).toBe(written);
  });

  test.each(published.records.map(vector => [vector.name, vector] as const))('%s', async (_, vector) => {
    expect(alone(textOf(vector))).toBe(vector.expect);
    const found = await withRules(textOf(vector));
    expect(found).toBe(vector.withRules ?? found);
    expect(found === 'verified').toBe(vector.expect === 'verified' && !vector.withRules);
  });

  test.each(published.pairs.map(pair => [pair.name, pair] as const))('%s', (_, { earlier, later, ...wanted }) => {
    const [bare, ruled] = [roundsBetween(earlier, later), verifyFollowing(carried, earlier, later)];
    expect(bare.ok ? 'verified' : bare.error).toBe(wanted.expect);
    expect(ruled.ok ? 'verified' : ruled.error).toBe(wanted.withRules ?? wanted.expect);
  });
});

test.each(published.bets.map(vector => [vector.name, vector] as const))('[R14] %s', (_, vector) => {
  expect(isInRoot(vector.proof as BetProof, vector.record)).toBe(vector.expect === 'verified');
});

/** A record's text with one bit of it turned over, anywhere. */
function oneBitFlipped(): { name: string; expect: string; text: string }[] {
  const random = seeded(19);
  const first = [...SAMPLES.map(game => sampleRecord(game, 50)), beaconRecord(openCard, 50)];
  const second = [
    ...SAMPLES.map(game => secondRecord(game, 50)),
    announcedRecord(openCard, 50),
    voidRecord(openCard, 50, 2),
  ];
  const third = [secondRecord(openCard, 51), announcedRecord(openCard, 51)].map(record => timed(record));
  const records = [...first, ...second, ...third];
  const texts = records.map(record => JSON.stringify(record));
  return Array.from({ length: 3_000 }, (_, n) => {
    const bytes = Buffer.from(texts[n % texts.length]!, 'latin1');
    const at = random() % bytes.length;
    const bit = random() % 7;
    bytes[at]! ^= 1 << bit;
    const text = bytes.toString('latin1');
    return { name: `bit ${bit} of character ${at}`, expect: alone(text), text };
  });
}

test('[R19] one bit turned over in the file is noticed', () => {
  expect(oneBitFlipped().filter(({ expect: found }) => found === 'verified')).toEqual([]);
});

const ROUNDS = published.records.length + published.pairs.length;
const ALL = ROUNDS + published.bets.length;
const ALL_AS_EXPECTED = `${ALL} of ${ALL} vectors are as expected`;
const ROUNDS_AS_EXPECTED = `${ROUNDS} of ${ROUNDS} vectors are as expected`;

function flippedVectors(): string {
  const path = join(folder, 'flipped.json');
  writeFileSync(path, JSON.stringify({ records: oneBitFlipped(), pairs: [] }));
  return path;
}

test('[R19] docs/FAIRNESS.md counts the vectors, and names every verifier there is', () => {
  const page = readFileSync(join(ROOT, 'docs/FAIRNESS.md'), 'utf8');
  const fine = published.records.filter(vector => vector.expect === 'verified' && !vector.withRules).length;
  expect(page).toContain(`holds ${fine} true records`);
  expect(page).toContain(`and ${ROUNDS - fine} corrupted or paired ones`);
  const verifiers = readdirSync(join(ROOT, 'docs/fairness')).filter(name => name.startsWith('verify'));
  expect(verifiers).toHaveLength(4);
  expect(verifiers.filter(name => !page.includes(`docs/fairness/${name} `))).toEqual([]);
});

describe('[R19] the verifier for Node', () => {
  const nodeSays = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [NODE_VERIFIER, ...words], { encoding: 'utf8' });
    return { status, lines: stdout.trim().split('\n'), stderr };
  };

  test('agrees on every published vector', () => {
    expect(nodeSays('--vectors', VECTORS)).toEqual({ status: 0, lines: [ROUNDS_AS_EXPECTED], stderr: '' });
  });

  test('agrees on which bets are in the root', () => {
    const { stdout, status } = spawnSync(process.execPath, [BET_VERIFIER, '--vectors', VECTORS], { encoding: 'utf8' });
    const { length } = published.bets;
    expect([status, stdout.trim()]).toEqual([0, `${length} of ${length} bets are as expected`]);
  });

  test('agrees on what is wrong wherever one bit is turned over', () => {
    const lines = ['3000 of 3000 vectors are as expected'];
    expect(nodeSays('--vectors', flippedVectors())).toEqual({ status: 0, lines, stderr: '' });
  });

  test('says which vector is not as expected, and answers 1', () => {
    const path = join(folder, 'wrong.json');
    writeFileSync(path, JSON.stringify({ records: [{ name: 'no JSON', expect: 'verified', text: '{' }], pairs: [] }));
    expect(nodeSays('--vectors', path)).toEqual({
      status: 1,
      lines: ['no JSON: expected verified, found record-is-not-json', '0 of 1 vectors are as expected'],
      stderr: '',
    });
  });

  test('needs nothing but Node', () => {
    const imports = [...readFileSync(NODE_VERIFIER, 'utf8').matchAll(/\b(?:from|import|require)\b\s*\(?'([^']+)'/g)];
    expect(imports.map(([, name]) => name)).toEqual(['node:crypto', 'node:fs']);
  });

  test.each([['--vectors'], ['--help'], ['-x']])('answers %s with its usage, and 1', option => {
    const { status, lines, stderr } = nodeSays(option);
    expect([status, lines, stderr]).toEqual([1, [expect.stringMatching(/^Usage: /)], '']);
  });
});

describe('[R19] the verifier in Python', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const pythonSays = (vectors: string): string =>
    spawnSync('python3', [PYTHON_VERIFIER, '--vectors', vectors], { encoding: 'utf8' }).stdout.trim();

  test('agrees on every published vector', () => {
    expect(said(() => pythonSays(VECTORS), ALL_AS_EXPECTED)).toBe(ALL_AS_EXPECTED);
  });

  test('agrees on what is wrong wherever one bit is turned over', () => {
    const wanted = '3000 of 3000 vectors are as expected';
    expect(said(() => pythonSays(flippedVectors()), wanted)).toBe(wanted);
  });

  test('knows each fault by the sentence that players read', async () => {
    const { FAULTS } = await import('@maidan/games/kit/fair/faults');
    const python = [...readFileSync(PYTHON_VERIFIER, 'utf8').matchAll(/^ {4}"([a-z-]+)": "(.*)",$/gm)];
    expect(python.length).toBe(29);
    expect(python.map(([, fault, sentence]) => [fault, sentence])).toEqual(
      Object.entries(FAULTS).filter(([fault]) => python.some(([, known]) => known === fault)),
    );
  });

  /** Without Python on this machine only our own side was checked, above; that is said, not hidden. */
  function said(ask: () => string, wanted: string): string {
    if (hasPython) return ask();
    console.warn('python3 is not on this machine: the second verifier was not run, only the first.');
    return wanted;
  }
});
