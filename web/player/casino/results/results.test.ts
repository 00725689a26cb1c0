import type { Millis, RoundId } from '@maidan/core/ids';
import { paise, rupees } from '@maidan/core/money';
import { odds, type Side } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import type { Card } from '@maidan/games/kit/cards';
import { beaconRecord, QUICKNET_ROUNDS } from '@maidan/games/kit/testing/fairSamples';
import { LOCAL_SOURCE, recordOf } from '@maidan/games/kit/fair/record';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { returnsOf } from '@maidan/games/kit/returns';
import { describe, expect, test } from 'vitest';
import { arithmeticOf, netOf, type Settled, stakedOf, totalOf } from './arithmetic.ts';
import { evidenceOf, readRecord, verdictOn } from './proof.ts';
import { returnLines } from '../../parts/returns/returnLines.ts';
import { claimed } from '@maidan/games/kit/written';

const settled = (selection: string, side: Side, at: number, stake: number, more: Partial<Settled> = {}): Settled => ({
  selection,
  side,
  odds: odds(at),
  line: 0,
  stake: rupees(stake),
  state: 'settled',
  profit: null,
  ...more,
});

/** A pair of kings against ace high. */
const TABLE = { A: ['KS', 'KH', '4C'], B: ['AS', '9H', '2D'] } as const satisfies Record<string, readonly Card[]>;

test.each<[bet: Settled, text: string]>([
  [settled('A.win', 'back', 1.98, 2000), '2,000 × (1.98 − 1)'],
  [settled('B.win', 'back', 1.98, 2000), 'stake lost'],
  [settled('A.pair-plus', 'back', 41, 500), '500 × 1'],
  [settled('A.win', 'lay', 2.02, 1000.5), '− 1,000.50 × (2.02 − 1)'],
  [settled('B.win', 'lay', 2.02, 1000), '1,000 won from the backer'],
  [settled('A.win', 'back', 1.98, 2000, { state: 'void' }), 'stake returned'],
  [settled('A.win', 'back', 1.98, 2000, { state: 'undone' }), 'taken back'],
])('the result of a bet is a sum: %#', async (bet, text) => {
  const game = (await gameOf('teen20'))!;
  expect(arithmeticOf(game, TABLE, bet)).toBe(text);
});

test('the net is the sum of the results', () => {
  const profits = [rupees(1960), rupees(2000), rupees(-1000)];
  expect(netOf(profits)).toBe('1,960 + 2,000 − 1,000');
  expect(totalOf(profits.map(profit => settled('A.win', 'back', 1.98, 100, { profit })))).toBe(paise(296_000));
});

test('what was taken back is not staked, and what was void was', () => {
  const states = ['settled', 'undone', 'void'] as const;
  expect(stakedOf(states.map(state => settled('A.win', 'back', 1.98, 100, { state })))).toBe(rupees(200));
});

describe('the proof of a round', () => {
  async function played() {
    const game = (await gameOf('teen20'))!;
    const world = {
      id: 'r1' as RoundId,
      seed: 'ab'.repeat(32),
      entropy: (n: number) => n.toString(16).padStart(2, '0').repeat(32),
      gone: [],
      now: 0 as Millis,
    };
    const end = [...rehearse(game, world)].at(-1)!.round;
    const { proof, result } = end.ending!;
    const origins = proof.entropy.map(() => ({ source: LOCAL_SOURCE }));
    return { game, record: recordOf(game, proof, { ...end, result: claimed(result) }, origins) };
  }

  test('is verified in this page', async () => {
    const { game, record } = await played();
    const read = readRecord(structuredClone(record))!;
    const verdict = await verdictOn(game, read);
    expect(verdict.fault).toBeUndefined();
    expect(verdict.checks.map(({ isPassed }) => isPassed)).toEqual([true, true, true, true]);
    expect(evidenceOf(read).Cards[0]!.value.split(' ')).toHaveLength(6);
  });

  test('is not when a card is another one', async () => {
    const { game, record } = await played();
    const [first, ...rest] = record.dealt;
    const verdict = await verdictOn(game, {
      ...record,
      dealt: [{ ...first!, face: first!.face === '2C' ? '3C' : '2C' }, ...rest],
    });
    expect(verdict.fault).toBe('A card is not the one that the seed and the public entropy draw.');
    expect(verdict.checks.find(({ name }) => name === 'Cards')?.isPassed).toBe(false);
  });

  test('is not when the seed is another one', async () => {
    const { game, record } = await played();
    const verdict = await verdictOn(game, { ...record, seed: 'cd'.repeat(32) });
    expect(verdict.checks.map(({ name, isPassed }) => `${name} ${isPassed}`)).toContain('Seed false');
    expect(verdict.fault).toBe('The seed is not the one that was committed to before the round.');
  });

  test('names the number of the public beacon and checks its signature', async () => {
    const { game } = await played();
    const record = beaconRecord(game, 1);
    expect(evidenceOf(record).Beacon.map(({ note }) => note)).toContain('drand quicknet round 1000');
    expect((await verdictOn(game, record)).fault).toBeUndefined();
    const [, signed] = QUICKNET_ROUNDS;
    const forged = await verdictOn(game, beaconRecord(game, 1, [{ ...signed!, round: 1_001 }]));
    expect(forged.checks.map(({ name, isPassed }) => `${name} ${isPassed}`)).toContain('Beacon false');
    expect(forged.fault).toBe('A number that is said to be of the public beacon was not signed by it.');
  });

  test('says it of a beacon that is not independent', async () => {
    const { record } = await played();
    expect(evidenceOf(record).Beacon.map(({ note }) => note)).toContain('local beacon, not independent');
  });

  test('is nothing for a round without a result', () => expect(readRecord(null)).toBeUndefined());
});

test('bets with the same price and chance share a line of the returns', async () => {
  const lines = returnLines(returnsOf((await gameOf('ourroullete'))!));
  const even = lines.find(({ bets }) => bets.includes('Red'));
  expect(even).toMatchObject({ pays: '2', wins: '48.65 %', gives: '97.30 %' });
  expect(lines.find(({ pays }) => pays === 'locked')?.bets).toBe(
    'Straight 0, Straight 2, Straight 4, Straight 6, Straight 28',
  );
});
