import type { Input, Reply } from '@maidan/contract/api';
import { may } from '@maidan/contract/roles';
import type { Millis, UserId } from '@maidan/core/ids';
import { ok, refuse } from '@maidan/core/result';
import { say } from '@maidan/words/say';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { noticeWords } from '../../inbox/noticeWords.ts';
import { type NoticeCode, toldIn } from '../../inbox/rows.ts';
import { playerNamed } from '../store.ts';
import { type Mark, markIn, pageOfMoments } from './moments.ts';

/*
 * What a player was told behind the bell and by mail, and asked support, in one list. Questions, and the words of their answers,
 * are for who may read them; why an identity was refused, for who may see identities.
 */

type Message = Reply<'playerMessages'>['rows'][number];
type Found = Mark & Message;

export const messageHandlers = ({ db, world }: Deps): Pick<Handlers, 'playerMessages'> => ({
  playerMessages: async ({ id, ...asked }, { role }) => {
    const user = await playerNamed(db, id);
    if (user === undefined) return refuse('unknown-player');
    const readsTickets = may(role, 'support.read');
    const seesIdentities = may(role, 'identity.decide');
    return ok(await messagesOf({ db, now: world.now(), user, readsTickets, seesIdentities }, asked));
  },
});

interface Reading {
  readonly db: Queryable;
  readonly now: Millis;
  readonly user: UserId;
  readonly readsTickets: boolean;
  readonly seesIdentities: boolean;
}

async function messagesOf(
  reading: Reading,
  { kind, before, size }: Omit<Input<'playerMessages'>, 'id'>,
): Promise<Reply<'playerMessages'>> {
  const mark = markIn(before);
  const values = [reading.user, mark ? timestamp(mark.at) : null, mark?.key ?? '', size + 1] as const;
  const wants = (one: Message['kind']): boolean => kind === 'all' || kind === one;
  const found = await Promise.all([
    wants('notice') ? notices(reading, values) : [],
    wants('mail') ? mails(reading, values) : [],
    wants('ticket') && reading.readsTickets ? tickets(reading, values) : [],
  ]);
  const newest = found.flat().toSorted((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1));
  const page = pageOfMoments(newest, size);
  return { ...page, rows: page.rows.map(({ key: _key, ...message }) => message) };
}

type Values = readonly [user: UserId, at: Date | null, key: string, size: number];

async function notices({ db, readsTickets, seesIdentities }: Reading, values: Values): Promise<Found[]> {
  const { rows } = await db.query(
    `select notices.id, code, about, notices.at, read_at, markets.name as market, plan->'made' as made,
       fixture->>'name' as "eventName"
     from notices left join markets on markets.id = about->>'market' left join sport_events on sport_events.id = event_id
     where notices.user_id = $1 and ($2::timestamptz is null or notices.at < $2
       or (notices.at = $2 and ('notice:' || notices.id) collate "C" < $3))
     order by notices.at desc, notices.id collate "C" desc limit $4`,
    [...values],
  );
  const isKept = (code: NoticeCode): boolean =>
    (code === 'ticketAnswered' && !readsTickets) || (code === 'identityRefused' && !seesIdentities);
  return rows.map(row => {
    const { title, text } = noticeWords('en', toldIn(row), row, isKept(row.code));
    return {
      ...{ key: `notice:${row.id}`, id: row.id, kind: 'notice', at: row.at, title, text },
      state: row.read_at === null ? 'unread' : 'read',
    };
  });
}

async function mails({ db, now }: Reading, values: Values): Promise<Found[]> {
  const { rows } = await db.query(
    `select id, kind, address, at, until, sent_at, read_at, answer from mails
     where user_id = $1 and ($2::timestamptz is null or at < $2 or (at = $2 and ('mail:' || id) collate "C" < $3))
     order by at desc, id collate "C" desc limit $4`,
    [...values],
  );
  return rows.map(({ id, kind, address, at, until, sent_at, read_at, answer }) => ({
    ...{ key: `mail:${id}`, id, kind: 'mail', at, title: say('officePlayer.mail', { kind }) },
    text: [address, answer].filter(Boolean).join(' · '),
    state: sent_at !== null ? 'sent' : read_at !== null ? 'handed' : until <= now ? 'expired' : 'waiting',
  }));
}

async function tickets({ db }: Reading, values: Values): Promise<Found[]> {
  const { rows } = await db.query(
    `select id, at, state, thing_kind, coalesce(thing_id, '') as thing, coalesce((
         select left(words, 200) from ticket_messages where ticket_id = tickets.id and by <> 'note'
         order by number limit 1), '') as words
     from tickets
     where user_id = $1 and ($2::timestamptz is null or at < $2 or (at = $2 and ('ticket:' || id) collate "C" < $3))
     order by at desc, id collate "C" desc limit $4`,
    [...values],
  );
  return rows.map(({ id, at, state, thing, words }) => ({
    ...{ key: `ticket:${id}`, id, kind: 'ticket', at, state },
    ...{ title: thing ? say('officePlayer.askedAbout', { thing }) : say('officePlayer.asked'), text: words ?? '' },
  }));
}
