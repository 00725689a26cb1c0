import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '@maidan/games/index';
import {
  beaconRecord,
  forgedRecords,
  QUICKNET_ROUNDS,
  SAMPLES,
  sampleRecord,
  sampleRecords,
} from '@maidan/games/kit/testing/fairSamples';
import { type Fault, FAULTS } from '@maidan/games/kit/fair/faults';
import type { Face } from '@maidan/games/kit/shoe';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('[R19] node tools/verify/verifyRound.ts', () => {
  const run = (args: readonly string[], input = '') => {
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'tools/verify/verifyRound.ts'), ...args], {
      ...{ encoding: 'utf8', input },
    });
    return { status, lines: stdout.trim().split('\n') };
  };

  test('tells what it checked, and answers 0', async () => {
    const game = (await gameOf('worli2'))!;
    const record = sampleRecord(game, 1);
    const { status, lines } = run([], JSON.stringify(record));
    expect(lines.at(-1)).toMatch(/^verified: /);
    expect(
      lines.filter(line => /^ {2}card \d, after window 1, to cards: word \d+; \d+ mod \d\d = \d+: /.test(line)),
    ).toHaveLength(3);
    expect(lines).toContain(`  by its rules the result is ${record.result!.code}: ${record.result!.text}`);
    expect(status).toBe(0);
  });

  test('checks the signature of the public beacon, and finds one that is not of it', async () => {
    const game = (await gameOf('worli2'))!;
    const [first, second] = QUICKNET_ROUNDS;
    const fine = run([], JSON.stringify(beaconRecord(game, 1)));
    expect(fine.lines).toContain(`  drand quicknet round 1000 has the signature ${second!.signature}`);
    expect(fine.status).toBe(0);
    const forged = run([], JSON.stringify(beaconRecord(game, 1, [{ ...first!, round: 124 }])));
    expect(forged.lines.at(-1)).toMatch(/^NOT VERIFIED: signature-is-not-of-the-beacon\. /);
    expect(forged.status).toBe(1);
  });

  test('verifies the example of docs/FAIRNESS.md, whose arithmetic is told there', () => {
    const { status, lines } = run([join(ROOT, 'docs/fairness/example.json')]);
    const page = readFileSync(join(ROOT, 'docs/FAIRNESS.md'), 'utf8');
    const sums = lines.flatMap(line => /\d+ mod \d+ = \d+/.exec(line) ?? []);
    expect(sums).toHaveLength(3);
    expect(sums.filter(sum => !page.includes(sum))).toEqual([]);
    expect(status).toBe(0);
  });

  test('names the card that is wrong, and answers 1', async () => {
    const record = sampleRecord((await gameOf('worli2'))!, 1);
    const dealt = record.dealt.with(1, { ...record.dealt[1]!, face: record.dealt[0]!.face });
    const path = join(folder, 'wrong.json');
    writeFileSync(path, JSON.stringify({ ...record, dealt }));
    const { status, lines } = run([path]);
    expect(lines.at(-1)).toMatch(/^NOT VERIFIED: card-is-not-the-drawn-one \(card 2\)\. /);
    expect(status).toBe(1);
  });

  test('follows a chain of rounds, and says when it is broken', async () => {
    const records = sampleRecords((await gameOf('worli2'))!, 'chain', 2);
    const paths = records.map((record, n) => {
      const path = join(folder, `${n}.json`);
      writeFileSync(path, JSON.stringify(record));
      return path;
    });
    expect(run(paths)).toMatchObject({ status: 0 });
    const { status, lines } = run(paths.toReversed());
    expect(lines.at(-1)).toMatch(/^NOT VERIFIED: rounds-are-not-of-one-chain\. /);
    expect(status).toBe(1);
  });

  test.each([
    ['a file that is not there', ['/nowhere/round.json'], /ENOENT/],
    [
      'a file that is no record',
      [join(ROOT, 'docs/fairness/vectors.json')],
      /^NOT VERIFIED: record-is-of-another-version/,
    ],
    ['an option it does not have', ['--help'], /^Usage: /],
    ['an option of one letter', ['-x'], /^Usage: /],
  ])('refuses %s', (_, args, said) => {
    const { status, lines } = run(args);
    expect(lines.at(-1)).toMatch(said);
    expect(status).toBe(1);
  });

  const TWELVE = 'AS AH AC AD 7S 7H 7C 7D 8H 8C 8D 9S'.split(' ');
  const STUCK = ['9', 'T', 'J', 'Q', 'K'].flatMap(rank => ['S', 'H', 'C', 'D'].map(suit => `${rank}${suit}`));
  test.each<[string, string, readonly (readonly Face[])[], readonly number[], Fault]>([
    ['one card gone where a round takes three', 'teen42', [['AS']], [0], 'gone-is-not-of-whole-rounds'],
    ['a shoe that was due before', 'dum10', [[...STUCK, '8S', '8H']], [0], 'shoe-should-have-been-changed'],
    ['a fresh shoe after one card', 'teen3', [[], []], [0, 1], 'shoe-did-not-carry-over'],
    ['a shoe invented two rounds later', 'teen3', [[], [], TWELVE], [0, 2], 'shoe-did-not-carry-over'],
  ])('refuses %s, though every card is drawn as committed', async (_, code, shoes, shown, fault) => {
    const records = forgedRecords((await gameOf(code))!, 'forged', shoes);
    const paths = shown.map(n => {
      const path = join(folder, `forged-${n}.json`);
      writeFileSync(path, JSON.stringify(records[n]));
      return path;
    });
    const { status, lines } = run(paths);
    expect(lines.at(-1)).toBe(`NOT VERIFIED: ${fault}. ${FAULTS[fault]}`);
    expect(status).toBe(1);
  });

  test('follows a shoe from round to round, and says when rounds are missing for it', async () => {
    const records = sampleRecords((await gameOf('teen42'))!, 'shoe', 3);
    const paths = records.map((record, n) => {
      const path = join(folder, `shoe-${n}.json`);
      writeFileSync(path, JSON.stringify(record));
      return path;
    });
    const all = run(paths);
    expect(all.lines.filter(line => line === '  it finds the shoe as that round left it, by the rules')).toHaveLength(
      2,
    );
    const some = run([paths[0]!, paths[2]!]);
    expect(some.lines).toContain('  not checked, because it takes the records between: every card of the shoe');
    expect([all.status, some.status]).toEqual([0, 0]);
  });

  test('refuses a game that nobody knows', () => {
    const { status, lines } = run([], JSON.stringify(sampleRecord(SAMPLES[0]!, 1)));
    expect(lines.at(-1)).toMatch(/^NOT VERIFIED: game-is-unknown \(deck\)\. /);
    expect(status).toBe(1);
  });
});
