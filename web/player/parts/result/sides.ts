/* Tables where one of two sides wins: those have roads. */

/** A side: the code of its results, and its name. */
type Side = readonly [code: string, name: string];

export interface Sides {
  readonly first: Side;
  readonly second: Side;
  /** Absent where neither can not happen. */
  readonly tie?: Side;
}

const TIE: Side = ['T', 'Tie'];
const PLAYERS: Sides = { first: ['A', 'Player A'], second: ['B', 'Player B'], tie: TIE };
/** These have no tie by their rules. */
const EITHER: Sides = { first: ['A', 'Player A'], second: ['B', 'Player B'] };
const BACCARAT: Sides = { first: ['P', 'Player'], second: ['B', 'Banker'], tie: TIE };
const DRAGON_TIGER: Sides = { first: ['D', 'Dragon'], second: ['T', 'Tiger'], tie: ['=', 'Tie'] };
const LOW_HIGH: Sides = { first: ['L', 'Low Card'], second: ['H', 'High Card'], tie: ['T', 'Seven'] };
const YES_NO: Sides = { first: ['Y', 'Yes'], second: ['N', 'No'] };
const over = (first: Side, second: Side): Sides => ({ first, second, tie: TIE });

const SIDES: Readonly<Record<string, Sides>> = {
  teen20: PLAYERS,
  teen: PLAYERS,
  teen6: PLAYERS,
  teen20b: PLAYERS,
  teen20c: PLAYERS,
  teenmuf: PLAYERS,
  teen3: EITHER,
  teen32: EITHER,
  teen33: EITHER,
  teen42: PLAYERS,
  queen: PLAYERS,
  patti2: PLAYERS,
  teen1: { first: ['P', 'Player'], second: ['D', 'Dealer'], tie: TIE },
  poker: PLAYERS,
  poker20: PLAYERS,
  baccarat: BACCARAT,
  baccarat2: BACCARAT,
  teensin: PLAYERS,
  dt20: DRAGON_TIGER,
  dt6: DRAGON_TIGER,
  dt202: DRAGON_TIGER,
  lucky7: LOW_HIGH,
  lucky7eu: LOW_HIGH,
  lucky7eu2: LOW_HIGH,
  superOver: over(['E', 'ENG'], ['R', 'RSA']),
  superOver2: over(['I', 'IND'], ['E', 'ENG']),
  superOver3: over(['I', 'IND'], ['A', 'AUS']),
  dum10: YES_NO,
  race17: YES_NO,
  trap: EITHER,
};

export const sidesOf = (game: string): Sides | undefined => SIDES[game];

export type Which = 'first' | 'second' | 'tie';

/**
 * Which side a result is for. The tiger and the tie of Dragon Tiger share their letter, so the words decide where
 * they are known.
 */
export function whichSide(sides: Sides, code: string, winner = ''): Which | undefined {
  const { first, second, tie } = sides;
  if (tie && (code === tie[0] || winner === 'Tie')) return 'tie';
  if (code === first[0]) return 'first';
  return code === second[0] ? 'second' : undefined;
}
