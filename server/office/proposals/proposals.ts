import type { Input, Reply } from '@maidan/contract/api';
import { PROPOSAL_NEEDS } from '@maidan/contract/proposalNeeds';
import type { ErrorCode } from '@maidan/contract/errors';
import { may } from '@maidan/contract/roles';
import type { Millis } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import type { ProposalRow, RowRef } from '../../writer/rows.ts';
import type { Command } from '../../writer/command.ts';
import { difference, entryBy } from '../entry.ts';
import { mapPage } from '../page.ts';
import { type ProposalPageRow, proposals } from '../staff/peopleStore.ts';
import { cautionIn, changeIn, limitChangesIn, wordsFor } from './proposalWords.ts';
import { NO_EFFECT } from './effect.ts';
import { isLastOwner } from '../staff/lastOwner.ts';
import { effectOf } from './proposalEffects.ts';
import { aboutOf, propose, subjectOf } from './propose.ts';
import { enteredAs } from '../sport/sportAnswer.ts';
import { goingOnWithout, isStoppedBy, type Stop, STAYS, stopsOf } from '../sport/sportStops.ts';
import { colleagueIds, colleagueNamed, ownerIds, playerNamed, proposalNamed, staffNow } from '../store.ts';
import { areTwo, isAble, staffRows, twoFrom } from './vouching.ts';
import { waitingFor, waitsNoLonger } from './waiting.ts';

/*
 * What one person proposes and another approves: changes of a balance by hand, of a role, of settings money depends on, a
 * round made void after its bets were closed, results of sport by hand, a payout that came back, higher limits. What an
 * approval does: proposalEffects.ts.
 */

type Answered = Pick<
  Handlers,
  'proposeAdjustment' | 'proposeRole' | 'proposals' | 'approveProposal' | 'rejectProposal'
>;

export function proposalHandlers(deps: Deps): Answered {
  return {
    proposeAdjustment: (input, caller) => proposeAdjustment(deps, caller, input),
    proposeRole: (input, caller) => proposeRole(deps, caller, input),
    proposals: async (filter, caller) => {
      const now = deps.world.now();
      const page = await proposals(deps.db, filter, now);
      const stops = await stopsOf(deps.db, page.rows.filter(row => row.is_stopped).map(subjectOf));
      const staff = await staffNow(deps.db);
      return ok(
        mapPage(page, row => ({
          ...proposalOf(row, now, stops.get(subjectOf(row))),
          countsFrom: twoFrom(staff.get(row.made_by), staff.get(caller.staff), now),
        })),
      );
    },
    approveProposal: ({ id }, caller) => approveProposal(deps, caller, id),
    rejectProposal: (input, caller) => rejectProposal(deps, caller, input),
  };
}

async function proposeAdjustment(
  { db, writer }: Deps,
  caller: Staff,
  { id, amount, reason }: Input<'proposeAdjustment'>,
): Promise<Result<{ id: string }, ErrorCode>> {
  const user = await playerNamed(db, id);
  if (user === undefined) return refuse('unknown-player');
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    numbers: ['proposal'],
    decide: decision => propose(decision, caller, 'adjustment', user, { amount: paise(amount) }, reason),
  });
}

async function proposeRole(
  { db, writer }: Deps,
  caller: Staff,
  { id, role, reason }: Input<'proposeRole'>,
): Promise<Result<{ id: string }, ErrorCode>> {
  const colleague = await colleagueNamed(db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const owners = await ownerIds(db);
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [...staffRows([colleague, ...owners]), waitingFor(`staff:${colleague}`)],
    numbers: ['proposal'],
    decide: decision => {
      if (role !== 'owner' && isLastOwner(decision, colleague, owners)) return refuse('last-owner');
      return propose(decision, caller, 'role', colleague, { role }, reason);
    },
  });
}

/** The effect comes with the approval, in one commit, so it comes once. */
async function approveProposal(
  deps: Deps,
  caller: Staff,
  id: string,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await proposalNamed(deps.db, id);
  if (!known) return refuse('unknown-proposal');
  const colleagues = staffRows(await colleagueIds(deps.db));
  // A market is closed before it is settled, and only for somebody who may.
  const isToBegin = BEFOREHAND.has(known.kind) ? await mayApprove(deps, caller, id, colleagues) : true;
  const effect = isToBegin ? await effectOf(deps, known) : NO_EFFECT;
  try {
    const approval: Command<Record<never, never>> = {
      key: caller.key,
      fingerprint: caller.fingerprint,
      accounts: effect.accounts,
      rows: [['proposal', id], ...standing(known), ...colleagues, ...effect.rows],
      decide: decision => {
        const row = decision.row('proposal', id);
        const fault = approvalFault(decision, row, caller);
        if (!row || fault) return refuse(fault ?? 'unknown-proposal');
        const happened = effect.happen(decision, caller, row);
        if (!happened.ok) return happened;
        decideOn(decision, caller, row, 'approved', row.reason);
        return ok({});
      },
    };
    const approved = await (effect.through?.(approval) ?? deps.writer.do(approval));
    if (approved.ok && isToBegin) await effect.done?.();
    return approved;
  } finally {
    await effect.release?.();
  }
}

