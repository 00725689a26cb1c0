import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@maidan/core/commitment';
import type { MatchFault } from '@maidan/exchange/fair/matchFaults';
import { type MatchRecord, type MatchStep, sealedMatch } from '@maidan/exchange/fair/matchRecord';
import { sampleMatch } from '@maidan/exchange/fair/matchSamples';
import { sportOf } from '@maidan/exchange/sports/sports';
import { format } from 'prettier';
import { ROOT } from '../sources.ts';

/*
 * node tools/vectors/matchVectors.ts writes docs/fairness/matchVectors.json: records of matches, true and corrupted ones, and
 * what a verifier must say of each. Whoever writes another verifier can test it by them.
 */

interface MatchVector {
  readonly name: string;
  readonly record: unknown;
  readonly expect: MatchFault | 'verified';
  /** What is found besides with the rules of the sport and the key of the beacon. */
  readonly withRules?: MatchFault;
}

export interface MatchVectors {
  readonly records: readonly MatchVector[];
  readonly pairs: readonly {
    readonly name: string;
    readonly earlier: MatchRecord;
    readonly later: MatchRecord;
    readonly expect: MatchFault | 'verified';
  }[];
}

const DOGS = sportOf('greyhoundRacing')!;

const [RACE, SIGNED] = [sampleMatch(DOGS, 'one'), sampleMatch(DOGS, 'two', { beacon: 'drand' })];
const [AHEAD, NEXT] = [sampleMatch(DOGS, 'three', { ahead: 2 }), sampleMatch(DOGS, 'one', { nth: 1 })];

export function matchVectors(): MatchVectors {
  return {
    records: [...readable(), ...corrupted(), ...againstTheRules()],
    pairs: [
      { name: 'two of one chain', earlier: RACE, later: NEXT, expect: 'verified' },
      { name: 'the wrong way round', earlier: NEXT, later: RACE, expect: 'matches-are-not-of-one-chain' },
      { name: 'of two chains', earlier: RACE, later: SIGNED, expect: 'matches-are-not-of-one-chain' },
    ],
  };
}

/** True ones, and some that cannot be read. */
function readable(): readonly MatchVector[] {
  const { seed: _seed, ...seedless } = RACE;
  return [
    { name: 'a race', record: RACE, expect: 'verified' },
    { name: 'with a prelude', record: AHEAD, expect: 'verified' },
    {
      name: 'with signatures nobody made',
      record: SIGNED,
      expect: 'verified',
      withRules: 'signature-is-not-of-the-beacon',
    },
    { name: 'the second of its chain', record: NEXT, expect: 'verified' },
    { name: 'no seed', record: seedless, expect: 'record-field-is-missing' },
    { name: 'a field too many', record: { ...RACE, more: 1 }, expect: 'record-field-is-unknown' },
    { name: 'a round', record: { ...RACE, kind: 'round' }, expect: 'record-is-of-another-version' },
    {
      name: 'a seed in capital letters',
      record: { ...RACE, seed: RACE.seed.toUpperCase() },
      expect: 'record-field-is-malformed',
    },
  ];
}

/** What the record alone tells. */
function corrupted(): readonly MatchVector[] {
  const first = RACE.steps.findIndex(step => 'value' in step);
  const again = RACE.steps.findLastIndex(step => 'value' in step);
  const known = { value: (RACE.steps[first] as { value: string }).value }; // it is the first that was drawn
  return [
    {
      name: 'another seed',
      record: sealedMatch({ ...RACE, seed: hashOf('x') }),
      expect: 'seed-is-not-the-committed-one',
    },
    {
      name: 'another chain',
      record: sealedMatch({ ...RACE, head: hashOf('x') }),
      expect: 'seed-is-not-of-its-chain',
    },
    {
      name: 'another number',
      record: stepped(RACE, first, { value: hashOf('x') }),
      expect: 'words-are-not-the-drawn-ones',
    },
    { name: 'a number twice', record: stepped(RACE, again, known), expect: 'entropy-was-used-twice' },
    {
      name: 'not the announced number',
      record: stepped(SIGNED, first, { announced: 'drand quicknet round 7' }),
      expect: 'entropy-is-not-the-announced-one',
    },
    {
      name: 'a number that was public before',
      record: stepped(SIGNED, first, { source: SOON, announced: SOON }),
      expect: first > 0 ? 'entropy-was-known-too-early' : 'verified',
      ...(first === 0 && { withRules: 'signature-is-not-of-the-beacon' as const }),
    },
    {
      name: 'another signature',
      record: stepped(SIGNED, first, { signature: '0'.repeat(96) }),
      expect: 'entropy-is-not-of-its-signature',
    },
  ];
}

/** What only who knows the rules can tell; and a change of something that nothing depends on. */
function againstTheRules(): readonly MatchVector[] {
  const first = RACE.steps.findIndex(step => 'value' in step);
  return [
    {
      name: 'something else happened',
      record: stepped(RACE, first, { event: '{"type":"abandon"}' }),
      expect: 'verified',
      withRules: 'step-is-not-the-drawn-one',
    },
    {
      name: 'one step is left out',
      record: sealedMatch({ ...RACE, steps: RACE.steps.slice(0, -1) }),
      expect: 'verified',
      withRules: 'match-is-not-finished',
    },
    {
      name: 'another answer',
      record: sealedMatch({
        ...RACE,
        answers: RACE.answers.map(([id, , by]) => [id, '{"type":"won","winners":[5,4]}', by]),
      }),
      expect: 'verified',
      withRules: 'answer-is-not-what-the-match-says',
    },
    { name: 'altered', record: { ...RACE, chain: 'other' }, expect: 'record-was-altered' },
  ];
}

const stepped = (record: MatchRecord, nth: number, more: object): MatchRecord =>
  sealedMatch({
    ...record,
    steps: record.steps.map((step, n) => (n === nth ? ({ ...step, ...more } as MatchStep) : step)),
  });

const SOON = 'drand quicknet round 1000';

export const MATCH_VECTORS = join(ROOT, 'docs/fairness/matchVectors.json');

export const vectorText = (): Promise<string> =>
  format(JSON.stringify(matchVectors()), { parser: 'json', printWidth: 120 });

if (process.argv[1] === import.meta.filename) writeFileSync(MATCH_VECTORS, await vectorText());
