import type { UserId } from './ids.ts';
import type { Account, Transfer, TransferKind } from './ledger.ts';
import { add, type Money, subtract, ZERO } from './money.ts';

/* The Account Statement: money that came to or left the player. Holds for open bets are not news, so the
   points end at the balance plus the exposure. */

export const REPORTS = ['payments', 'sport', 'casino'] as const;
export type Report = (typeof REPORTS)[number];

/** Which report shows a transfer. Holds, releases and payouts move nothing of the player's. */
export const REPORT_OF = {
  opening: 'payments',
  topUp: 'payments',
  deposit: 'payments',
  withdrawal: 'payments',
  refund: 'payments',
  adjustment: 'payments',
  casino: 'casino',
  sport: 'sport',
  commission: 'sport',
} as const satisfies Readonly<Partial<Record<TransferKind, Report>>>;

/** What a player is told of. */
export type ToldKind = keyof typeof REPORT_OF;

const isTold = (kind: TransferKind): kind is ToldKind => kind in REPORT_OF;

export interface StatementRow {
  readonly report: Report;
  readonly kind: ToldKind;
  readonly ref: string;
  readonly credit: Money;
  readonly debit: Money;
  readonly points: Money;
}

export function statement(user: UserId, transfers: Iterable<Transfer>): StatementRow[] {
  const account: Account = `player:${user}`;
  const rows: StatementRow[] = [];
  let points = ZERO;
  for (const { from, to, amount, kind, ref } of transfers) {
    if (!isTold(kind) || (from !== account && to !== account)) continue;
    const isCredit = to === account;
    points = isCredit ? add(points, amount) : subtract(points, amount);
    rows.push({
      report: REPORT_OF[kind],
      kind,
      ref,
      credit: isCredit ? amount : ZERO,
      debit: isCredit ? ZERO : amount,
      points,
    });
  }
  return rows;
}
