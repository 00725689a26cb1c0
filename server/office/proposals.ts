import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { may, type Permission, ROLES } from '@maidan/contract/roles';
import { formatMoney } from '@maidan/core/format';
import { after, type Millis, type StaffId } from '@maidan/core/ids';
import { type Account, adjust } from '@maidan/core/ledger';
import { negate, paise, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http.ts';
import type { ProposalRow } from '../rows.ts';
import { difference, entryBy } from './entry.ts';
import { mapPage } from './page.ts';
import { type ProposalPageRow, proposals } from './peopleStore.ts';
import { reversalOf } from './reversal.ts';
import { colleagueIds, colleagueNamed, ownerIds, playerNamed, proposalNamed } from './store.ts';
import { areTwo, isAble, staffRows } from './vouching.ts';

/* What one person proposes and another approves: changes of a balance by hand, of a role, and a settled round made void. */

type Answered = Pick<
  Handlers,
  'proposeAdjustment' | 'proposeRole' | 'proposals' | 'approveProposal' | 'rejectProposal'
>;

const OPEN_MS = 24 * 3_600_000;

/** To make one, and to approve or reject somebody else's. */
const NEEDS: Readonly<Record<ProposalRow['kind'], Permission>> = {
  adjustment: 'players.adjust',
  role: 'staff.write',
  voidRound: 'tables.write',
};

export function proposalHandlers(deps: Deps): Answered {
  return {
    proposeAdjustment: (input, caller) => proposeAdjustment(deps, caller, input),
    proposeRole: (input, caller) => proposeRole(deps, caller, input),
    proposals: async filter => {
      const now = deps.world.now();
      return ok(mapPage(await proposals(deps.db, filter, now), row => proposalOf(row, now)));
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
    decide: books => ok(propose(books, caller, 'adjustment', user, { amount: paise(amount) }, reason)),
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
    rows: staffRows([colleague, ...owners]),
    numbers: ['proposal'],
    decide: books => {
      if (role !== 'owner' && isLastOwner(books, colleague, owners)) return refuse('last-owner');
      return ok(propose(books, caller, 'role', colleague, { role }, reason));
    },
  });
}

export function propose(
  books: Books,
  caller: Staff,
  kind: ProposalRow['kind'],
  subject: string,
  detail: ProposalRow['detail'],
  reason: string,
): { id: string } {
  const id = `P-${books.next('proposal')}`;
  const row: ProposalRow = {
    id,
    kind,
    subject,
    detail,
    reason,
    made_by: caller.staff,
    at: books.now,
    expires_at: after(books.now, OPEN_MS),
    state: 'open',
    decided_by: null,
    decided_at: null,
  };
  books.put('proposal', row);
  books.audit(entryBy(caller, `${kind}.propose`, subjectOf(row), { after: { proposal: id, ...detail }, reason }));
  books.announce('payments', {}); // colleagues at work see that something waits for a second person
  return { id };
}

/** The effect comes with the approval, in one commit, so it comes once. */
async function approveProposal(
  deps: Deps,
  caller: Staff,
  id: string,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await proposalNamed(deps.db, id);
  if (!known) return refuse('unknown-proposal');
  const player = known.kind === 'adjustment' ? await playerNamed(deps.db, known.subject) : undefined;
  const colleague = known.kind === 'role' ? await colleagueNamed(deps.db, known.subject) : undefined;
  const owners = colleague === undefined ? [] : await ownerIds(deps.db);
  const reversal = known.kind === 'voidRound' ? await reversalOf(deps.db, known.subject) : undefined;
  const accounts: readonly Account[] =
    reversal?.accounts ?? (player === undefined ? [] : [`player:${player}`, 'house']);
  const approved = await deps.writer.do<Record<never, never>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts,
    rows: [['proposal', id], ...staffRows(await colleagueIds(deps.db)), ...(reversal?.rows ?? [])],
    decide: books => {
      const row = books.row('proposal', id);
      const fault = faultOf(row, caller, books.now);
      if (!row || fault) return refuse(fault ?? 'unknown-proposal');
      if (!isAble(books, caller.staff, NEEDS[row.kind])) return refuse('not-allowed');
      if (!isSecond(books, row, caller)) return refuse('second-person-needed');
      if (player !== undefined) {
        const posted = books.post(adjust(player, row.detail.amount ?? ZERO, row.id));
        if (!posted.ok) return posted;
      }
      if (colleague !== undefined) {
        const changed = changeRole(books, colleague, row.detail.role, owners);
        if (!changed.ok) return changed;
      }
      const reversed = reversal?.reverse(books, caller, row);
      if (reversed?.ok === false) return reversed;
      decideOn(books, caller, row, 'approved', row.reason);
      return ok({});
    },
  });
  if (approved.ok && colleague !== undefined) await deps.staffSessions.endAllOf(colleague);
  return approved;
}

