import type { UserId } from '@maidan/core/ids';
import { type Money, negate, sum, ZERO } from '@maidan/core/money';
import type { Match } from '@maidan/exchange/market';
import type { Removal } from '@maidan/exchange/positions/nonRunner';
import { rowRunners } from '@maidan/exchange/rows/rowPricing';
import { profitsOfRow } from '@maidan/exchange/rows/rowBook';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import { type Payment, settle, type VoidedSpan, struckOutside } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import type { Queryable } from '../db/db.ts';
import type { LegRow, MarketRow, RowBetRow } from './rows.ts';
import { winnersOf } from './sportRef.ts';
import { standingIn } from './standingLegs.ts';
import { loansOf, rowBetsOf } from './store.ts';

/** What an answer would pay: the preview of a settlement, and the settlement itself. */
export interface Payments {
  readonly payments: readonly Payment[];
  readonly house: Money;
  /** Bets on a row, each with what it makes; null is void. None where players bet with each other. */
  readonly bets: readonly (RowBetRow & { readonly made: Money | null })[];
  /** By the house when a runner was removed. Given back with the first settlement. */
  readonly lent: Held;
  /** Runners that were removed. */
  readonly removals: readonly Removal[];
}

export async function paymentsOf(
  db: Queryable,
  row: MarketRow,
  answer: Answer,
  voided: VoidedSpan | null = null,
): Promise<Payments> {
  if (row.kind !== 'exchange')
    return { ...rowPayments(row, await rowBetsOf(db, row.id), answer, voided), lent: new Map(), removals: [] };
  const { legs, removals } = await standingIn(db, row);
  return {
    ...bookPayments(row, legs, answer, voided),
    lent: removals.length > 0 ? await loansOf(db, row.id) : new Map(),
    removals,
  };
}

/** What the bets come to. */
type Made = Omit<Payments, 'lent' | 'removals'>;

/** Everybody who ever had a bet is in it: also with nothing, when it is void. */
function bookPayments(row: MarketRow, legs: readonly LegRow[], answer: Answer, voided: VoidedSpan | null): Made {
  const { payments, house } = settle(matchesOf(struckOutside(legs, voided)), rulingFor(row, answer), row.commission);
  const users = new Set(payments.map(({ user }) => user));
  const others = new Set(legs.map(leg => leg.user_id).filter(user => !users.has(user)));
  const nothing = [...others].map((user): Payment => ({ user, profit: ZERO, commission: ZERO }));
  return { payments: [...payments, ...nothing], house, bets: [] };
}

const rulingFor = ({ plan }: MarketRow, answer: Answer) => rulingOf(answer, plan.runners ?? [], plan.winners);

/** Bets that were struck with each other belong together again. */
const matchesOf = (legs: readonly LegRow[]): Match[] =>
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

/** The answer as this kind of market counts it. */
export const answerFor = (row: Pick<MarketRow, 'kind'>, answer: Answer): Answer =>
  answer.type === 'won' ? { ...answer, winners: winnersOf(row, answer.winners) } : answer;

function rowPayments(row: MarketRow, bets: readonly RowBetRow[], told: Answer, voided: VoidedSpan | null): Made {
  const { plan } = row;
  const answer = answerFor(row, told);
  const rules = { kind: plan.kind, runners: rowRunners(plan) } as Parameters<typeof profitsOfRow>[0]; // not of a book
  const settled = [...Map.groupBy(bets, bet => bet.user_id).values()].flatMap(theirs => {
    const standing = answer.type === 'void' ? [] : struckOutside(theirs, voided);
    const profits = profitsOfRow(
      rules,
      standing.map(({ bet }) => bet),
      answer,
    );
    const made = new Map(standing.map(({ id }, i) => [id, profits[i] ?? ZERO]));
    return theirs.map(bet => ({ ...bet, made: made.get(bet.id) ?? null }));
  });
  const byUser = Map.groupBy(settled, bet => bet.user_id);
  const payments = [...byUser].map(([user, theirs]): Payment => ({
    user,
    profit: sum(theirs.map(({ made }) => made ?? ZERO)),
    commission: ZERO,
  }));
  return { payments, house: negate(sum(payments.map(({ profit }) => profit))), bets: settled };
}

/** What is held of everybody in a market, to be given back with its settlement. */
export type Held = ReadonlyMap<UserId, Money>;
