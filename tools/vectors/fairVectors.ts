import { writeFile } from 'node:fs/promises';
import * as samples from '@maidan/games/kit/testing/fairSamples';
import type { Fault } from '@maidan/games/kit/fair/faults';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { cards } from '@maidan/games/kit/shoe';
import { bets, dealRound } from '@maidan/games/kit/words';
import { format } from 'prettier';
import { beaconVectors } from './beaconVectors.ts';
import { type Pair, pairs } from './pairVectors.ts';
import { betVectors, type BetVector, secondPairs, secondVectors } from './secondVectors.ts';
import { timedPairs, timedVectors } from './timedVectors.ts';
import { resealed as resealedFrom, type Vector, verified } from './vector.ts';

/*
 * node tools/vectors/fairVectors.ts: writes docs/fairness/vectors.json, by which verifiers in any language are tested.
 * What is in it once may never change: what it says of records of v1 holds for ever.
 */

export interface Vectors {
  readonly about: string;
  readonly records: readonly Vector[];
  readonly pairs: readonly Pair[];
  readonly bets: readonly BetVector[];
}

const { sampleRecord, sampleRecords, hashOf } = samples;
const CARRIED = sampleRecords(samples.carried, 'carried', 6);
const RECORD = sampleRecord(samples.openCard, 30);
const [FIRST, SECOND] = [RECORD.dealt[0]!, RECORD.dealt[1]!];

export const fairVectors = (): Vectors => ({
  about: 'Records of rounds, true and corrupted, and what a verifier must say of each. See docs/FAIRNESS.md.',
  records: [
    ...fine(),
    ...unreadable(),
    ...wronglyDrawn(),
    ...againstTheRules(),
    ...beaconVectors(),
    ...secondVectors(),
    ...timedVectors(),
  ],
  pairs: [...pairs(), ...secondPairs(), ...timedPairs()],
  bets: betVectors(),
});

function fine(): Vector[] {
  const rounds = samples.SAMPLES.flatMap((game, n) => [2 * n, 2 * n + 1].map(k => [game, k] as const));
  return [
    ...rounds.map(([game, k]) => verified(`${game.code}, round r-${k}`, sampleRecord(game, k))),
    ...CARRIED.map((record, n) => verified(`carried, round ${n + 1} at one table`, record)),
    verified('fields in another order', Object.fromEntries(Object.entries(RECORD).toReversed())),
  ];
}

function unreadable(): Vector[] {
  const { seed: _, ...seedless } = RECORD;
  const malformed: Readonly<Record<string, unknown>> = {
    'a seed in capital letters': { ...RECORD, seed: RECORD.seed.toUpperCase() },
    'a seed with a digit missing': { ...RECORD, seed: RECORD.seed.slice(1) },
    'a commitment that is a number': { ...RECORD, commitment: 1 },
    'a bar in the name of the round': { ...RECORD, round: 'r|30' },
    'a line break after the name of the table': { ...RECORD, table: 'openCard\n' },
    'entropy of an unknown source': { ...RECORD, entropy: RECORD.entropy.map(each => ({ ...each, source: 'drand' })) },
    'entropy out of order': { ...RECORD, entropy: RECORD.entropy.toReversed() },
    'a window that is true': { ...RECORD, dealt: [{ ...FIRST, window: true }] },
    'a face that is a fraction': { ...RECORD, dealt: [{ ...FIRST, face: 1.5 }] },
    'a face of a shoe named twice': {
      ...RECORD,
      shoe: {
        ...RECORD.shoe,
        faces: [
          ['AS', 1],
          ['AS', 1],
        ],
      },
    },
    'a shoe with more cards than words': {
      ...RECORD,
      shoe: {
        ...RECORD.shoe,
        faces: [
          ['AS', 2 ** 32],
          ['KS', 1],
        ],
      },
    },
    'an empty shoe': { ...RECORD, shoe: { ...RECORD.shoe, faces: [] } },
    'cards gone that are a text': { ...RECORD, gone: 'AS' },
    'a flag that is a number': { ...RECORD, shoe: { ...RECORD.shoe, replace: 0 } },
  };
  return [
    { name: 'no JSON', expect: 'record-is-not-json', text: '{"version": "v1", ' },
    { name: 'no number of JSON', expect: 'record-is-not-json', text: '{"version": "v1", "seed": NaN}' },
    { name: 'a list', expect: 'record-is-of-another-version', record: [RECORD] },
    { name: 'another version', expect: 'record-is-of-another-version', record: { ...RECORD, version: 'v3' } },
    { name: 'no seed', expect: 'record-field-is-missing', record: seedless },
    {
      name: 'no face of a card',
      expect: 'record-field-is-missing',
      record: { ...RECORD, dealt: [{ to: 'A', window: 1 }] },
    },
    { name: 'a field too many', expect: 'record-field-is-unknown', record: { ...RECORD, nonce: 1 } },
    ...Object.entries(malformed).map(([name, record]) => ({
      name,
      expect: 'record-field-is-malformed' as const,
      record,
    })),
  ];
}

