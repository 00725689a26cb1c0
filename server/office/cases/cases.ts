import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { CaseRow } from '../../cases/rows.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { watchOf } from '../../protection/keptWithin.ts';
import { watchIn } from '../../protection/stopping.ts';
import type { Command } from '../../writer/command.ts';
import type { Decision } from '../../writer/decision.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import { entryBy } from '../entry.ts';
import { mapPage } from '../page.ts';
import { caseNamed, casesIn, listedOf } from './caseStore.ts';
import { caseShown } from './caseShown.ts';

type Answered = 'cases' | 'officeCase' | 'takeCase' | 'giveBackCase' | 'noteCase' | 'closeCase';
type Done = Result<Record<never, never>, ErrorCode>;

/** What was found to look at of players. Entries of the log name the case, and not the player. */
export const caseHandlers = (deps: Deps): Pick<Handlers, Answered> => ({
  cases: async (filter, caller) =>
    ok(mapPage(await casesIn(deps.db, filter, caller.staff, deps.world.now()), listedOf)),
  officeCase: async ({ id }) => {
    const shown = await caseShown(deps.db, id);
    return shown ? ok(shown) : refuse('unknown-case');
  },
  takeCase: ({ id }, caller) => change(deps, id, caller, (decision, row) => take(decision, row, caller)),
  giveBackCase: ({ id }, caller) => change(deps, id, caller, (decision, row) => giveBack(decision, row, caller)),
  noteCase: ({ id, text }, caller) => change(deps, id, caller, (decision, row) => note(decision, row, caller, text)),
  closeCase: (input, caller) => change(deps, input.id, caller, (decision, row) => close(decision, row, caller, input)),
});

async function change(
  { db, writer }: Deps,
  id: string,
  { key, fingerprint }: Staff,
  decide: (decision: Decision, row: CaseRow) => Done,
): Promise<Done> {
  const known = await caseNamed(db, id);
  if (!known) return refuse('unknown-case');
  const command: Command<Record<never, never>> = {
    ...{ key, fingerprint, accounts: [], rows: [['case', id], ...watchOf(known.user_id)] },
    conflicts: { one_open_review: 'account-in-review' },
    decide: decision => {
      const row = decision.row('case', id);
      if (!row) return refuse('unknown-case');
      return row.state === 'open' ? decide(decision, row) : refuse('case-closed');
    },
  };
  return writer.do(command);
}

function take(decision: Decision, row: CaseRow, caller: Staff): Done {
  if (row.taken_by !== null) return refuse('case-taken');
  decision.put('case', { ...row, taken_by: caller.staff, taken_at: decision.now });
  decision.audit(entryBy(caller, 'case.take', `case:${row.id}`));
  return ok({});
}

/** An owner takes it back from a colleague who went home with it. */
function giveBack(decision: Decision, row: CaseRow, caller: Staff): Done {
  if (row.taken_by === null) return refuse('case-not-taken');
  if (row.taken_by !== caller.staff && caller.role !== 'owner') return refuse('case-taken');
  decision.put('case', { ...row, taken_by: null, taken_at: null });
  decision.audit(entryBy(caller, 'case.give-back', `case:${row.id}`, { before: { taken_by: row.taken_by } }));
  return ok({});
}

/** Anybody who sees the case may; what is noted stays. */
function note(decision: Decision, { id }: CaseRow, caller: Staff, text: string): Done {
  decision.add('caseNote', {
    ...{ id: idFromCause(`note ${caller.key}`), case_id: id, by: caller.staff, text, at: decision.now },
  });
  decision.audit(entryBy(caller, 'case.note', `case:${id}`));
  return ok({});
}

function close(decision: Decision, row: CaseRow, caller: Staff, { outcome, reason }: Input<'closeCase'>): Done {
  if (row.taken_by === null) return refuse('case-not-taken');
  if (row.taken_by !== caller.staff) return refuse('case-taken');
  const isHeld = watchIn(decision, row.user_id).held_at !== null; // by somebody else, or by what they are known by
  if (outcome === 'held' && !isHeld) hold(decision, row.user_id, caller);
  const closed = { state: 'closed', outcome, reason, closed_by: caller.staff, closed_at: decision.now } as const;
  decision.put('case', { ...row, ...closed });
  decision.audit(entryBy(caller, 'case.close', `case:${row.id}`, { after: { outcome }, reason }));
  decision.announce('payments', {});
  return ok({});
}

/** Nothing is bet until two people have let the account go: the review says that staff asked for it, and nothing of a case. */
function hold(decision: Decision, user: UserId, caller: Staff): void {
  decision.put('watch', { ...watchIn(decision, user), held_at: decision.now });
  decision.add('review', {
    ...{ id: idFromCause(`hold ${caller.key}`), user_id: user, found: 'staff', matches: [], at: decision.now },
    ...{ state: 'open', reason: '', first_by: null, first_at: null, decided_by: null, decided_at: null },
  });
  decision.audit(entryBy(caller, 'review.open', `player:${user}`, { after: { found: 'staff', matches: [] } }));
}
