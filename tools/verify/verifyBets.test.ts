import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../sources.ts';
import { areInRoot } from './verifyBets.ts';

/* The file of proofs that a player takes away, and all who take it. */

const folder = mkdtempSync(join(tmpdir(), 'maidan-bets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { bets } = JSON.parse(readFileSync(join(ROOT, 'docs/fairness/vectors.json'), 'utf8'));
const proofOf = (name: string) => bets.find((each: { name: string }) => each.name === name).proof;
const [first, second, forged] = ['bet 1 of 3', 'bet 2 of 3', 'another stake'].map(proofOf);
const { record } = bets[0];

function written(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

const ran = (command: string, args: readonly string[]) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return { isVerified: status === 0, lines: stdout.trim().split('\n') };
};

function ours(proofs: string): { isVerified: boolean; lines: readonly string[] } {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line));
  const isVerified = areInRoot(readFileSync(proofs, 'utf8'), record);
  log.mockRestore();
  return { isVerified, lines };
}

const VERIFIERS: readonly (readonly [string, (proofs: string, record: string) => ReturnType<typeof ours>])[] = [
  ['npm run verify -- --bet', ours],
  ['verifyBet.mjs', (...paths) => ran(process.execPath, [join(ROOT, 'docs/fairness/verifyBet.mjs'), ...paths])],
  [
    'verify_round.py --bet',
    (...paths) => ran('python3', [join(ROOT, 'docs/fairness/verify_round.py'), '--bet', ...paths]),
  ],
];
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each(VERIFIERS.filter(([name]) => hasPython || !name.includes('.py')))('[R19] %s', (_, verify) => {
  test.each<[file: string, proofs: unknown, isVerified: boolean, line: string]>([
    ['all of one player', [first, second], true, 'verified: 2 of 2 bets are in the roots of their windows'],
    ['one alone', first, true, 'verified: 1 of 1 bets are in the roots of their windows'],
    ['one that is forged', [second, forged], false, 'NOT VERIFIED: bet bet-1 is not in the root of window 1'],
    ['none', [], false, 'NOT VERIFIED: there is no proof in this file'],
  ])('takes a file of proofs: %s', (file, proofs, isVerified, line) => {
    expect(verify(written(`${file}.json`, proofs), written('round.json', record))).toEqual({
      isVerified,
      lines: [line],
    });
  });
});

test('[R19] node tools/verify/verifyRound.ts --bet looks at the round first', () => {
  const paths = [written('bets.json', [first]), written('round.json', record)];
  const { lines, isVerified } = ran(process.execPath, [join(ROOT, 'tools/verify/verifyRound.ts'), '--bet', ...paths]);
  expect(lines.at(-1)).toMatch(/^NOT VERIFIED: game-is-unknown/); // that of the vectors is played nowhere
  expect(isVerified).toBe(false);
});