type Change = readonly [name: string, fault: Fault, record: unknown];

const wronglyDrawn = (): Vector[] =>
  [...seedAndShoe(), ...entropy(), ...drawn(), ...altered()].map(([name, expect, record]) => ({
    name,
    expect,
    record,
  }));

function seedAndShoe(): readonly Change[] {
  return [
    ['another seed', 'seed-is-not-the-committed-one', resealed({ seed: hashOf('another') })],
    ['another commitment', 'seed-is-not-the-committed-one', resealed({ commitment: hashOf('another') })],
    ['more gone than there was', 'gone-does-not-fit-the-shoe', resealed({ gone: ['AS', 'AS'] }, CARRIED[1])],
    ['gone, though not in the shoe', 'gone-does-not-fit-the-shoe', resealed({ gone: ['2S'] }, CARRIED[1])],
    ['a die gone', 'gone-does-not-fit-the-shoe', resealed({ gone: [6] }, sampleRecord(samples.threeDice, 4))],
    [
      'gone from a seat’s own pack',
      'gone-does-not-fit-the-shoe',
      resealed({ gone: ['K'] }, sampleRecord(samples.innings, 10)),
    ],
    ['fewer cards gone', 'card-is-not-the-drawn-one', resealed({ gone: [] }, CARRIED[1])],
  ];
}

function entropy(): readonly Change[] {
  const { entropy: found } = RECORD;
  return [
    ['windows the other way round', 'window-went-backwards', resealed({ dealt: RECORD.dealt.toReversed() })],
    ['no entropy after the last window', 'entropy-is-missing', resealed({ entropy: found.slice(0, -1) })],
    [
      'the same entropy twice',
      'entropy-was-used-twice',
      resealed({ entropy: found.with(2, { ...found[1]!, window: 2 }) }),
    ],
    [
      'entropy for no card',
      'entropy-was-not-used',
      resealed({ entropy: [...found, { ...found[0]!, value: hashOf('3'), window: 3 }] }),
    ],
    [
      'other entropy',
      'card-is-not-the-drawn-one',
      resealed({ entropy: found.with(0, { ...found[0]!, value: hashOf('0') }) }),
    ],
  ];
}

function drawn(): readonly Change[] {
  return [
    ['another table', 'card-is-not-the-drawn-one', resealed({ table: 'another' })],
    ['another round', 'card-is-not-the-drawn-one', resealed({ round: 'r-31' })],
    [
      'another first card',
      'card-is-not-the-drawn-one',
      resealed({ dealt: RECORD.dealt.with(0, { ...FIRST, face: SECOND.face }) }),
    ],
    [
      'a card nobody has heard of',
      'card-is-not-the-drawn-one',
      resealed({ dealt: RECORD.dealt.with(1, { ...SECOND, face: 'XX' }) }),
    ],
    ['a number for a card of that name', 'card-is-not-the-drawn-one', numberForText()],
    [
      'a card after another window',
      'card-is-not-the-drawn-one',
      resealed({ dealt: RECORD.dealt.with(2, { ...RECORD.dealt[2]!, window: 2 }) }),
    ],
    [
      'another order of the shoe',
      'card-is-not-the-drawn-one',
      resealed({ shoe: { ...RECORD.shoe, faces: RECORD.shoe.faces.toReversed() } }),
    ],
    [
      'two decks for one',
      'card-is-not-the-drawn-one',
      resealed({ shoe: { ...RECORD.shoe, faces: [...cards({ decks: 2 }).faces] } }),
    ],
    ['another card than the shoe has', 'shoe-was-empty', fiveFromFour()],
  ];
}

