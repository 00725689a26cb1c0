import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Player } from '../http/caller.ts';
import type { Command } from '../writer/command.ts';
import type { Decision } from '../writer/decision.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import type { TicketRow } from './rows.ts';
import { closed, counted, ticketNamed, ticketRows, waitingFrom, written } from './tickets.ts';

type Done = Result<Record<never, never>, ErrorCode>;
type Asking = Pick<Deps, 'db' | 'writer'>;

const messageId = (key: string): string => idFromCause(`ticket message:${key}`);

/** Whether the thing is of this player, for what is shown. Where it is stored, the database looks again. */
async function isOwn(db: Queryable, user: UserId, thing: Input<'aboutThing'>): Promise<boolean> {
  const { rows } = await db.query('select is_of_player($1, $2, $3) as own', [user, thing.kind, thing.id]);
  return rows[0]?.own === true;
}

/** A new question. Who has stopped playing, or is in review, may ask as everybody else. */
export async function askSupport(
  { db, writer }: Asking,
  { about, words }: Input<'askSupport'>,
  { user, key, fingerprint }: Player,
): Promise<Result<Reply<'askSupport'>, ErrorCode>> {
  if (about && !(await isOwn(db, user, about))) return refuse('not-yours');
  const id = idFromCause(`ticket:${key}`);
  return writer.do({
    ...{ key, fingerprint, accounts: [], rows: ticketRows(user) },
    conflicts: { asks_about_ones_own: 'not-yours' },
    decide: decision => {
      const may = counted(decision, user, true);
      if (!may.ok) return may;
      const at = decision.now;
      const ticket: TicketRow = {
        ...{ id, user_id: user, thing_kind: about?.kind ?? null, thing_id: about?.id ?? null, at, last_at: at },
        ...{ state: 'open', waiting_since: at, staff_id: null, closed_at: null, closed_by: null },
      };
      written(decision, ticket, {}, { id: messageId(key), by: 'player', staff_id: null, words });
      decision.announce('payments', {}); // the office sees that somebody waits
      return ok({ id });
    },
  });
}

/** Whoever answers what was closed has not what they wanted: it is open again. */
export const writeTicket = (deps: Asking, { id, words }: Input<'writeTicket'>, caller: Player): Promise<Done> =>
  ofOwn(deps, id, caller, (decision, ticket) => {
    const may = counted(decision, caller.user, ticket.state === 'closed');
    if (!may.ok) return may;
    const message = { id: messageId(caller.key), by: 'player', staff_id: null, words } as const;
    written(decision, ticket, waitingFrom(ticket, decision.now), message);
    decision.announce('payments', {});
    decision.announce('inbox', { users: [caller.user] }); // other pages of the player's
    return ok({});
  });

export const solveTicket = (deps: Asking, { id }: Input<'solveTicket'>, caller: Player): Promise<Done> =>
  ofOwn(deps, id, caller, (decision, ticket) => {
    if (ticket.state === 'closed') return ok({});
    decision.put('userTicket', { ...ticket, ...closed(decision, ticket, 'player') });
    decision.announce('payments', {});
    decision.announce('inbox', { users: [caller.user] });
    return ok({});
  });

async function ofOwn(
  { db, writer }: Asking,
  id: string,
  { user, key, fingerprint }: Player,
  decide: (decision: Decision, ticket: TicketRow) => Done,
): Promise<Done> {
  const known = await ticketNamed(db, id);
  if (known?.user_id !== user) return refuse('unknown-ticket');
  const command: Command<Record<never, never>> = {
    ...{ key, fingerprint, accounts: [], rows: ticketRows(user, id) },
    decide: decision => {
      const ticket = decision.row('userTicket', id);
      return ticket ? decide(decision, ticket) : refuse('unknown-ticket');
    },
  };
  return writer.do(command);
}
