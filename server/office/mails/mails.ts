import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Staff } from '../../http/caller.ts';
import { timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { letterOf, type Mailed } from '../../mail/letters.ts';
import { languageOf, mailLink, newLink, resetLastsMs } from '../../mail/links.ts';
import { SETTINGS_ROWS, settingsIn } from '../../writer/settingsRows.ts';
import { entryBy } from '../entry.ts';
import { mapPage, occursIn, type Page, pageOf } from '../page.ts';
import { playerNamed } from '../store.ts';

type Answered = Pick<Handlers, 'startReset' | 'mails' | 'readMail'>;

/** Mails to players: what became of them, and those that people pass on where none are sent. */
export const mailHandlers = (deps: Deps): Answered => ({
  startReset: (input, caller) => startReset(deps, input, caller),
  mails: async input => {
    const post = postOf(deps, deps.settings.values);
    return ok({ ...mapPage(await mailsIn(deps, input), rowOf), post });
  },
  readMail: (input, caller) => readMail(deps, input, caller),
});

/** Only the link is made here: what password is chosen with it, and that it was read, is with who has the mail. */
async function startReset(
  deps: Deps,
  { id, twoStep, reason }: Input<'startReset'>,
  caller: Staff,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const user = await playerNamed(deps.db, id);
  if (user === undefined) return refuse('unknown-player');
  const [link, language] = [newLink(deps), await languageOf(deps.db, user, 'en')];
  return deps.writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['user', user]],
    decide: decision => {
      const row = decision.row('user', user);
      if (!row) return refuse('unknown-player');
      if (row.email === null) return refuse('no-email');
      const lastsMs = resetLastsMs(deps);
      mailLink(decision, row, link, { purpose: 'reset', language, endsTwoStep: twoStep, lastsMs });
      decision.audit(entryBy(caller, 'player.reset', `player:${user}`, { after: { twoStep }, reason }));
      return ok({});
    },
  });
}

type MailRow = Omit<Reply<'mails'>['rows'][number], 'player'> & { readonly user: string; readonly username: string };

export const mailsIn = (
  { db, world }: Pick<Deps, 'db' | 'world'>,
  { search, ...paging }: Input<'mails'>,
): Promise<Page<MailRow>> =>
  pageOf(
    db,
    {
      select: `matching.id, matching.at, matching.user_id as user, username, address as to, kind, tries, answer,
        (select name from staff where id = read_by) as "readBy",
        case when read_at is not null then 'passedOn' when sent_at is not null then 'sent'
          when taken_at is not null then 'unsure' when until <= $2 then 'over' else 'waiting' end as state`,
      from: `select mails.*, username from mails join users on users.id = user_id
        where ${occursIn('$1', ['address', 'username'])} and $2::timestamptz is not null`,
      order: 'at desc, id',
      values: [search, timestamp(world.now())],
    },
    paging,
  );

const rowOf = ({ user, username, ...row }: MailRow) => ({ ...row, player: { id: user, username } });

/** How mails come to players: sent, or passed on by people, or not at all, where money is real and nothing sends them. */
function postOf({ config }: Pick<Deps, 'config'>, { money }: Settings): Reply<'mails'>['post'] {
  if (config.smtp) return 'sent';
  return money.mode === 'real' ? 'stopped' : 'passedOn';
}

/**
 * Who reads a mail passes it on, so it is not sent besides. That it was read is in the log before a word of it is shown; the
 * words are in no answer that is kept. Where mails are sent nobody reads them, also not in the moment before; nor where money is
 * real, whatever became of the server that sent them: whoever has a link has the account.
 */
async function readMail(
  deps: Deps,
  { id, reason }: Input<'readMail'>,
  caller: Staff,
): Promise<Result<Reply<'readMail'>, ErrorCode>> {
  const done = await deps.writer.do<Record<never, never>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['mail', id], ...SETTINGS_ROWS],
    decide: decision => {
      const mail = decision.row('mail', id);
      if (!mail) return refuse('unknown-mail');
      if (postOf(deps, settingsIn(decision)) !== 'passedOn') return refuse('mails-are-sent');
      if (mail.sent_at !== null || mail.taken_at !== null) return refuse('mail-on-its-way');
      decision.put('mail', { ...mail, read_by: caller.staff, read_at: decision.now });
      decision.audit(entryBy(caller, 'mail.read', `player:${mail.user_id}`, { after: { mail: id }, reason }));
      return ok({});
    },
  });
  if (!done.ok) return done;
  const mail = await mailNamed(deps, id);
  return mail ? ok(letterOf(deps, mail)) : refuse('unknown-mail');
}

async function mailNamed({ db }: Deps, id: string): Promise<Mailed | undefined> {
  const { rows } = await db.query(
    `select mails.id, address, kind, language, secret, at, until, username
     from mails join users on users.id = user_id where mails.id = $1`,
    [id],
  );
  return rows[0];
}
