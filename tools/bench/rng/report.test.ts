import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../sources.ts';
import { BATTERY, doneIn, reportOf } from './report.ts';
import { dealtWords, hastyWords } from './words.ts';

const answer = (test: string, p: string) => ({ test, ntuple: '0', samples: '100 × 100', p, assessment: 'PASSED' });
const DONE = [
  { test: BATTERY[0]!, answers: [answer('diehard_parking_lot', '0.50512183')] },
  { test: BATTERY[1]!, answers: [answer('diehard_2dsphere', '0.2'), answer('diehard_2dsphere', '0.3')] },
];

test('[R15] a report is gone on with where it ended', () => {
  expect(doneIn(reportOf(DONE))).toEqual(DONE);
});

test('[R15] the report of other words is begun anew', () => {
  const ofOthers = reportOf(DONE).replace(/`[0-9a-f]{64}`/, `\`${'0'.repeat(64)}\``);
  expect(doneIn(ofOthers)).toEqual([]);
});

test('[R15] what a report is made of are the words that cards are drawn by', () => {
  const [hasty, dealt] = [hastyWords(7), dealtWords(7)];
  for (let n = 0; n < 3; n++) expect(Buffer.from(hasty()).equals(dealt())).toBe(true);
});

test('[R15] the release of now has a report, of the words of now, in which nothing failed', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const kept = readFileSync(join(ROOT, 'docs', 'fairness', `dieharder-${version}.md`), 'utf8');
  const done = doneIn(kept);
  expect(done.length).toBeGreaterThan(0);
  expect(kept).toBe(reportOf(done));
  expect(done.flatMap(({ answers }) => answers).filter(({ assessment }) => assessment === 'FAILED')).toEqual([]);
});