const standing = (proposal: ProposalRow): RowRef[] => aboutOf(proposal).map(waitingFor);

/** Kinds of which the effect begins before it is decided. */
const BEFOREHAND: ReadonlySet<ProposalRow['kind']> = new Set(['settleMarket', 'voidEvent', 'voidRound']);

async function mayApprove(
  { writer }: Deps,
  caller: Staff,
  id: string,
  colleagues: readonly RowRef[],
): Promise<boolean> {
  const asked = await writer.do({
    key: `${caller.key}/asked`,
    fingerprint: id,
    isRemembered: false,
    accounts: [],
    rows: [['proposal', id], ...colleagues],
    decide: decision => ok(approvalFault(decision, decision.row('proposal', id), caller) === undefined),
  });
  return asked.ok && asked.value;
}

function approvalFault(decision: Decision, row: ProposalRow | undefined, caller: Staff): ErrorCode | undefined {
  const fault = faultOf(row, caller, decision.now);
  if (!row || fault) return fault ?? 'unknown-proposal';
  if (!isAble(decision, caller.staff, PROPOSAL_NEEDS[row.kind])) return 'not-allowed';
  return isSecond(decision, row, caller) ? undefined : 'second-person-needed';
}

async function rejectProposal(
  deps: Deps,
  caller: Staff,
  { id, reason, staysSuspended }: Input<'rejectProposal'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await proposalNamed(deps.db, id);
  if (!known) return refuse('unknown-proposal');
  const betting = staysSuspended ? STAYS : await goingOnWithout(deps, caller, known);
  let following: Promise<void> | undefined;
  const rejected = await deps.writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['proposal', id], ...standing(known), ...betting.rows],
    decide: decision => {
      const row = decision.row('proposal', id);
      const fault = faultOf(row, caller, decision.now);
      if (!row || fault) return refuse(fault ?? 'unknown-proposal');
      decideOn(decision, caller, row, 'rejected', reason);
      betting.happen(decision, caller, reason);
      return ok({});
    },
    onCommit: () => (following = betting.follow()),
  });
  await following;
  return rejected;
}

/** Its maker may always take it back; everyone else needs the permission it took to make it. */
function faultOf(row: ProposalRow | undefined, caller: Staff, now: Millis): ErrorCode | undefined {
  if (!row) return 'unknown-proposal';
  if (row.made_by !== caller.staff && !may(caller.role, PROPOSAL_NEEDS[row.kind])) return 'not-allowed';
  if (row.state !== 'open') return 'proposal-decided';
  return row.expires_at <= now ? 'proposal-expired' : undefined;
}

/** What somebody proposed who was disabled since, or could not propose it any more, is nobody's proposal. */
const isSecond = (decision: Decision, { made_by, kind }: ProposalRow, { staff }: Staff): boolean =>
  isAble(decision, made_by, PROPOSAL_NEEDS[kind]) && areTwo(decision, made_by, staff);

function decideOn(
  decision: Decision,
  caller: Staff,
  row: ProposalRow,
  state: 'approved' | 'rejected',
  reason: string,
): void {
  const next: ProposalRow = { ...row, state, decided_by: caller.staff, decided_at: decision.now };
  decision.put('proposal', next);
  for (const about of aboutOf(row)) waitsNoLonger(decision, about, row.id);
  const { before } = difference(row, next);
  const verb = state === 'approved' ? 'approve' : 'reject';
  const told = { before, after: { proposal: row.id, state, ...row.detail }, reason };
  decision.audit(entryBy(caller, `${row.kind}.${verb}`, subjectOf(row), told));
  decision.announce('payments', {});
}

type Shown = Omit<Reply<'proposals'>['rows'][number], 'countsFrom'>;

function proposalOf(row: ProposalPageRow, now: Millis, stop: Stop | undefined): Shown {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    expiresAt: row.expires_at,
    maker: { id: row.made_by, name: row.maker },
    subject: subjectOf(row),
    about: row.named,
    words: wordsFor(row),
    reason: row.reason,
    state: row.state === 'open' && row.expires_at <= now ? 'expired' : row.state,
    settlement: settlementIn(row),
    against: row.detail.against ?? '',
    change: changeIn(row),
    limits: limitChangesIn(row),
    caution: cautionIn(row),
    suspended: row.is_stopped ? (isStoppedBy(row, stop) ? 'forThis' : 'otherwise') : null,
  };
}

function settlementIn({ subject, detail: { answer, voided = null } }: ProposalPageRow) {
  return answer ? { market: subject, ...enteredAs({ answer, voided }) } : null;
}
