import type { ErrorCode } from '@maidan/contract/errors';
import { MOST_MESSAGES, MOST_OPEN_TICKETS } from '@maidan/contract/ticketKinds';
import type { Millis, UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Queryable } from '../db/db.ts';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import type { TicketCountRow, TicketMessageRow, TicketRow } from './rows.ts';

/* What becomes of a question to support, where it is decided. A command that calls these names `ticketRows`. */

const HOUR_MS = 3_600_000;

/** The player's row is locked with them, so nobody else counts at the same time. */
export const ticketRows = (user: UserId, ticket?: string): readonly RowRef[] => [
  ['user', user],
  ['userTicketCount', user],
  ...(ticket === undefined ? [] : ([['userTicket', ticket]] as const)),
];

function countsOf(decision: Decision, user: UserId): TicketCountRow {
  const { now } = decision;
  const known = decision.row('userTicketCount', user) ?? { user_id: user, open: 0, since: now, written: 0 };
  return now - known.since < HOUR_MS ? known : { ...known, since: now, written: 0 };
}

/** A player writes: so many messages in an hour, and with one that opens a question so many open ones. */
export function counted(decision: Decision, user: UserId, isOpening: boolean): Result<void, ErrorCode> {
  const known = countsOf(decision, user);
  if (known.written >= MOST_MESSAGES) return refuse('too-many-messages');
  if (isOpening && known.open >= MOST_OPEN_TICKETS) return refuse('too-many-tickets');
  const open = known.open + (isOpening ? 1 : 0);
  decision.put('userTicketCount', { ...known, open, written: known.written + 1 });
  return ok(undefined);
}

type Words = Pick<TicketMessageRow, 'id' | 'by' | 'staff_id' | 'words'>;

/** Something is written under a question, which is changed with it. */
export function written(decision: Decision, ticket: TicketRow, change: Partial<TicketRow>, words: Words): void {
  const at = decision.now;
  const isRead = words.by !== 'note';
  decision.put('userTicket', { ...ticket, ...change, ...(isRead && { last_at: at }) });
  decision.add('userTicketMessage', { ...words, ticket_id: ticket.id, user_id: ticket.user_id, at });
}

/** The answer clock runs from the first message that has no answer. */
export const waitingFrom = ({ waiting_since }: TicketRow, now: Millis): Partial<TicketRow> => ({
  ...{ state: 'open', closed_at: null, closed_by: null, waiting_since: waiting_since ?? now },
});

export function closed(decision: Decision, ticket: TicketRow, by: 'player' | 'staff'): Partial<TicketRow> {
  const known = countsOf(decision, ticket.user_id);
  decision.put('userTicketCount', { ...known, open: Math.max(0, known.open - 1) });
  return { state: 'closed', closed_at: decision.now, closed_by: by, waiting_since: null };
}

/** By staff: that does not count as written by the player, and no limit keeps them from it. */
export function reopened(decision: Decision, ticket: TicketRow): Partial<TicketRow> {
  const known = countsOf(decision, ticket.user_id);
  decision.put('userTicketCount', { ...known, open: known.open + 1 });
  return waitingFrom({ ...ticket, waiting_since: null }, decision.now);
}

/** What never changes of it, before a command is made. */
export async function ticketNamed(
  db: Queryable,
  id: string,
): Promise<Pick<TicketRow, 'id' | 'user_id' | 'thing_kind' | 'thing_id'> | undefined> {
  const { rows } = await db.query('select id, user_id, thing_kind, thing_id from tickets where id = $1', [id]);
  return rows[0];
}
