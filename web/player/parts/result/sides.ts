import { entryOf } from '@maidan/games/index';
import type { Fact } from '@maidan/games/kit/fact';
import type { Sides } from '@maidan/games/kit/marks';

/* Tables where one of two sides wins: those have roads. */

export function sidesOf(game: string): Sides | undefined {
  const marks = entryOf(game)?.marks;
  return marks && 'sides' in marks ? marks.sides : undefined;
}

export type Which = 'first' | 'second' | 'tie';

/** Which side a result is for. The tiger and the tie of Dragon Tiger share their letter: the first fact decides. */
export function whichSide(sides: Sides, code: string, first?: Fact | null): Which | undefined {
  const { first: one, second: other, tie } = sides;
  if (tie && (code === tie[0] || isTie(first))) return 'tie';
  if (code === one[0]) return 'first';
  return code === other[0] ? 'second' : undefined;
}

const isTie = (fact: Fact | null | undefined): boolean => !!fact && 'is' in fact && fact.is === 'Tie';
