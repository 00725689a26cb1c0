import type { Input, Reply } from '@maidan/contract/api';
import { after, type Millis, type StaffId, type UserId } from '@maidan/core/ids';
import { may } from '@maidan/contract/roles';
import type { Queryable } from '../../db/db.ts';
import { timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { languageOf } from '../../mail/links.ts';
import type { TicketRow } from '../../support/rows.ts';
import { thingOf } from '../../support/things.ts';
import { mapPage, occursIn, pageOf } from '../page.ts';

/* Questions of players as the office reads them. */

type Reading = Pick<Deps, 'db' | 'world' | 'settings'>;
type Row = Reply<'officeTickets'>['rows'][number];

const HOUR_MS = 3_600_000;

interface Listed extends Pick<
  TicketRow,
  'id' | 'at' | 'state' | 'waiting_since' | 'last_at' | 'staff_id' | 'thing_kind'
> {
  readonly user: UserId;
  readonly username: string;
  readonly colleague: string | null;
  readonly words: string | null;
}

const SELECTED = `matching.id, matching.at, matching.state, waiting_since, last_at, staff_id, thing_kind,
  matching.user_id as user, username, (select name from staff where staff.id = staff_id) as colleague,
  (select left(words, 200) from ticket_messages where ticket_id = matching.id and by <> 'note'
   order by number desc limit 1) as words`;

const SHOWN: Readonly<Record<Input<'officeTickets'>['show'], string>> = {
  waiting: 'waiting_since is not null',
  mine: `state = 'open' and staff_id = $2`,
  open: `state = 'open'`,
  closed: `state = 'closed'`,
};

/** Who waits longest is first; what nobody waits for comes after, the latest first. */
const ORDER = 'waiting_since nulls last, last_at desc, id';

export async function officeTicketsIn(
  deps: Reading,
  { show, search, ...paging }: Input<'officeTickets'>,
  staff: StaffId,
): Promise<Reply<'officeTickets'>> {
  const { db } = deps;
  const clock = clockOf(deps);
  const [page, counts] = await Promise.all([
    pageOf<Listed>(
      db,
      {
        select: SELECTED,
        from: `select tickets.*, username from tickets join users on users.id = user_id
          where ${SHOWN[show]} and $2::text is not null
            and ${occursIn('$1', ['username', 'tickets.id', `coalesce(thing_id, '')`])}`,
        order: ORDER,
        values: [search, staff],
      },
      paging,
    ),
    db.query(
      `select count(*)::int as waiting, (count(*) filter (where waiting_since <= $1))::int as overdue
       from tickets where waiting_since is not null`,
      [timestamp(after(clock.now, -clock.targetMs))],
    ),
  ]);
  const { waiting = 0, overdue = 0 } = counts.rows[0] ?? {};
  return { ...mapPage(page, row => rowOf(row, clock)), waiting: waiting ?? 0, overdue: overdue ?? 0 };
}

interface Clock {
  readonly now: Millis;
  readonly targetMs: number;
}

const clockOf = ({ world, settings }: Reading): Clock => ({
  now: world.now(),
  targetMs: settings.values.tickets.answerHours * HOUR_MS,
});

/** The answer clock: it is too late when the target is over, to the millisecond. */
function rowOf(row: Listed, { now, targetMs }: Clock): Row {
  const dueAt = row.waiting_since === null ? null : after(row.waiting_since, targetMs);
  return {
    ...{ id: row.id, at: row.at, state: row.state, kind: row.thing_kind },
    player: { id: row.user, username: row.username },
    ...{ waitingSince: row.waiting_since, dueAt, isOverdue: dueAt !== null && dueAt <= now },
    staff: row.staff_id === null ? null : { id: row.staff_id, name: row.colleague ?? '' },
    ...{ lastAt: row.last_at, words: row.words ?? '' },
  };
}

export async function officeTicketOf(deps: Reading, id: string): Promise<Reply<'officeTicket'> | undefined> {
  const { db, settings } = deps;
  const { rows } = await db.query(
    `select tickets.id, tickets.at, state, waiting_since, last_at, staff_id, thing_kind, thing_id, user_id as user,
       username, email is not null as "hasMail", (select name from staff where staff.id = staff_id) as colleague
     from tickets join users on users.id = user_id where tickets.id = $1`,
    [id],
  );
  const [ticket] = rows;
  if (!ticket) return undefined;
  const { user, thing_kind: kind, thing_id: about } = ticket;
  const [messages, colleagues, language, thing] = await Promise.all([
    messagesOf(db, id),
    answering(db),
    languageOf(db, user, 'en'),
    kind !== null && about !== null ? thingOf(db, user, { kind, id: about }, 'en') : null,
  ]);
  const words = messages.findLast(({ by }) => by !== 'note')?.words ?? '';
  return {
    ...rowOf({ ...ticket, words }, clockOf(deps)),
    ...{ language, hasMail: ticket.hasMail === true, thing, messages, colleagues },
    answers: [...settings.values.tickets.answers],
  };
}

async function messagesOf(db: Queryable, ticket: string): Promise<Reply<'officeTicket'>['messages']> {
  const { rows } = await db.query(
    `select ticket_messages.id, ticket_messages.at, by, words, coalesce(staff.name, users.username) as name
     from ticket_messages join users on users.id = user_id left join staff on staff.id = staff_id
     where ticket_id = $1 order by number`,
    [ticket],
  );
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? '' }));
}

/** Colleagues who can answer. */
async function answering(db: Queryable): Promise<Reply<'officeTicket'>['colleagues']> {
  const { rows } = await db.query('select id, name, role from staff where not disabled order by name, id');
  return rows.filter(({ role }) => may(role, 'support.answer')).map(({ id, name }) => ({ id, name }));
}
