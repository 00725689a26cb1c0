import type { Fault } from '@maidan/games/kit/fair/faults';
import { type RoundRecord, sealed } from '@maidan/games/kit/fair/record';

/** One file a verifier is given. */
export interface Vector {
  readonly name: string;
  /** What must be found from the record alone. */
  readonly expect: 'verified' | Fault;
  /** What is found by whoever knows the rules of the game and the key of the beacon besides, where that is another thing. */
  readonly withRules?: Fault;
  readonly record?: unknown;
  /** In place of a record, when it is not even JSON. */
  readonly text?: string;
}

export const verified = (name: string, record: unknown): Vector => ({ name, expect: 'verified', record });

/** A record with something changed and a digest that fits. */
export function resealed(change: Partial<RoundRecord>, record: RoundRecord): RoundRecord {
  const { digest: _, ...content } = { ...record, ...change };
  return sealed(content);
}
