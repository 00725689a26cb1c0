import type { Value } from './fact.ts';

/* How past results of a table are told apart on a strip, on roads and in its statistics. */

/** One of two that can win: the code of its results, and what it is called. */
export type Side = readonly [code: string, name: Value];

export interface Sides {
  readonly first: Side;
  readonly second: Side;
  /** Absent where neither can not happen. */
  readonly tie?: Side;
}

/** Two sides, which have roads; or the codes of several, whose neighbours differ in shape; or the pockets of a wheel. */
export type Marks = { readonly sides: Sides } | { readonly several: readonly string[] } | { readonly pockets: true };

/** Results begin like the name of who has won, unless told. */
const side = (seat: string, name: string, code = name.charAt(0)): Side => [code, { seat, name }];
const player = (seat: string): Side => side(seat, `Player ${seat}`, seat);

const TIE: Side = ['T', 'Tie'];

/** These have no tie by their rules. */
export const EITHER: Marks = { sides: { first: player('A'), second: player('B') } };
export const PLAYERS = withTie(player('A'), player('B'));
export const PLAYER_DEALER = withTie(side('player', 'Player'), side('dealer', 'Dealer'));
export const PLAYER_BANKER = withTie(side('player', 'Player'), side('banker', 'Banker'));
/** The tiger and the tie have the same code. */
export const DRAGON_TIGER = withTie(side('dragon', 'Dragon'), side('tiger', 'Tiger'), ['=', 'Tie']);
export const LOW_HIGH = withTie(['L', 'Low Card'], ['H', 'High Card'], ['T', 'Seven']);
export const YES_NO: Marks = { sides: { first: ['Y', 'Yes'], second: ['N', 'No'] } };

export const HOME_AWAY = withTie(['H', { name: 'Home' }], ['A', { name: 'Away' }], ['D', 'Draw']);
export const SIDES = withTie(side('first', 'Side A', 'A'), side('second', 'Side B', 'B'));

/** Who bats first, and who chases. */
export const teams = (first: string, second: string): Marks => withTie(side('first', first), side('second', second));

export const several = (...codes: readonly string[]): Marks => ({ several: codes });
export const POCKETS: Marks = { pockets: true };

function withTie(first: Side, second: Side, tie = TIE): Marks {
  return { sides: { first, second, tie } };
}
