import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import {
  type Account,
  accountsOf,
  closeMarket,
  payBack,
  reopenMarket,
  reverseSport,
  settleSport,
} from '@maidan/core/ledger';
import { type Money, negate, paise, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { VoidedSpan } from '@maidan/exchange/positions/settle';
import type { Answer } from '@maidan/exchange/sports/sport';
import { type Telling, tellPlayers } from '../inbox/telling.ts';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import type { Command } from '../writer/command.ts';
import type { Trader } from './desk.ts';
import type { Held, Payments } from './payments.ts';
import type { MarketRow, SettlementRow } from './rows.ts';
import { tabId } from './rowBets.ts';
import { type SportRef, written } from './sportRef.ts';

/** One settlement of a market: what it pays, and what it takes back of the time before. */
export interface Settling {
  readonly row: MarketRow;
  readonly answer: Answer;
  /** Bets of then are void, whatever the answer. */
  readonly voided: VoidedSpan | null;
  readonly due: Payments;
  /** Held for bets that are settled for the first time. */
  readonly held: Held;
  /** What was paid the last time, when the market is settled again. */
  readonly before: readonly SettlementRow[];
  /** What it is for. */
  readonly ref: SportRef;
}

/** What a settlement looks at, and does: a part of whichever command decides it. */
export interface SettlementPart {
  readonly accounts: readonly Account[];
  readonly rows: readonly RowRef[];
  settle(decision: Decision): Result<{ readonly settlements: number }, ErrorCode>;
}

/** Everybody is paid, or nobody: one transaction, and once, whoever asks how often. */
export function settleMarket(
  { key, fingerprint }: Trader,
  settling: Settling,
): Command<{ readonly settlements: number }> {
  const { accounts, rows, settle } = settlementOf(settling);
  return { key, fingerprint, accounts, rows, decide: settle };
}

export function settlementOf(settling: Settling): SettlementPart {
  const { row, due, held, before } = settling;
  const nth = row.settlements + 1;
  const users = [
    ...new Set([...held.keys(), ...due.lent.keys(), ...[...due.payments, ...before.map(paid)].map(({ user }) => user)]),
  ];
  return {
    accounts: [...users.flatMap(accountsOf), `market:${row.id}`, 'house', 'commission'],
    rows: [['market', row.id]],
    settle: decision => {
      const now = decision.row('market', row.id);
      if (!now || now.settlements !== row.settlements) return refuse('market-changed');
      for (const user of users) pay(decision, settling, nth, user);
      if (row.settlements > 0)
        mustPost(decision, reopenMarket(row.id, nth, negate(sum(before.map(({ profit }) => profit)))));
      mustPost(decision, closeMarket(row.id, nth, due.house));
      write(decision, { ...settling, row: now }, nth);
      tellPlayers(decision, tellingsOf(settling, nth));
      if (users.length > 0) decision.announce('orders', { users });
      return ok({ settlements: nth });
    },
  };
}

/**
 * What was paid is taken back and the new amount paid. Who has spent it, or whose bets cover each other no longer, is
 * lent the difference by the house: no player is ever below zero.
 */
function pay(decision: Decision, { row, ref, held, before, due }: Settling, nth: number, user: UserId): void {
  const nothing = { user, profit: ZERO, commission: ZERO };
  const old = before.map(paid).find(each => each.user === user) ?? nothing;
  const now = due.payments.find(each => each.user === user) ?? nothing;
  const free = held.get(user) ?? ZERO;
  const change = subtract(netOf(now), netOf(old));
  const missing = paise(Math.max(0, -(decision.balance(`player:${user}`) + free + change)));
  const transfers = [
    ...reverseSport(row.id, nth, written({ ...ref, turn: 'again' }), { ...old, missing }),
    ...settleSport(row.id, nth, written(ref), { ...now, user, held: free }),
  ];
  const [coming, going] = [transfers.filter(({ to }) => to === `player:${user}`), transfers.filter(isFrom(user))];
  mustPost(decision, [...coming, ...going]);
  const lent = nth === 1 ? (due.lent.get(user) ?? ZERO) : ZERO;
  const back = paise(Math.min(lent, decision.balance(`player:${user}`)));
  mustPost(decision, payBack(row.id, user, back, written({ ...ref, turn: 'back' })));
}

const isFrom =
  (user: UserId) =>
  ({ from }: { readonly from: Account }): boolean =>
    from === `player:${user}`;

function write(decision: Decision, { row, answer, voided, due, held }: Settling, nth: number): void {
  const status = answer.type === 'void' ? 'void' : 'settled';
  decision.put('market', { ...row, status, answer, voided, settlements: nth, settled_at: decision.now });
  for (const { user, profit, commission } of due.payments) {
    const id = `${row.id}:${nth}:${user}`;
    decision.put('settlement', { id, market_id: row.id, nth, user_id: user, profit, commission, at: decision.now });
  }
  if (row.kind === 'exchange') return;
  for (const { made, ...bet } of due.bets) {
    decision.put('rowBet', {
      ...bet,
      state: made === null ? 'void' : 'settled',
      profit: made,
      settled_at: decision.now,
    });
  }
  // Also of who had bets that covered each other, so that nothing was held.
  for (const user of new Set([...held.keys(), ...due.bets.map(bet => bet.user_id)])) {
    decision.put('rowTab', { id: tabId(row.id, user), market_id: row.id, user_id: user, bets: [], held: ZERO });
  }
}

/** Everybody with bets on it, once, whatever the number of bets; when it is settled again, who is paid something else. */
function tellingsOf({ row, ref, due, before }: Settling, nth: number): Telling[] {
  const old = new Map(before.map(settled => [settled.user_id, netOf(settled)]));
  return due.payments.flatMap(({ user, ...payment }) => {
    const net = netOf(payment);
    if (nth > 1 && old.get(user) === net) return [];
    const about = { market: row.id, ref: nth > 1 ? { ...ref, turn: 'again' as const } : ref, net };
    return [{ user, cause: `${row.id}:${nth}`, code: 'marketSettled', about }];
  });
}

function mustPost(decision: Decision, transfers: Parameters<Decision['post']>[0]): void {
  if (!decision.post(transfers).ok) throw new Error(`a settlement cannot be posted: ${transfers[0]?.id}`);
}

const paid = ({ user_id: user, profit, commission }: SettlementRow) => ({ user, profit, commission });
const netOf = ({ profit, commission }: { readonly profit: Money; readonly commission: Money }): Money =>
  subtract(profit, commission);
