import type { Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { beaconFault } from './beaconProof.ts';
import { drandRound, drandSource, firstRoundFrom, QUICKNET, randomnessOf } from '@maidan/core/drand';
import { isSigned } from '@maidan/core/drandSignature';
import { signingNetwork } from '@maidan/core/drandTesting';
import { beaconRecord, deck, openCard, QUICKNET_ROUNDS, sampleRecord } from '../testing/fairSamples.ts';

const isGenuine = (round: number, signature: string): boolean => isSigned(QUICKNET.publicKey, round, signature);

describe('a number of the public beacon', () => {
  test.each([
    [123, 'fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc'],
    [1_000, 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'],
    [657_413, 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587'],
  ])('[R14] of round %i was signed by the network, and its randomness is %s', (round, randomness) => {
    const { signature } = QUICKNET_ROUNDS.find(each => each.round === round)!;
    expect(isGenuine(round, signature)).toBe(true);
    expect(randomnessOf(signature)).toBe(randomness);
  });

  test('[R14] with any bit turned over is signed by nobody', () => {
    const [, { round, signature }] = QUICKNET_ROUNDS as [never, (typeof QUICKNET_ROUNDS)[number]]; // there are three
    // One bit of every sixth digit: the pairing takes a while, and a point is wrong in whatever digit it is.
    for (let at = 0; at < signature.length; at += 6) {
      const flipped = (Number.parseInt(signature[at]!, 16) ^ (1 << (at % 4))).toString(16);
      expect(isGenuine(round, signature.slice(0, at) + flipped + signature.slice(at + 1))).toBe(false);
    }
  });

  test.each<[what: string, round: number, signature: string]>([
    ['the round before', 999, QUICKNET_ROUNDS[1]!.signature],
    ['the round after', 1_001, QUICKNET_ROUNDS[1]!.signature],
    ['a round far away', 2 ** 40, QUICKNET_ROUNDS[1]!.signature],
    ['a point that says nothing', 1_000, `c0${'0'.repeat(94)}`],
    ['no point at all', 1_000, 'f'.repeat(96)],
    ['a signature cut short', 1_000, QUICKNET_ROUNDS[1]!.signature.slice(2)],
  ])('[R14] is not that of %s', (_, round, signature) => {
    expect(isGenuine(round, signature)).toBe(false);
  });

  test('[R14] signed with another key is not of this network', () => {
    const { network, sign } = signingNetwork();
    expect(isSigned(network.publicKey, 7, sign(7))).toBe(true);
    expect(isGenuine(7, sign(7))).toBe(false);
  });
});

test.each<[what: string, at: number, round: number]>([
  ['long before the network began', QUICKNET.genesis - 60_000, 1],
  ['the moment it began', QUICKNET.genesis, 1],
  ['a moment later', QUICKNET.genesis + 1, 2],
  ['the moment of a round', QUICKNET.genesis + 3_000, 2],
  ['as its clients count it', Date.parse('2026-04-20T00:00:00Z'), 27_946_612],
])('the first round from a moment on: %s', (_, at, round) => {
  expect(firstRoundFrom(QUICKNET, at as Millis)).toBe(round); // a test owns its clock
  expect(QUICKNET.genesis + (round - 1) * QUICKNET.periodMs).toBeGreaterThanOrEqual(at);
});

test.each([
  [drandSource(1_000), 1_000],
  ['drand quicknet round 0', undefined],
  ['drand quicknet round 01', undefined],
  ['drand quicknet round 1.5', undefined],
  ['drand quicknet round 1 ', undefined],
  ['drand fastnet round 1', undefined],
  ['local beacon, not independent', undefined],
])('the round that %s names is %s', (source, round) => {
  expect(drandRound(source)).toBe(round);
});

describe('[R19] a record with numbers of the public beacon', () => {
  test('is signed by it, in every window', async () => {
    const record = beaconRecord(openCard, 1);
    expect(record.entropy.map(({ source }) => source)).toEqual(QUICKNET_ROUNDS.map(({ round }) => drandSource(round)));
    expect(await beaconFault(record)).toBeUndefined();
  });

  test('is found out when one window has the signature of another round', async () => {
    const [first, second, third] = QUICKNET_ROUNDS;
    const forged = beaconRecord(openCard, 1, [first!, { ...second!, round: 1_001 }, third!]);
    expect(await beaconFault(forged)).toBe('signature-is-not-of-the-beacon');
  });

  test('takes no signature where there is none', async () => {
    expect(await beaconFault(sampleRecord(deck, 1))).toBeUndefined();
  });
});
