import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { tellPlayers } from '../../inbox/telling.ts';
import { languageOf, mailNote } from '../../mail/links.ts';
import { closed, reopened, ticketNamed, ticketRows, written } from '../../support/tickets.ts';
import type { TicketRow } from '../../support/rows.ts';
import type { Decision } from '../../writer/decision.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import type { RowRef } from '../../writer/rows.ts';
import { entryBy } from '../entry.ts';
import { isAble, staffRows } from '../proposals/vouching.ts';
import { colleagueNamed } from '../store.ts';
import { officeTicketOf, officeTicketsIn } from './lists.ts';

type Answered =
  'officeTickets' | 'officeTicket' | 'takeTicket' | 'handTicket' | 'answerTicket' | 'closeTicket' | 'reopenTicket';
type Done = Result<Record<never, never>, ErrorCode>;

/** Questions of players, for who answers them. */
export const supportDesk = (deps: Deps): Pick<Handlers, Answered> => ({
  officeTickets: async (input, { staff }) => ok(await officeTicketsIn(deps, input, staff)),
  officeTicket: async ({ id }) => {
    const found = await officeTicketOf(deps, id);
    return found ? ok(found) : refuse('unknown-ticket');
  },
  takeTicket: (input, caller) => take(deps, input, caller),
  handTicket: (input, caller) => handOver(deps, input, caller),
  answerTicket: (input, caller) => answer(deps, input, caller),
  closeTicket: (input, caller) => close(deps, input, caller),
  reopenTicket: (input, caller) => reopen(deps, input, caller),
});

type Decide = (decision: Decision, ticket: TicketRow) => Done;

async function deciding(
  { db, writer }: Deps,
  id: string,
  { staff, key, fingerprint }: Staff,
  decide: Decide,
  more: readonly RowRef[] = [],
): Promise<Done> {
  const known = await ticketNamed(db, id);
  if (!known) return refuse('unknown-ticket');
  return writer.do<Record<never, never>>({
    ...{ key, fingerprint, accounts: [], rows: [...ticketRows(known.user_id, id), ...staffRows([staff]), ...more] },
    decide: decision => {
      const ticket = decision.row('userTicket', id);
      if (!ticket) return refuse('unknown-ticket');
      if (!isAble(decision, staff, 'support.answer')) return refuse('not-allowed');
      const done = decide(decision, ticket);
      if (done.ok) decision.announce('payments', {}); // the queue of everybody
      return done;
    },
  });
}

const subjectOf = ({ user_id }: TicketRow): string => `player:${user_id}`;

/** From whom, so that two who take it at once are not both told that they have it. */
const take = (deps: Deps, { id, from }: Input<'takeTicket'>, caller: Staff): Promise<Done> =>
  deciding(deps, id, caller, (decision, ticket) => {
    if (ticket.state === 'closed') return refuse('ticket-closed');
    if (ticket.staff_id !== from && ticket.staff_id !== caller.staff) return refuse('ticket-moved');
    decision.put('userTicket', { ...ticket, staff_id: caller.staff });
    const [before, after] = [{ staff: ticket.staff_id }, { ticket: id, staff: caller.staff }];
    decision.audit(entryBy(caller, 'ticket.take', subjectOf(ticket), { before, after }));
    return ok({});
  });

async function handOver(deps: Deps, { id, to, words }: Input<'handTicket'>, caller: Staff): Promise<Done> {
  const colleague = await colleagueNamed(deps.db, to);
  if (colleague === undefined) return refuse('unknown-staff');
  const decide: Decide = (decision, ticket) => {
    if (ticket.state === 'closed') return refuse('ticket-closed');
    if (isOfAnother(ticket, caller)) return refuse('ticket-of-another');
    if (!isAble(decision, colleague, 'support.answer')) return refuse('colleague-cannot');
    const note = { id: messageId(caller), by: 'note', staff_id: caller.staff, words } as const;
    written(decision, ticket, { staff_id: colleague }, note);
    const [before, after] = [{ staff: ticket.staff_id }, { ticket: id, staff: colleague }];
    decision.audit(entryBy(caller, 'ticket.handOver', subjectOf(ticket), { before, after, reason: words }));
    return ok({});
  };
  return deciding(deps, id, caller, decide, staffRows([colleague]));
}

const isOfAnother = ({ staff_id }: TicketRow, { staff }: { readonly staff: StaffId }): boolean =>
  staff_id !== null && staff_id !== staff;

const messageId = ({ key }: Staff): string => idFromCause(`ticket message:${key}`);

/** How much of an answer stands behind the bell. */
const TOLD_LETTERS = 200;

/** The answer, the mail and the notice are written together: there is none without the others. */
async function answer(deps: Deps, { id, words, isClosed }: Input<'answerTicket'>, caller: Staff): Promise<Done> {
  const known = await ticketNamed(deps.db, id);
  if (!known) return refuse('unknown-ticket');
  const language = await languageOf(deps.db, known.user_id, 'en');
  return deciding(deps, id, caller, (decision, ticket) => {
    const user = decision.row('user', ticket.user_id);
    if (!user) return refuse('unknown-player');
    if (ticket.state === 'closed') return refuse('ticket-closed');
    if (isOfAnother(ticket, caller)) return refuse('ticket-of-another');
    const message = { id: messageId(caller), by: 'staff', staff_id: caller.staff, words } as const;
    const change = isClosed ? closed(decision, ticket, 'staff') : { waiting_since: null };
    written(decision, ticket, { ...change, staff_id: caller.staff }, message);
    mailNote(decision, user, 'ticketAnswered', `${id}${message.id}`, language);
    const about = { ticket: id, words: words.slice(0, TOLD_LETTERS).toWellFormed() };
    tellPlayers(decision, [{ user: user.id, cause: message.id, code: 'ticketAnswered', about }]);
    const after = { ticket: id, message: message.id, isClosed };
    decision.audit(entryBy(caller, 'ticket.answer', subjectOf(ticket), { after }));
    return ok({});
  });
}

const close = (deps: Deps, { id, reason }: Input<'closeTicket'>, caller: Staff): Promise<Done> =>
  deciding(deps, id, caller, (decision, ticket) => {
    if (ticket.state === 'closed') return refuse('ticket-closed');
    if (isOfAnother(ticket, caller)) return refuse('ticket-of-another');
    decision.put('userTicket', { ...ticket, ...closed(decision, ticket, 'staff') });
    tellOther(decision, ticket);
    decision.audit(entryBy(caller, 'ticket.close', subjectOf(ticket), { after: { ticket: id }, reason }));
    return ok({});
  });

const reopen = (deps: Deps, { id, reason }: Input<'reopenTicket'>, caller: Staff): Promise<Done> =>
  deciding(deps, id, caller, (decision, ticket) => {
    if (ticket.state === 'open') return refuse('ticket-open');
    decision.put('userTicket', { ...ticket, ...reopened(decision, ticket), staff_id: caller.staff });
    tellOther(decision, ticket);
    decision.audit(entryBy(caller, 'ticket.reopen', subjectOf(ticket), { after: { ticket: id }, reason }));
    return ok({});
  });

/** The page of the player that lies open looks again. */
const tellOther = (decision: Decision, { user_id }: TicketRow): void =>
  decision.announce('inbox', { users: [user_id] });
