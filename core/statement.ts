import type { UserId } from './ids.ts';
import type { Account, Transfer, TransferKind } from './ledger.ts';
import { add, type Money, subtract, ZERO } from './money.ts';

/* The Account Statement: money that came to or left the player. Holds for open bets are not news, so the
   points end at the balance plus the exposure. */

export const REPORTS = {
  payments: 'Deposit/Withdrawal Reports',
  sport: 'Sport Reports',
  casino: 'Casino Reports',
} as const;
export type Report = keyof typeof REPORTS;

/** Which report shows a transfer, and what its remark says. Holds, releases and payouts move nothing of the player's. */
export const REMARKS: Readonly<Partial<Record<TransferKind, { report: Report; words: string }>>> = {
  opening: { report: 'payments', words: 'Opening credit' },
  topUp: { report: 'payments', words: 'Top-up' },
  deposit: { report: 'payments', words: 'Deposit' },
  withdrawal: { report: 'payments', words: 'Withdrawal' },
  refund: { report: 'payments', words: 'Withdrawal returned' },
  adjustment: { report: 'payments', words: 'Adjustment' },
  casino: { report: 'casino', words: 'Casino' },
  sport: { report: 'sport', words: 'Sport' },
  commission: { report: 'sport', words: 'Commission' },
};

export interface StatementRow {
  readonly report: Report;
  readonly credit: Money;
  readonly debit: Money;
  readonly points: Money;
  readonly remark: string;
}

export const remarkOf = (kind: TransferKind, ref: string): string => `${REMARKS[kind]?.words ?? kind} · ${ref}`;

export function statement(user: UserId, transfers: Iterable<Transfer>): StatementRow[] {
  const account: Account = `player:${user}`;
  const rows: StatementRow[] = [];
  let points = ZERO;
  for (const { from, to, amount, kind, ref } of transfers) {
    const report = REMARKS[kind]?.report;
    if (!report || (from !== account && to !== account)) continue;
    const isCredit = to === account;
    points = isCredit ? add(points, amount) : subtract(points, amount);
    rows.push({
      report,
      credit: isCredit ? amount : ZERO,
      debit: isCredit ? ZERO : amount,
      points,
      remark: remarkOf(kind, ref),
    });
  }
  return rows;
}