async function rejectProposal(
  { db, writer }: Deps,
  caller: Staff,
  { id, reason }: Input<'rejectProposal'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const known = await proposalNamed(db, id);
  if (!known) return refuse('unknown-proposal');
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['proposal', id]],
    decide: books => {
      const row = books.row('proposal', id);
      const fault = faultOf(row, caller, books.now);
      if (!row || fault) return refuse(fault ?? 'unknown-proposal');
      decideOn(books, caller, row, 'rejected', reason);
      return ok({});
    },
  });
}

/** Its maker may always take it back; everyone else needs the permission it took to make it. */
function faultOf(row: ProposalRow | undefined, caller: Staff, now: Millis): ErrorCode | undefined {
  if (!row) return 'unknown-proposal';
  if (row.made_by !== caller.staff && !may(caller.role, NEEDS[row.kind])) return 'not-allowed';
  if (row.state !== 'open') return 'proposal-decided';
  return row.expires_at <= now ? 'proposal-expired' : undefined;
}

/** What somebody proposed who was disabled since, or could not propose it any more, is nobody's proposal. */
const isSecond = (books: Books, { made_by, kind }: ProposalRow, { staff }: Staff): boolean =>
  isAble(books, made_by, NEEDS[kind]) && areTwo(books, made_by, staff);

function changeRole(
  books: Books,
  colleague: StaffId,
  role: ProposalRow['detail']['role'],
  owners: readonly StaffId[],
): Result<void, ErrorCode> {
  const row = books.row('staff', colleague);
  if (!row || role === undefined) return refuse('unknown-staff');
  if (role !== 'owner' && isLastOwner(books, colleague, owners)) return refuse('last-owner');
  books.put('staff', { ...row, role });
  return ok(undefined);
}

function decideOn(books: Books, caller: Staff, row: ProposalRow, state: 'approved' | 'rejected', reason: string): void {
  const next: ProposalRow = { ...row, state, decided_by: caller.staff, decided_at: books.now };
  books.put('proposal', next);
  const { before } = difference(row, next);
  const verb = state === 'approved' ? 'approve' : 'reject';
  const told = { before, after: { proposal: row.id, state, ...row.detail }, reason };
  books.audit(entryBy(caller, `${row.kind}.${verb}`, subjectOf(row), told));
  books.announce('payments', {});
}

/** An owner without whom there would be none. The command names the rows of everyone who was an owner. */
export function isLastOwner(books: Books, colleague: StaffId, owners: readonly StaffId[]): boolean {
  const isOwner = (id: StaffId) => {
    const row = books.row('staff', id);
    return row?.role === 'owner' && !row.disabled;
  };
  return isOwner(colleague) && !owners.some(id => id !== colleague && isOwner(id));
}

const SUBJECTS = { adjustment: 'player', role: 'staff', voidRound: 'round' } as const;

const subjectOf = ({ kind, subject }: ProposalRow): string => `${SUBJECTS[kind]}:${subject}`;

function proposalOf(row: ProposalPageRow, now: Millis): Reply<'proposals'>['rows'][number] {
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    expiresAt: row.expires_at,
    maker: { id: row.made_by, name: row.maker },
    subject: subjectOf(row),
    words: wordsFor(row),
    reason: row.reason,
    state: row.state === 'open' && row.expires_at <= now ? 'expired' : row.state,
  };
}

function wordsFor({ kind, subject, detail: { amount = ZERO, role }, named }: ProposalPageRow): string {
  if (kind === 'voidRound') return `Void round ${subject} of ${named}`;
  if (role !== undefined) return `${named} becomes ${ROLES[role].title}`;
  return amount > 0
    ? `Credit ${formatMoney(amount)} to ${named}`
    : `Debit ${formatMoney(negate(amount))} from ${named}`;
}
