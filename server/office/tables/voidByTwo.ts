import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, UserId } from '@maidan/core/ids';
import { accountsOf, holdFor, settleCasino } from '@maidan/core/ledger';
import { least, negate, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import { lacksRoot, rooted, treeOf } from '../../casino/rooting.ts';
import { roundOf } from '../../casino/roundStore.ts';
import type { BetRow, RoundRow } from '../../casino/rows.ts';
import { tabId, tabIn } from '../../casino/tab.ts';
import type { Deps } from '../../deps.ts';
import type { ProposalRow, RowRef } from '../../writer/rows.ts';
import { atOnce } from '../../work/pieces.ts';
import { type Effect, NO_EFFECT } from '../proposals/effect.ts';
import { entryBy } from '../entry.ts';
import { betsThatCount } from './tablesStore.ts';

/*
 * A round made void by two people, under way or settled: what is held goes back, what was paid is moved back, and cards,
 * seed and entropy stay on record. Nothing is dealt, paid or bet upon while it is decided.
 */

export async function voidRoundEffect({ db, tables }: Deps, { subject, detail }: ProposalRow): Promise<Effect> {
  const known = await roundOf(db, subject);
  if (!known) return NO_EFFECT;
  const { fault = 'voided-by-operator' } = detail;
  const table = tables.of(known.game);
  const isHere = (): boolean => table?.round.id === known.id;
  const letGo = isHere() ? await table?.hold() : undefined;
  const release = async (): Promise<void> => letGo?.();
  try {
    const bets = await betsThatCount(db, known.id);
    const users = [...new Set(bets.map(bet => bet.user_id))];
    const tabs = users.map((user): RowRef => ['tab', tabId(known.id, user)]);
    const shown = isHere() ? (table?.round.dealt ?? []) : [];
    let voided: RoundRow | undefined;
    return {
      accounts: ['house', ...users.flatMap(accountsOf)],
      rows: [['round', known.id], ...tabs, ...bets.map(({ id }): RowRef => ['bet', id])],
      happen: (decision, caller, proposal) => {
        const row = decision.row('round', known.id);
        if (!row || row.state === 'void') return refuse('round-over');
        const counting = bets.flatMap(bet => countingNow(decision, bet));
        voided = asVoid(decision, withRoot(decision, row, counting, table?.now() ?? decision.now), fault, shown);
        return undo(decision, caller, { row: voided, users, bets: counting, proposal });
      },
      done: () => voided && table?.wasVoided({ ...voided, fault }),
      release,
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Which bets there were stays provable, though the round ends before the table came to say it. */
function withRoot(decision: Decision, row: RoundRow, bets: readonly BetRow[], now: Millis): RoundRow {
  const open = bets.filter(({ state }) => state === 'open');
  if (row.state === 'settled' || !lacksRoot(row, now)) return row;
  return rooted(decision, row, atOnce(treeOf(row.salt, open)), now);
}

/** A row is not written for every card, so more may have been shown than it has. */
function asVoid(decision: Decision, row: RoundRow, fault: FaultCode, shown: RoundRow['dealt']): RoundRow {
  const dealt = shown.length > row.dealt.length ? shown : row.dealt;
  const ended = { ended_at: row.ended_at ?? decision.now, result_code: null, result_facts: null };
  return { ...row, ...ended, dealt, state: 'void', fault, voided_by: 'two' };
}

function countingNow(decision: Decision, { id }: Pick<BetRow, 'id'>): readonly BetRow[] {
  const bet = decision.row('bet', id);
  return bet && (bet.state === 'open' || bet.state === 'settled') ? [bet] : [];
}

interface Undone {
  readonly row: RoundRow;
  readonly users: readonly UserId[];
  readonly bets: readonly BetRow[];
  readonly proposal: { readonly id: string; readonly reason: string };
}

function undo(decision: Decision, caller: Staff, undone: Undone): Result<void, ErrorCode> {
  const { row, users, bets } = undone;
  for (const user of users) {
    freed(decision, row, user);
    giveBack(decision, caller, { ...undone, user });
  }
  for (const bet of bets) decision.put('bet', { ...bet, state: 'void', profit: null, settled_at: decision.now });
  decision.put('round', row);
  if (users.length > 0) decision.announce('bets', { users });
  return ok(undefined);
}

/** What was still held for it. */
function freed(decision: Decision, { id }: RoundRow, user: UserId): void {
  const tab = tabIn(decision, id, user);
  const posted = decision.post(holdFor(user, negate(tab.held), `round:${id}:void:${user}`, id));
  if (!posted.ok) throw new Error(`round ${id}: less is held of ${user} than was`);
  decision.put('tab', { ...tab, bets: [], held: ZERO });
}

/** What was lost comes back in full. What was won is taken as far as it is still there; the rest is the house's loss. */
function giveBack(
  decision: Decision,
  caller: Staff,
  { row, user, bets, proposal }: Undone & { readonly user: UserId },
): void {
  const won = sum(bets.filter(bet => bet.user_id === user).map(bet => bet.profit ?? ZERO));
  const taken = won > 0 ? least(won, decision.balance(`player:${user}`)) : won;
  const posted = decision.post(settleCasino(user, ZERO, negate(taken), `round:${row.id}:reversed`));
  if (!posted.ok) throw new Error(`round ${row.id}: more was taken back than ${user} has`);
  const missing = subtract(won, taken);
  if (missing === 0) return;
  const after = { proposal: proposal.id, round: row.id, taken, missing };
  decision.audit(entryBy(caller, 'voidRound.short', `player:${user}`, { after, reason: proposal.reason }));
}
