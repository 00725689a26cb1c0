import { ok, refuse } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { addressFault } from './pushAddress.ts';
import { devicesOf, endDevice, keepDevice } from './pushDevices.ts';
import { noticeWords } from './noticeWords.ts';
import { toldIn } from './rows.ts';
import { choicesOf, choose, type FoundNotice, markRead, noticesOf, unreadOf } from './store.ts';

type Answered = 'inbox' | 'readInbox' | 'noticeChoices' | 'chooseNotices' | 'allowPush' | 'endPush';

/** What a player was told, and chooses to be told. */
export const inboxHandlers = ({ db, bus, world, config, pushKeys }: Deps): Pick<Handlers, Answered> => ({
  inbox: async ({ after: behind, size }, { user, language }) => {
    const [{ unread }, found, { off }] = await Promise.all([
      unreadOf(db, user),
      noticesOf(db, user, behind, size),
      choicesOf(db, user),
    ]);
    const rows = found.slice(0, size).map(notice => ({
      ...{ id: notice.id, kind: notice.kind, at: notice.at, isRead: notice.read_at !== null },
      ...noticeWords(language, toldIn(notice), notice),
      ...{ seenAt: seenAt(notice), isTold: !off.toast.includes(notice.kind) },
    }));
    return ok({ unread, rows, hasMore: found.length > size });
  },
  readInbox: async (which, { user }) => {
    if (await markRead(db, user, which, world.now())) bus.publish('inbox', { users: [user] });
    return ok({ unread: (await unreadOf(db, user)).unread });
  },
  noticeChoices: async (_, { user, session }) => {
    const [choices, devices] = await Promise.all([choicesOf(db, user), devicesOf(db, user, session)]);
    return ok({ ...choices, pushKey: pushKeys.publicKey, devices });
  },
  chooseNotices: async (choices, { user }) => {
    await choose(db, user, choices);
    bus.publish('inbox', { users: [user] });
    return ok({});
  },
  allowPush: async (address, { user, session, language }) => {
    const fault = addressFault(address.endpoint, config.pushServices);
    if (fault) return refuse(fault);
    return ok({ id: await keepDevice(db, { ...address, user, session, language }, world.now()) });
  },
  endPush: async ({ id }, { user }) => ((await endDevice(db, user, id)) ? ok({}) : refuse('unknown-device')),
});

/** A match shows what became of it, the wallet what became of a request, and a question its answer. */
function seenAt({ kind, code, about, sport, event }: FoundNotice): string | null {
  const told = toldIn({ code, about });
  if (told.code === 'ticketAnswered') return `/support/${told.about.ticket}`;
  if (event !== null) return sport === 'cricket' ? `/cricket/${event}` : `/sport/${sport}/${event}`;
  return kind === 'deposit' || kind === 'withdrawal' ? '/wallet' : null;
}