function altered(): readonly Change[] {
  return [
    ['another digest', 'record-was-altered', { ...RECORD, digest: hashOf('another') }],
    [
      'another result, the digest as it was',
      'record-was-altered',
      { ...RECORD, result: { ...RECORD.result, code: 'XX' } },
    ],
    [
      'another seat, the digest as it was',
      'record-was-altered',
      { ...RECORD, dealt: RECORD.dealt.with(1, { ...SECOND, to: 'B' }) },
    ],
    ['another game, the digest as it was', 'record-was-altered', { ...RECORD, game: 'deck' }],
  ];
}

/** A forger who makes a fitting digest can only be found out by the rules. */
function againstTheRules(): Vector[] {
  // Nothing is counted that far along.
  const { faces } = RECORD.shoe;
  const lastTwoSwapped = { ...RECORD.shoe, faces: [...faces.slice(0, -2), faces.at(-1)!, faces.at(-2)!] };
  const changes: readonly Change[] = [
    [
      'a card to another seat',
      'card-went-to-another-seat',
      resealed({ dealt: RECORD.dealt.with(1, { ...SECOND, to: 'B' }) }),
    ],
    ['the last card kept back', 'round-is-not-finished', resealed({ dealt: RECORD.dealt.slice(0, -1) })],
    [
      'the result of other cards',
      'result-is-not-what-the-cards-make',
      resealed({ result: { code: 'AS', text: 'AS' } }),
    ],
    [
      'a result in any letters',
      'result-is-not-what-the-cards-make',
      resealed({ result: { code: 'ज', text: '♠#"Öl"\\\t😀' } }),
    ],
    [
      'another shoe in which the same cards come',
      'shoe-is-not-the-one-of-the-game',
      resealed({ shoe: lastTwoSwapped }),
    ],
    [
      'cards gone, not of whole rounds',
      'gone-is-not-of-whole-rounds',
      sampleRecord(samples.carried, 60, ['AS', 'KS', 'QS']),
    ],
    [
      'cards gone of more rounds than a shoe lasts',
      'shoe-should-have-been-changed',
      sampleRecord(samples.carried, 61, [...samples.carried.shoe.faces.keys()].slice(0, 20)),
    ],
  ];
  return changes.map(([name, withRules, record]) => ({ ...verified(name, record), withRules }));
}

const resealed = (change: Partial<RoundRecord>, record: RoundRecord = RECORD): RoundRecord =>
  resealedFrom(change, record);

/** '1' is a card of the pack, 1 is not. */
function numberForText(): RoundRecord {
  const record = sampleRecord(samples.innings, 10);
  const n = record.dealt.findIndex(({ face }) => face !== 'K');
  const deal = record.dealt[n]!;
  return resealed({ dealt: record.dealt.with(n, { ...deal, face: Number(deal.face) }) }, record);
}

/** Deals the four aces and, as if nothing had happened, one of them again. */
function fiveFromFour(): RoundRecord {
  const aces = {
    ...samples.deck,
    shoe: cards({ ranks: ['A'] }),
    script: () => [bets(20), ...dealRound(['A', 'B'], 2)],
  };
  const record = sampleRecord(aces, 40);
  return resealed({ dealt: [...record.dealt, record.dealt[0]!] }, record);
}

if (import.meta.main) {
  const text = await format(JSON.stringify(fairVectors()), { parser: 'json', printWidth: 120 });
  await writeFile(new URL('../../docs/fairness/vectors.json', import.meta.url), text);
  console.log('docs/fairness/vectors.json is up to date.');
}
