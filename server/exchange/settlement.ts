import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { type Account, closeMarket, reopenMarket, reverseSport, settleSport } from '@maidan/core/ledger';
import { type Money, negate, paise, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Answer } from '@maidan/exchange/sport';
import type { Books } from '../books.ts';
import type { Command } from '../writer.ts';
import type { Trader } from './desk.ts';
import type { Held, Payments } from './payments.ts';
import type { MarketRow, SettlementRow } from './rows.ts';
import { tabId } from './rowBets.ts';

/** One settlement of a market: what it pays, and what it takes back of the time before. */
export interface Settling {
  readonly row: MarketRow;
  readonly answer: Answer;
  readonly due: Payments;
  /** Held for bets that are settled for the first time. */
  readonly held: Held;
  /** What was paid the last time, when the market is settled again. */
  readonly before: readonly SettlementRow[];
  /** What the statement says. */
  readonly words: string;
}

/** Everybody is paid, or nobody: one transaction, and once, whoever asks how often. */
export function settleMarket(
  trader: Trader,
  settling: Settling,
  also?: (books: Books) => Result<void, ErrorCode>,
): Command<{ readonly settlements: number }> {
  const { row, due, held, before } = settling;
  const nth = row.settlements + 1;
  const users = [...new Set([...held.keys(), ...[...due.payments, ...before.map(paid)].map(({ user }) => user)])];
  return {
    key: trader.key,
    fingerprint: trader.fingerprint,
    accounts: [...users.flatMap(accountsOf), `market:${row.id}`, 'house', 'commission'],
    rows: [['market', row.id]],
    decide: books => {
      const now = books.row('market', row.id);
      if (!now || now.settlements !== row.settlements) return refuse('market-changed');
      const agreed = also?.(books) ?? ok(undefined);
      if (!agreed.ok) return agreed;
      takeBack(books, settling, nth);
      for (const user of users) pay(books, settling, nth, user);
      mustPost(books, closeMarket(row.id, nth, due.house));
      write(books, settling, nth);
      if (users.length > 0) books.announce('orders', { users });
      return ok({ settlements: nth });
    },
  };
}

/** Who has spent what is taken back is lent the difference: no player is ever below zero. */
function takeBack(books: Books, { row, words, before, due }: Settling, nth: number): void {
  if (row.settlements === 0) return;
  const now = new Map(due.payments.map(payment => [payment.user, netOf(payment)]));
  for (const old of before.map(paid)) {
    const change = subtract(now.get(old.user) ?? ZERO, netOf(old));
    const missing = paise(Math.max(0, -(books.balance(`player:${old.user}`) + change)));
    mustPost(books, reverseSport(row.id, nth, `${words} (settled again)`, { ...old, missing }));
  }
  const house = negate(sum(before.map(({ profit }) => profit)));
  mustPost(books, reopenMarket(row.id, nth, house));
}

function pay(books: Books, { row, words, held, due }: Settling, nth: number, user: UserId): void {
  const payment = due.payments.find(each => each.user === user);
  const profit = payment?.profit ?? ZERO;
  const commission = payment?.commission ?? ZERO;
  mustPost(books, settleSport(row.id, nth, words, { user, held: held.get(user) ?? ZERO, profit, commission }));
}

function write(books: Books, { row, answer, due, held }: Settling, nth: number): void {
  const status = answer.type === 'void' ? 'void' : 'settled';
  books.put('market', { ...row, status, answer, settlements: nth, settled_at: books.now });
  for (const { user, profit, commission } of due.payments) {
    const id = `${row.id}:${nth}:${user}`;
    books.put('settlement', { id, market_id: row.id, nth, user_id: user, profit, commission, at: books.now });
  }
  if (row.kind === 'exchange') return;
  for (const { made, ...bet } of due.bets) {
    const profit = status === 'void' ? null : made;
    books.put('rowBet', { ...bet, state: status, profit, settled_at: books.now });
  }
  for (const user of held.keys()) {
    books.put('rowTab', { id: tabId(row.id, user), market_id: row.id, user_id: user, bets: [], held: ZERO });
  }
}

function mustPost(books: Books, transfers: Parameters<Books['post']>[0]): void {
  if (!books.post(transfers).ok) throw new Error(`a settlement cannot be posted: ${transfers[0]?.id}`);
}

const paid = ({ user_id: user, profit, commission }: SettlementRow) => ({ user, profit, commission });
const netOf = ({ profit, commission }: { readonly profit: Money; readonly commission: Money }): Money =>
  subtract(profit, commission);
const accountsOf = (user: UserId): Account[] => [`player:${user}`, `exposure:${user}`];
