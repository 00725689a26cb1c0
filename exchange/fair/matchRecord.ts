import { hashOf, type PROTOCOL } from '@maidan/core/commitment';
import type { EntropyOrigin } from '@maidan/core/entropy';

/**
 * What a player can download about a match that is over. It holds everything that what happened follows from, so that it
 * can be played again years later, without this house: docs/FAIRNESS.md says how. What only its sport understands is kept
 * as the text of its JSON, the same bytes in every language.
 */
export interface MatchRecord {
  readonly version: typeof PROTOCOL;
  readonly kind: 'match';
  readonly event: string;
  readonly sport: string;
  /** Sides and strengths, as they were known before anybody could bet. */
  readonly fixture: string;
  /** The chain its seed is of: its head, hashed so many times more than `nth`. */
  readonly chain: string;
  readonly head: string;
  readonly nth: number;
  /** Published before anybody could bet. */
  readonly commitment: string;
  /** Published after it: SHA-256 of these 32 bytes is the commitment. */
  readonly seed: string;
  /** How it ended: played to its end, or called off. */
  readonly state: 'over' | 'void';
  readonly steps: readonly MatchStep[];
  readonly answers: readonly MarketAnswer[];
  /** SHA-256 of all the rest. */
  readonly digest: string;
}

/** One thing that happened, from the first to the last. */
export type MatchStep = CertainStep | DrawnStep;

interface CertainStep {
  readonly at: number;
  readonly event: string;
}

/** Where chance had a part: what decided it, and the words it took, eight digits each. */
export type DrawnStep = CertainStep &
  EntropyOrigin & {
    /** The number that was named with the step before; nothing where it was played before anybody could bet. */
    readonly announced: string | null;
    readonly value: string;
    readonly words: string;
  };

/** What became of a market: by the match itself, or by two people of the house. */
export type MarketAnswer = readonly [market: string, answer: string, by: 'match' | 'hand'];

export const isDrawnStep = (step: MatchStep): step is DrawnStep => 'value' in step;

/** The record with the digest it should have. */
export const sealedMatch = (content: Omit<MatchRecord, 'digest'>): MatchRecord => ({
  ...content,
  digest: matchDigest(content),
});

/** Values in the order of the fields above, as JSON without spaces. */
export function matchDigest({ version, kind, event, sport, ...rest }: Omit<MatchRecord, 'digest'>): string {
  const { fixture, chain, head, nth, commitment, seed, state, steps, answers } = rest;
  const values = [
    ...[version, kind, event, sport, fixture, chain, head, nth, commitment, seed, state],
    steps.map(step => [step.at, step.event, ...(isDrawnStep(step) ? decidedBy(step) : [])]),
    answers,
  ];
  return hashOf(JSON.stringify(values));
}

const decidedBy = (step: DrawnStep): readonly (string | null)[] => [
  ...[step.announced, step.value, step.source],
  ...('signature' in step ? [step.signature] : []),
  step.words,
];
