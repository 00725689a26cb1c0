import { after } from '@maidan/core/ids';
import type { Millis, RoundId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { chain } from '@maidan/games/kit/fair/fair';
import { beaconRecord, QUICKNET_ROUNDS } from '@maidan/games/kit/testing/fairSamples';
import { LOCAL_SOURCE, type RoundRecord, recordOf, sealed } from '@maidan/games/kit/fair/record';
import { secondRecord, voidRecord } from '@maidan/games/kit/testing/secondSamples';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { beforeAll, expect, test } from 'vitest';
import { stepsToHead, verification } from './checks.ts';
import { claimed } from '@maidan/games/kit/written';

const { seeds, head } = chain('5'.repeat(64), 40);
const entropyOf = (window: number): string => String(window + 1).padStart(64, '0');

let record: RoundRecord;
beforeAll(async () => {
  record = await recordOfRound('teen20', seeds[3]!);
});

/** A round as the house would have recorded it. */
async function recordOfRound(code: string, seed: string): Promise<RoundRecord> {
  const game = (await gameOf(code))!;
  const id = '181250307' as RoundId; // a test owns its ids and its clock
  const happenings = [
    ...rehearse(game, { id, seed, entropy: entropyOf, gone: [], now: 0 as Millis, price: () => ({}) }),
  ];
  const round = happenings.at(-1)!.round;
  const { result, proof } = round.ending!;
  const { commitment, gone, dealt } = round;
  const origins = proof.entropy.map(() => ({ source: LOCAL_SOURCE }));
  return recordOf(game, proof, { commitment, gone, dealt, result: claimed(result) }, origins);
}

const told = async (text: string, known = {}) => (await verification(text, known)).checks.map(({ state }) => state[0]);

test('[R19] a settled round passes every check, and every card is drawn again', async () => {
  const found = await verification(JSON.stringify(record), { round: record.round, head });
  expect(found.isRight).toBe(true);
  expect(found.checks.map(({ state }) => state[0]).join('')).toBe('rrrrrrnrrr'); // v1 does not tell what was announced
  expect(found.drawn.map(({ face }) => face)).toEqual(record.dealt.map(({ face }) => face));
  expect(found.checks[3]?.words).toBe(`Hashed 4 times, the seed is the head ${head}.`);
});

test('[R19] a record from elsewhere is checked without what only the house knows', async () => {
  expect((await told(JSON.stringify(record))).join('')).toBe('rnrnrrnrrr');
});

test.each<[what: string, change: (record: RoundRecord) => unknown, checks: string]>([
  ['no JSON', () => undefined, 'wnnnnnnnnn'],
  ['a field too many', of => ({ ...of, tip: 1 }), 'wnnnnnnnnn'],
  ['another round', of => sealed({ ...of, round: '7' }), 'rwnnnnnnnn'],
  ['another seed', of => sealed({ ...of, seed: seeds[9]! }), 'rrwnnnnnnn'],
  ['cards gone from a full shoe', of => sealed({ ...of, gone: ['1S'] }), 'rrrrwnnnnn'],
  ['no entropy', of => sealed({ ...of, entropy: [] }), 'rrrrrwnnnn'],
  [
    'another card',
    of => sealed({ ...of, dealt: of.dealt.with(0, { ...of.dealt[0]!, face: other(of) }) }),
    'rrrrrrnwnn',
  ],
  ['another digest', of => ({ ...of, digest: seeds[0]! }), 'rrrrrrnrwn'],
  ['another result', of => sealed({ ...of, result: { code: 'B?', text: 'Player B' } }), 'rrrrrrnrrw'],
])('[R19] %s is found, and nothing after it is vouched for', async (_, change, checks) => {
  const known = { round: record.round, head };
  const text = JSON.stringify(change(record)) ?? 'not json';
  expect((await told(text, known)).join('')).toBe(checks);
});

test('[R19] a number of the public beacon is shown with its round, and a forged signature is found', async () => {
  const game = (await gameOf('teen20'))!;
  const found = await verification(JSON.stringify(beaconRecord(game, 1)));
  expect(found.isRight).toBe(true);
  expect(found.checks[5]?.words).toContain('(drand quicknet round 1000, signed by the League of Entropy)');
  const [, signed] = QUICKNET_ROUNDS;
  const forged = beaconRecord(game, 1, [{ ...signed!, round: 1_001 }]);
  expect((await told(JSON.stringify(forged))).join('')).toBe('rnrnrwnnnn');
});

test('[R14] what was announced is checked, and who made a round void is told', async () => {
  const game = (await gameOf('teen20'))!;
  const second = secondRecord(game, 3);
  expect((await told(JSON.stringify(second))).join('')).toBe('rnrnrrrrrr');
  const [window] = second.windows!;
  const { digest: _, ...content } = second;
  const late = sealed({ ...content, windows: [{ ...window!, closes: after(window!.closes, 1) }] });
  expect((await told(JSON.stringify(late))).join('')).toBe('rnrnrrwnnn');
  const ended = await verification(JSON.stringify(voidRecord(game, 3, 2)));
  expect(ended.isRight).toBe(true);
  expect(ended.checks.at(-1)?.words).toBe('Void after 2 cards: cards-in-doubt. Two people decided it.');
});

const other = ({ dealt }: RoundRecord) => (dealt[0]!.face === 'AS' ? 'KS' : 'AS');

test('a seed of another chain does not lead to the head', () => {
  expect(stepsToHead(seeds[0]!, head)).toBe(1);
  expect(stepsToHead(seeds[39]!, head)).toBe(40);
  expect(stepsToHead('7'.repeat(64), head)).toBeUndefined();
  expect(stepsToHead(seeds[0]!, undefined)).toBeUndefined();
});
