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

const side = (code: string, seat: string, name: string): Side => [code, { seat, name }];
const player = (seat: string): Side => side(seat, seat, `Player ${seat}`);

const TIE: Side = ['T', 'Tie'];

/** These have no tie by their rules. */
export const EITHER: Marks = { sides: { first: player('A'), second: player('B') } };
export const PLAYERS = withTie(player('A'), player('B'));
export const PLAYER_DEALER = withTie(side('P', 'player', 'Player'), side('D', 'dealer', 'Dealer'));
export const PLAYER_BANKER = withTie(side('P', 'player', 'Player'), side('B', 'banker', 'Banker'));
/** The tiger and the tie have the same code. */
export const DRAGON_TIGER: Marks = {
  sides: { first: side('D', 'dragon', 'Dragon'), second: side('T', 'tiger', 'Tiger'), tie: ['=', 'Tie'] },
};
export const LOW_HIGH: Marks = { sides: { first: ['L', 'Low Card'], second: ['H', 'High Card'], tie: ['T', 'Seven'] } };
export const YES_NO: Marks = { sides: { first: ['Y', 'Yes'], second: ['N', 'No'] } };

/** Who bats first, and who chases: their results begin like their names. */
export const teams = (first: string, second: string): Marks =>
  withTie(side(first.charAt(0), 'first', first), side(second.charAt(0), 'second', second));

export const several = (...codes: readonly string[]): Marks => ({ several: codes });
export const POCKETS: Marks = { pockets: true };

function withTie(first: Side, second: Side): Marks {
  return { sides: { first, second, tie: TIE } };
}
