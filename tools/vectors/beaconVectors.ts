import * as samples from '@maidan/games/kit/testing/fairSamples';
import { LOCAL_SOURCE, type PublicEntropy, type RoundRecord } from '@maidan/games/kit/fair/record';
import { resealed, type Vector, verified } from './vector.ts';

/** Rounds with numbers of the public beacon, true and corrupted. */
export function beaconVectors(): Vector[] {
  const [first, second] = samples.QUICKNET_ROUNDS;
  const { beaconRecord, deck, openCard, wholeDeck } = samples;
  const record = beaconRecord(deck, 70);
  return [
    verified('deck, with the public beacon', record),
    verified('openCard, with the public beacon', beaconRecord(openCard, 71)),
    verified('wholeDeck, with both beacons', mixed(beaconRecord(wholeDeck, 72))),
    ...unreadable(record),
    {
      name: 'another number than the signed one',
      expect: 'entropy-is-not-of-its-signature',
      record: withEntropy(record, each => ({ ...each, value: samples.hashOf('another') })),
    },
    {
      name: 'another signature than the number has',
      expect: 'entropy-is-not-of-its-signature',
      record: withEntropy(record, each => ({ ...each, signature: first!.signature })),
    },
    {
      name: 'an older number after a later window',
      expect: 'beacon-went-backwards',
      record: beaconRecord(wholeDeck, 73, [second!, second!, first!]),
    },
    ...forged(),
  ];
}

function unreadable(record: RoundRecord): Vector[] {
  const [entropy] = record.entropy;
  const { signature: _, ...unsigned } = { signature: '', ...entropy };
  return [
    {
      name: 'no signature of the public beacon',
      expect: 'record-field-is-missing',
      record: { ...record, entropy: [unsigned] },
    },
    {
      name: 'a signature of the local beacon',
      expect: 'record-field-is-unknown',
      record: { ...record, entropy: [{ ...entropy, source: LOCAL_SOURCE }] },
    },
    {
      name: 'a round of the public beacon that starts with 0',
      expect: 'record-field-is-unknown',
      record: { ...record, entropy: [{ ...entropy, source: 'drand quicknet round 01000' }] },
    },
    {
      name: 'a signature with a digit missing',
      expect: 'record-field-is-malformed',
      record: { ...record, entropy: [{ ...entropy, signature: 'b44679' }] },
    },
  ];
}

/** Drawn as such a signature draws: only the key of the beacon finds it out. */
function forged(): Vector[] {
  const [, second] = samples.QUICKNET_ROUNDS;
  const madeUp = samples.hashOf('made up') + samples.hashOf('signature').slice(0, 32);
  const withRules = 'signature-is-not-of-the-beacon';
  const records = {
    'the signature of another round': { ...second!, round: 1_001 },
    'a signature that nobody made': { ...second!, signature: madeUp },
    'a signature mirrored on the curve': { ...second!, signature: `9${second!.signature.slice(1)}` },
  };
  return Object.entries(records).map(([name, signed]) => ({
    ...verified(name, samples.beaconRecord(samples.deck, 70, [signed])),
    withRules,
  }));
}

/** The last window as if the house had made its number. */
function mixed(record: RoundRecord): RoundRecord {
  const { window, value } = record.entropy.at(-1)!;
  return resealed({ entropy: [...record.entropy.slice(0, -1), { window, value, source: LOCAL_SOURCE }] }, record);
}

const withEntropy = (record: RoundRecord, change: (each: Signed) => PublicEntropy): RoundRecord =>
  resealed({ entropy: record.entropy.flatMap(each => ('signature' in each ? [change(each)] : [])) }, record);

type Signed = Extract<PublicEntropy, { readonly signature: string }>;
