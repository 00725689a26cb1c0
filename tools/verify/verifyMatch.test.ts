import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { sampleMatch } from '@maidan/exchange/fair/matchSamples';
import { sportOf } from '@maidan/exchange/sports/sports';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'maidan-verify-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command of `npm run verify`, with a file of each record. */
function verify(...records: readonly object[]): { readonly status: number | null; readonly lines: readonly string[] } {
  const paths = records.map((record, nth) => {
    const path = join(folder, `match-${nth}.json`);
    writeFileSync(path, JSON.stringify(record));
    return path;
  });
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'tools/verify/verifyRound.ts'), ...paths], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

const dogs = sportOf('greyhoundRacing')!;
const race = sampleMatch(dogs, 'one');

/** The first step that chance has a part in, changed. */
function changed(change: object): MatchRecord {
  const nth = race.steps.findIndex(step => 'value' in step);
  return { ...race, steps: race.steps.with(nth, { ...race.steps[nth]!, ...change }) };
}

describe('[R19] npm run verify -- match.json', () => {
  test('plays a match again, tells what it checked, and answers 0', () => {
    const { status, lines } = verify(race);
    expect([status, lines[0], lines.at(-1)]).toEqual([
      0,
      `Match ${race.event}, greyhoundRacing`,
      'verified: everything happened as it was committed to, and the rules make this match of it',
    ]);
    expect(lines).toContain(`  SHA-256 of the seed is the commitment ${race.commitment}`);
  });

  test.each<[what: string, record: object, fault: RegExp]>([
    ['another seed', { ...race, seed: race.commitment }, /^NOT VERIFIED: seed-is-not-the-committed-one/],
    ['another public number', changed({ value: race.head }), /^NOT VERIFIED: [\w-]+ \(.*\d.*\)\. /],
    ['another event', changed({ event: '{"type":"abandon"}' }), /^NOT VERIFIED: [\w-]+/],
    ['another answer of a market', { ...race, answers: race.answers.slice(1) }, /^NOT VERIFIED: [\w-]+/],
  ])('with %s it names what is wrong, and answers 1', (_, record, fault) => {
    const { status, lines } = verify(record);
    expect(lines.at(-1)).toMatch(fault);
    expect(status).toBe(1);
  });

  test('takes several of one chain, the earliest first, and no other order', () => {
    const next = sampleMatch(dogs, 'one', { nth: 1 });
    expect(verify(race, next)).toMatchObject({
      status: 0,
      lines: expect.arrayContaining([`  it is 1 after match ${race.event} in one chain of seeds`]),
    });
    expect(verify(next, race).status).toBe(1);
  });
});
