import type { MyBet } from '@maidan/contract/table';
import { type Money, sum } from '@maidan/core/money';
import { contains } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';

/** Bets that are told in one line, the newest first. */
export interface BetGroup {
  readonly bets: readonly MyBet[];
  /** 'one': on one selection at one price. 'many': on so many of a market, each with the same stake. */
  readonly is: 'one' | 'many';
  readonly stake: Money;
  /** What it made, once all of it is settled. */
  readonly profit: Money | undefined;
}

/** From so many on, bets of one stake all over a market are one line: up to here each can be read. */
const MANY = 4;

/** What was put on the same thing again and again is one line, and so are tickets: 75 × 25. */
export function betGroups(game: Game, bets: readonly MyBet[]): readonly BetGroup[] {
  const piles = [...Map.groupBy(bets, pileOf).values()];
  const spread = Map.groupBy(piles, pile => spreadOf(game, pile));
  return [...spread.values()].flatMap(many =>
    many.length >= MANY ? groupOf('many', many.flat()) : many.map(pile => groupOf('one', pile)),
  );
}

const pileOf = ({ selection, side, odds, line, state }: MyBet): string =>
  [selection, side, odds, line, state].join(' ');

/** Piles of which the same is said here differ only in what they are on. One of different stakes is like no other. */
function spreadOf(game: Game, pile: readonly MyBet[]): string {
  const { id, side, stake, state } = pile[0]!; // none is empty
  if (pile.some(bet => bet.stake !== stake)) return id;
  const market = game.markets.find(each => contains(each, pile[0]!));
  return [market?.id, side, stake, state].join(' ');
}

function groupOf(is: BetGroup['is'], bets: readonly MyBet[]): BetGroup {
  const profits = bets.flatMap(({ state, profit }) => (state === 'settled' && profit !== null ? profit : []));
  return {
    bets,
    is,
    stake: sum(bets.map(({ stake }) => stake)),
    profit: profits.length === bets.length ? sum(profits) : undefined,
  };
}
