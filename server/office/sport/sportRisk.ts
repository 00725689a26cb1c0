import { type Money, negate, paise, ZERO } from '@maidan/core/money';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import {
  type Backing,
  exposureOf,
  type Outcomes,
  type Position,
  positionOf,
} from '@maidan/exchange/positions/position';
import { rowRunners } from '@maidan/exchange/rows/rowPricing';
import { ladderOf } from '@maidan/exchange/rows/runLadder';
import { outcomesOf } from '@maidan/exchange/rows/rowBook';
import { isRuns, type RunKind } from '@maidan/exchange/rows/runs';
import type { Trading } from '@maidan/exchange/trading/trading';
import { MAKER } from '../../exchange/makerAccount.ts';
import type { MarketRow } from '../../exchange/rows.ts';

/* What the house stands to make or lose: the other side of everything players have struck. */

export interface Risk {
  /** What the house makes if a runner wins and no other; empty where runs decide. */
  readonly ifWins: Readonly<Record<string, Money>>;
  /** Null where one of them has to win. */
  readonly ifNone: Money | null;
  readonly ladder: readonly { label: string; from: number; to: number | null; house: Money }[];
  /** 0 or below. */
  readonly worst: Money;
}

/** The best and the worst that bets can come to: 0 or above, and 0 or below. */
export interface Range {
  readonly best: Money;
  readonly worst: Money;
}

type Asked = Pick<MarketRow, 'kind' | 'plan'>;

export const runnersOf = ({ kind, plan }: Asked): readonly string[] =>
  kind === 'exchange' ? (plan.runners ?? []) : rowRunners(plan);

/**
 * `bets` are those of players between each other: what the house's maker has is a part of the other side. Who was
 * removed is not among the `running`, and nobody has a bet there that stands.
 */
export function bookRisk(market: Asked, bets: readonly Backing[], running = runnersOf(market)): Risk {
  const outcomes = outcomesIn(market);
  const house = mirrored(positionOf(running, bets));
  return {
    ifWins: house.ifWins,
    ifNone: outcomes.isComplete ? null : house.ifNone,
    ladder: [],
    worst: negate(exposureOf(house, [], outcomes)),
  };
}

export function rowRisk(market: Asked, bets: readonly RowBet[]): Risk {
  const kind = runKind(market);
  if (!kind) return bookRisk(market, bets);
  const ladder = ladderOf(kind, bets).map(({ label, from, to = null, profit }) => ({
    label,
    from,
    to,
    house: negate(profit),
  }));
  const lost = mostOf(ladder.map(({ house }) => negate(house)));
  return { ifWins: {}, ifNone: null, ladder, worst: negate(lost) };
}

export function bookRange(market: Asked, bets: readonly Backing[], running = runnersOf(market)): Range {
  const position = positionOf(running, bets);
  const outcomes = outcomesIn(market);
  return { best: exposureOf(mirrored(position), [], outcomes), worst: negate(exposureOf(position, [], outcomes)) };
}

export function rowRange(market: Asked, bets: readonly RowBet[]): Range {
  const kind = runKind(market);
  if (!kind) return bookRange(market, bets);
  const made = ladderOf(kind, bets).map(({ profit }) => profit);
  return { best: mostOf(made), worst: negate(mostOf(made.map(negate))) };
}

/** The worst for the house in a book that is being traded. */
export function worstInBook(trading: Trading, market: Asked): Money {
  const players = [...trading.users()].filter(user => user !== MAKER).flatMap(user => trading.holdingOf(user) ?? []);
  const running = trading.market.runners.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);
  const bets = trading.market.runners.flatMap(({ id, isRemoved }, i): Backing[] => {
    const won = players.reduce((total, { ifWin }) => total + ifWin[i]!, 0);
    const lost = players.reduce((total, { ifLose }) => total + ifLose[i]!, 0);
    return isRemoved ? [] : [{ runner: id, side: 'back', stake: paise(-lost), profit: paise(won) }];
  });
  return bookRisk(market, bets, running).worst;
}

const runKind = ({ kind }: Asked): RunKind | undefined => (kind !== 'exchange' && isRuns(kind) ? kind : undefined);

const mostOf = (amounts: readonly Money[]): Money =>
  amounts.reduce<Money>((most, amount) => (amount > most ? amount : most), ZERO);

function outcomesIn(market: Asked): Outcomes {
  const { winners = 1 } = market.plan;
  return market.kind === 'exchange' ? { winners, isComplete: winners === 1 } : outcomesOf(runnersOf(market));
}

const mirrored = ({ ifWins, ifNone }: Position): Position => ({
  ifWins: Object.fromEntries(Object.entries(ifWins).map(([runner, amount]) => [runner, negate(amount)])),
  ifNone: negate(ifNone),
});
