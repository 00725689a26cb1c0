import type { Input, Reply } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import { after, type UserId } from '@maidan/core/ids';
import { ok, refuse } from '@maidan/core/result';
import type { Queryable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { pageOf } from '../wallet/store.ts';
import { askSupport, solveTicket, writeTicket } from './ask.ts';
import { thingOf } from './things.ts';
import { ticketNamed } from './tickets.ts';

type Answered = 'tickets' | 'ticket' | 'aboutThing' | 'askSupport' | 'writeTicket' | 'solveTicket';

/** Questions to support, for who asks them. */
export const supportHandlers = (deps: Deps): Pick<Handlers, Answered> => ({
  tickets: async (paging, { user }) => ok(await ticketsOf(deps.db, user, paging)),
  ticket: async ({ id }, { user, language }) => {
    const found = await ticketOf(deps, user, id, language);
    return found ? ok(found) : refuse('unknown-ticket');
  },
  aboutThing: async (about, { user, language }) => {
    const found = await thingOf(deps.db, user, about, language);
    return found ? ok(seen(found)) : refuse('not-yours');
  },
  askSupport: (input, caller) => askSupport(deps, input, caller),
  writeTicket: (input, caller) => writeTicket(deps, input, caller),
  solveTicket: (input, caller) => solveTicket(deps, input, caller),
});

/** Without what only the office needs. */
const seen = ({ kind, id, at, name, detail, state, amount, came }: Reply<'aboutThing'>): Reply<'aboutThing'> => ({
  ...{ kind, id, at, name, detail, state, amount, came },
});

async function ticketsOf(db: Queryable, user: UserId, { page, size }: Input<'tickets'>): Promise<Reply<'tickets'>> {
  const { rows } = await db.query(
    `select tickets.id, tickets.at, thing_kind as kind, state, last.by as "lastBy", last_at as "lastAt",
       left(last.words, 200) as words, count(*) over ()::int as total
     from tickets cross join lateral (
       select by, words from ticket_messages where ticket_id = tickets.id and by <> 'note'
       order by number desc limit 1) as last
     where tickets.user_id = $1 order by last_at desc, tickets.id limit $2 offset $3`,
    [user, size, (page - 1) * size],
  );
  const total = rows[0]?.total ?? 0;
  const told = rows.map(({ total: _total, lastBy, words, ...row }) => ({
    ...{ ...row, lastBy: lastBy === 'staff' ? ('staff' as const) : ('player' as const), words: words ?? '' },
  }));
  return pageOf(told, total, page, size);
}

const HOUR_MS = 3_600_000;

async function ticketOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  user: UserId,
  id: string,
  language: Language,
): Promise<Reply<'ticket'> | undefined> {
  const known = await ticketNamed(db, id);
  if (known?.user_id !== user) return undefined;
  const { thing_kind: kind, thing_id: about } = known;
  const [{ rows }, { rows: messages }, thing] = await Promise.all([
    db.query('select id, at, state, waiting_since from tickets where id = $1', [id]),
    db.query(`select id, at, by, words from ticket_messages where ticket_id = $1 and by <> 'note' order by number`, [
      id,
    ]),
    kind !== null && about !== null ? thingOf(db, user, { kind, id: about }, language) : null,
  ]);
  const [ticket] = rows;
  if (!ticket) return undefined;
  const { waiting_since: since, ...asked } = ticket;
  return {
    ...asked,
    answerBy: since === null ? null : after(since, settings.values.tickets.answerHours * HOUR_MS),
    thing: thing && seen(thing),
    messages: messages.map(each => ({ ...each, by: each.by === 'staff' ? 'staff' : 'player' })),
  };
}
