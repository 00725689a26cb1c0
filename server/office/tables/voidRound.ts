import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import { RoundClosed, RoundGone } from '../../casino/faults.ts';
import { wasClosed } from '../../casino/rounds.ts';
import { roundOf } from '../../casino/roundStore.ts';
import type { Deps } from '../../deps.ts';
import { entryBy } from '../entry.ts';
import { propose } from '../proposals/propose.ts';
import { waitingFor } from '../proposals/waiting.ts';

/*
 * Ending a round by hand: at once while its first bets are open; from their close on two people are needed, and the round
 * goes on as committed until the second one approves. What the approval does: voidByTwo.ts.
 */

type Voided = Reply<'voidRound'>;

export async function voidRound(
  deps: Deps,
  caller: Staff,
  input: Input<'voidRound'>,
): Promise<Result<Voided, ErrorCode>> {
  const { db, writer, tables } = deps;
  const { id, fault, reason } = input;
  const known = await roundOf(db, id);
  if (!known) return refuse('unknown-round');
  const table = tables.of(known.game);
  const isHere = () => table?.round.id === id;
  const decided = await writer.do<Voided>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['round', known.id], waitingFor(`round:${known.id}`)],
    numbers: ['proposal'],
    decide: decision => {
      const row = decision.row('round', id) ?? known;
      if (row.state === 'void') return refuse('round-over');
      if (wasClosed(row, table?.now() ?? decision.now)) return proposed(decision, caller, input);
      return isHere() ? ok({ state: 'void', proposal: null }) : refuse('round-under-way');
    },
  });
  if (!decided.ok || decided.value.state === 'proposed') return decided;
  const entry = entryBy(caller, 'round.void', `round:${id}`, { after: { state: 'void', fault }, reason });
  if (isHere()) await table?.voidNow(fault, decision => decision.audit(entry)).catch(unlessTooLate);
  const now = await roundOf(db, id);
  return now?.state === 'void' ? decided : proposedLate(deps, caller, input);
}

/** Its bets were closed before the turn of this came. */
function unlessTooLate(error: unknown): void {
  if (!(error instanceof RoundGone || error instanceof RoundClosed)) throw error;
}

const proposedLate = ({ writer }: Deps, caller: Staff, input: Input<'voidRound'>): Promise<Result<Voided, ErrorCode>> =>
  writer.do<Voided>({
    key: `${caller.key}/closed`,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['round', input.id], waitingFor(`round:${input.id}`)],
    numbers: ['proposal'],
    decide: decision => {
      if (decision.row('round', input.id)?.state === 'void') return refuse('round-over');
      return proposed(decision, caller, input);
    },
  });

function proposed(
  decision: Decision,
  caller: Staff,
  { id, fault, reason }: Input<'voidRound'>,
): Result<Voided, ErrorCode> {
  const made = propose(decision, caller, 'voidRound', id, { fault }, reason);
  return made.ok ? ok({ state: 'proposed', proposal: made.value.id }) : made;
}
