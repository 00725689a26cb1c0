import { type Fact, type Frame, told, type Tongue } from './fact.ts';
import type { RoundResult } from './game.ts';

/* How records, the feed and the database write what a round came to. Published digests are made of it: it stays to the letter. */

export const written = (fact: Fact): string => told(fact, WRITTEN);

export const factsWritten = ({ facts }: Pick<RoundResult, 'facts'>): readonly string[] => facts.map(written);

/** With '#' between them. */
export const resultWritten = (result: Pick<RoundResult, 'facts'>): string => factsWritten(result).join('#');

/** A result as it is claimed and recorded. */
export interface Claimed {
  readonly code: string;
  readonly text: string;
}

export const claimed = (result: RoundResult): Claimed => ({ code: result.code, text: resultWritten(result) });

const FRAMED: Readonly<Record<Frame, (what: string) => string>> = {
  card: what => `Card ${what}`,
  line: what => `Line ${what}`,
  points: what => `Points : ${what}`,
  cards: what => `Cards : ${what}`,
  single: what => `Single ${what}`,
  double: what => `Double ${what}`,
  triple: what => `Triple ${what}`,
  nextTotal: what => `Next Total ${what} or More`,
  runs: what => `${what} Run`,
  column: what => `Column ${what}`,
  runningTotal: what => `Total ${what}`,
  cardCount: what => `${what} cards`,
  finalScore: what => `Score ${what}`,
};

const WRITTEN: Tongue = { word: word => word, name: name => name, frames: FRAMED };
