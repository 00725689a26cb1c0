import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { type Account, settleCasino } from '@maidan/core/ledger';
import { least, negate, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { BetRow, RoundRow } from '../casino/rows.ts';
import type { Queryable } from '../db.ts';
import type { RowRef } from '../rows.ts';
import { entryBy } from './entry.ts';
import { settledBets } from './tablesStore.ts';

/* A settled round made void: every bet of it is undone, and what it moved is moved back. */

const FAULT: FaultCode = 'voided-by-operator';

/** What the approval of a proposal to void a settled round looks at, and does. */
export interface Reversal {
  readonly accounts: readonly Account[];
  readonly rows: readonly RowRef[];
  reverse(books: Books, caller: Staff, proposal: { readonly id: string; readonly reason: string }): Reversed;
}

type Reversed = Result<void, ErrorCode>;

export async function reversalOf(db: Queryable, round: string): Promise<Reversal> {
  const bets = await settledBets(db, round);
  const users = [...new Set(bets.map(bet => bet.user_id))];
  return {
    accounts: ['house', ...users.map((user): Account => `player:${user}`)],
    rows: [['round', round], ...bets.map(({ id }): RowRef => ['bet', id])],
    reverse: (books, caller, proposal) => {
      const row = books.row('round', round);
      if (row?.state !== 'settled') return refuse('round-over');
      const settled = bets.flatMap(({ id }) => books.row('bet', id) ?? []);
      for (const user of users) giveBack(books, caller, { row, user, bets: settled, proposal });
      for (const bet of settled) books.put('bet', { ...bet, state: 'void', profit: null, settled_at: books.now });
      books.put('round', { ...row, state: 'void', fault: FAULT, result_code: null, result_facts: null });
      books.announce('bets', { users });
      return ok(undefined);
    },
  };
}

interface Backwards {
  readonly row: RoundRow;
  readonly user: UserId;
  readonly bets: readonly BetRow[];
  readonly proposal: { readonly id: string; readonly reason: string };
}

/** What was lost comes back in full. What was won is taken as far as it is still there; the rest is the house's loss. */
function giveBack(books: Books, caller: Staff, { row, user, bets, proposal }: Backwards): void {
  const won = sum(bets.filter(bet => bet.user_id === user).map(bet => bet.profit ?? ZERO));
  const taken = won > 0 ? least(won, books.balance(`player:${user}`)) : won;
  const posted = books.post(settleCasino(user, ZERO, negate(taken), `round:${row.id}:reversed`));
  if (!posted.ok) throw new Error(`round ${row.id}: more was taken back than ${user} has`);
  const missing = subtract(won, taken);
  if (missing === 0) return;
  const after = { proposal: proposal.id, round: row.id, taken, missing };
  books.audit(entryBy(caller, 'voidRound.short', `player:${user}`, { after, reason: proposal.reason }));
}
