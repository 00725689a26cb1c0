import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMatch } from '@maidan/exchange/fair/parseMatch';
import { sampleMatch } from '@maidan/exchange/fair/matchSamples';
import { matchesBetween, recountFault, replayFault, signatureFault } from '@maidan/exchange/fair/verifyMatch';
import { randomFrom } from '@maidan/core/random';
import { SPORTS, sportOf } from '@maidan/exchange/sports/sports';
import { afterAll, describe, expect, test } from 'vitest';
import { MATCH_VECTORS, matchVectors, vectorText } from './matchVectors.ts';
import { ROOT } from '../sources.ts';

const PYTHON = join(ROOT, 'docs/fairness/verify_match.py');
const folder = mkdtempSync(join(tmpdir(), 'maidan-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is found from the record alone. */
function alone(text: string): string {
  const parsed = parseMatch(text);
  return parsed.ok ? (recountFault(parsed.value)?.fault ?? 'verified') : parsed.error;
}

/** What is found with the rules of the sport and the key of the public beacon. */
async function withRules(text: string): Promise<string> {
  const parsed = parseMatch(text);
  if (!parsed.ok) return parsed.error;
  const found = recountFault(parsed.value) ?? (await signatureFault(parsed.value));
  return (found ?? replayFault(sportOf(parsed.value.sport), parsed.value))?.fault ?? 'verified';
}

const inPython = (vectors: unknown): string => {
  const path = join(folder, 'vectors.json');
  writeFileSync(path, JSON.stringify(vectors));
  return spawnSync('python3', [PYTHON, '--vectors', path], { encoding: 'utf8' }).stdout;
};

const { records, pairs } = matchVectors();

describe('[R19] the published vectors of matches', () => {
  test('are never changed: node tools/vectors/matchVectors.ts writes the same ones', async () => {
    expect(readFileSync(MATCH_VECTORS, 'utf8')).toBe(await vectorText());
  });

  test.each(records.map(vector => [vector.name, vector] as const))('%s', async (_, vector) => {
    const text = JSON.stringify(vector.record);
    expect(alone(text)).toBe(vector.expect);
    expect(await withRules(text)).toBe(vector.withRules ?? vector.expect);
  });

  test.each(pairs.map(pair => [pair.name, pair] as const))('%s', (_, { earlier, later, expect: wanted }) => {
    const found = matchesBetween(earlier, later);
    expect(typeof found === 'number' ? 'verified' : found.fault).toBe(wanted);
  });

  test('are as expected in Python too', () => {
    const all = records.length + pairs.length;
    expect(inPython({ records, pairs })).toBe(`${all} of ${all} vectors are as expected\n`);
  });
});

const FLIPS = 400;

test('[R19] with any bit turned over both verifiers find the same fault, and never none', () => {
  const text = JSON.stringify(sampleMatch(sportOf('greyhoundRacing')!, 'one'));
  const random = randomFrom(7);
  const flipped = Array.from({ length: FLIPS }, (_, n) => {
    const bytes = Buffer.from(text);
    const at = random.below(bytes.length);
    bytes[at] = bytes[at]! ^ (1 << random.below(7));
    const changed = bytes.toString('utf8');
    return { name: `${n} at ${at}`, text: changed, expect: alone(changed) };
  });
  expect(flipped.filter(({ expect: found }) => found === 'verified')).toEqual([]);
  expect(inPython({ records: flipped, pairs: [] })).toBe(`${FLIPS} of ${FLIPS} vectors are as expected\n`);
});

test('[R14] a match of every sport is played again from its record, market by market', async () => {
  for (const sport of SPORTS) {
    const record = sampleMatch(sport, 'played');
    expect([sport.code, await withRules(JSON.stringify(record))]).toEqual([sport.code, 'verified']);
  }
});
