import type { UserId } from '@maidan/core/ids';
import { type Money, negate, sum, ZERO } from '@maidan/core/money';
import type { Match } from '@maidan/exchange/market';
import { rowRunners } from '@maidan/exchange/rowPricing';
import { profitsOfRow } from '@maidan/exchange/rows/rowBook';
import { rulingOf } from '@maidan/exchange/ruling';
import { type Payment, settle } from '@maidan/exchange/settle';
import type { Answer } from '@maidan/exchange/sport';
import type { Queryable } from '../db.ts';
import type { LegRow, MarketRow, RowBetRow } from './rows.ts';
import { legsOf, rowBetsOf } from './store.ts';

/** What an answer would pay: the preview of a settlement, and the settlement itself. */
export interface Payments {
  readonly payments: readonly Payment[];
  readonly house: Money;
  /** Bets on a row, each with what it makes. None where players bet with each other. */
  readonly bets: readonly (RowBetRow & { readonly made: Money })[];
}

export async function paymentsOf(db: Queryable, row: MarketRow, answer: Answer): Promise<Payments> {
  return row.kind === 'exchange'
    ? { ...settle(matchesOf(await legsOf(db, row.id)), rulingFor(row, answer), row.commission), bets: [] }
    : rowPayments(row, await rowBetsOf(db, row.id), answer);
}

const rulingFor = ({ plan }: MarketRow, answer: Answer) => rulingOf(answer, plan.runners ?? [], plan.winners);

/** Bets that were struck with each other belong together again. */
export const matchesOf = (legs: readonly LegRow[]): Match[] =>
  [...Map.groupBy(legs, leg => leg.match_id).values()].map(group => ({
    legs: group.map(({ order_id: order, user_id: user, runner, side, odds, stake, profit }) => ({
      order,
      user,
      runner,
      side,
      odds,
      stake,
      profit,
    })),
  }));

/** A yes-or-no row has one runner here: whoever answers it with two means that it did not win. */
const answerFor = ({ kind }: MarketRow, answer: Answer): Answer =>
  kind === 'fancy1' && answer.type === 'won'
    ? { ...answer, winners: answer.winners.filter(place => place === 0) }
    : answer;

function rowPayments(row: MarketRow, bets: readonly RowBetRow[], told: Answer): Payments {
  const { plan } = row;
  const answer = answerFor(row, told);
  const rules = { kind: plan.kind, runners: rowRunners(plan) } as Parameters<typeof profitsOfRow>[0]; // not of a book
  const settled = [...Map.groupBy(bets, bet => bet.user_id).values()].flatMap(theirs => {
    const profits = profitsOfRow(
      rules,
      theirs.map(({ bet }) => bet),
      answer,
    );
    return theirs.map((bet, i) => ({ ...bet, made: profits[i] ?? ZERO }));
  });
  const byUser = Map.groupBy(settled, bet => bet.user_id);
  const payments = [...byUser].map(([user, theirs]): Payment => ({
    user,
    profit: sum(theirs.map(({ made }) => made)),
    commission: ZERO,
  }));
  return { payments, house: negate(sum(payments.map(({ profit }) => profit))), bets: settled };
}

/** What is held of everybody in a market, to be given back with its settlement. */
export type Held = ReadonlyMap<UserId, Money>;

/** 'Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings': what the statement says. */
export function wordsFor(sport: string, event: string, { name, plan }: MarketRow, answer: Answer): string {
  return [sport, event, name, wordsOf(answer, plan.runners ?? rowRunners(plan))].join('/');
}

function wordsOf(answer: Answer, runners: readonly string[]): string {
  switch (answer.type) {
    case 'void':
      return 'void';
    case 'runs':
      return String(answer.total);
    case 'won':
      return answer.winners.map(place => runners[place] ?? '?').join(' & ') || 'no';
  }
}
