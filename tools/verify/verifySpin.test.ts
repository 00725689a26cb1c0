import { chain } from '@maidan/core/commitment';
import { rupees } from '@maidan/core/money';
import mango7 from '@maidan/games/slots/mango7';
import { drawn, outcomeOf, paid, spinWords } from '@maidan/games/slots/spin';
import { expect, test } from 'vitest';
import { followsEarlier, isSpin, verifiedSpin } from './verifySpin.ts';

const { seeds, head } = chain('cd'.repeat(32), 3);

function recordOf(nth: number): object {
  const proof = { slot: 'mango7', nth, seed: seeds[nth - 1]!, number: 'my-own' };
  const stops = drawn(mango7, spinWords(proof));
  const stake = rupees(100);
  return {
    ...{ kind: 'spin', version: 'v1', id: `spin-${nth}`, chain: '1001:1', ...proof },
    ...{ commitment: nth === 1 ? head : seeds[nth - 2]!, stake, stops, at: 1_772_921_640_000 },
    paid: paid(mango7, stake, outcomeOf(mango7, stops).units),
  };
}

const told = async (record: unknown): Promise<readonly string[]> => {
  const lines: string[] = [];
  await verifiedSpin(JSON.stringify(record), line => lines.push(line));
  return lines;
};

test('[R19] a spin is drawn again offline, and told step by step', async () => {
  expect(isSpin(JSON.stringify(recordOf(1), null, 2))).toBe(true);
  const lines = await told(recordOf(1));
  expect(lines[0]).toBe('Spin spin-1, Mango Sevens: number 1 of chain 1001:1');
  expect(lines.at(-1)).toMatch(/^ {2}that makes \d+ of 1 units: .* for a stake of 100/);
});

test.each([
  ['another seed', { seed: seeds[2]! }, 'seed-is-not-the-committed-one'],
  ['another number', { number: 'other' }, 'stop-is-not-the-drawn-one'],
  ['more paid', { paid: 123_456 }, 'paid-is-not-what-the-reels-make'],
  ['a slot that there is not', { slot: 'mango8' }, 'there is no slot called mango8'],
  ['a field too many', { note: 'x' }, 'record-field-is-unknown (note)'],
  ['a stake that is none', { stake: 0.5 }, 'record-field-is-malformed (stake)'],
])('[R19] %s is found', async (_, changed, fault) => {
  expect((await told({ ...recordOf(1), ...changed })).at(-1)).toBe(`NOT VERIFIED: ${fault}.`);
});

test('[R19] a spin follows the one before it in its chain, and no other', async () => {
  const [one, two, three] = await Promise.all(
    [1, 2, 3].map(async nth => (await verifiedSpin(JSON.stringify(recordOf(nth)), () => {}))!),
  );
  const quiet = (): void => {};
  expect([followsEarlier(one!, two!, quiet), followsEarlier(one!, three!, quiet)]).toEqual([true, false]);
});
