import type { UserId } from './ids.ts';
import type { Account, Transfer, TransferKind } from './ledger.ts';
import { add, type Money, negate, subtract, ZERO } from './money.ts';

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
  spin: 'casino',
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

/** What a round paid, at its end or before it, is one row. That it was taken back later is another, of the day it happened. */
const PAID_BY_ROUND = /^(round:[^:]+):(?:end|\d+)$/;

export function statement(user: UserId, transfers: Iterable<Transfer>): StatementRow[] {
  const account: Account = `player:${user}`;
  const moved = new Map<string, Moved>();
  for (const { id, from, to, amount, kind, ref } of transfers) {
    if (!isTold(kind) || (from !== account && to !== account)) continue;
    const cause = kind === 'spin' ? `spin ${ref}` : (kind === 'casino' && PAID_BY_ROUND.exec(ref)?.[1]) || id;
    const before = moved.get(cause)?.net ?? ZERO;
    moved.delete(cause); // it stands where its last payment does
    moved.set(cause, { kind, ref, net: to === account ? add(before, amount) : subtract(before, amount) });
  }
  let points = ZERO;
  return [...moved.values()].map(({ kind, ref, net }) => {
    points = add(points, net);
    const [credit, debit] = net > 0 ? [net, ZERO] : [ZERO, negate(net)];
    return { report: REPORT_OF[kind], kind, ref, credit, debit, points };
  });
}

interface Moved {
  readonly kind: ToldKind;
  readonly ref: string;
  readonly net: Money;
}
