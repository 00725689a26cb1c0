import { after } from '@maidan/core/ids';
import { timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { letterOf, type Mailed } from './letters.ts';
import { type Outcome, sendMail } from './smtp.ts';

/** How often what is due is looked for. */
export const MAIL_MS = 5_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;

type Sending = Pick<Deps, 'db' | 'world' | 'config' | 'secrets'>;

/**
 * Sends everything that is due, one after the other. A mail is taken before it is sent, by one node, and given back only by
 * who knows that it did not arrive: what is cut off in between is not sent again, and staff see that nobody knows.
 */
export async function deliverMails(deps: Sending): Promise<void> {
  const { smtp } = deps.config;
  if (!smtp) return;
  for (let mail = await takeNext(deps); mail; mail = await takeNext(deps)) {
    const outcome = await sendMail(smtp, letterOf(deps, mail), mail.id);
    await note(deps, mail, outcome);
  }
}

type Taken = Mailed & { readonly tries: number };

async function takeNext({ db, world }: Sending): Promise<Taken | undefined> {
  const now = timestamp(world.now());
  const { rows } = await db.query(
    `update mails set taken_at = $1, tries = tries + 1 from users
     where users.id = mails.user_id and mails.id = (
       select id from mails where taken_at is null and read_at is null and next_at <= $1 and until > $1
       order by next_at, id limit 1 for update skip locked)
     returning mails.id, address, kind, language, secret, at, until, tries, username`,
    [now],
  );
  return rows[0];
}

async function note({ db, world }: Sending, { id, tries }: Taken, { became, answer }: Outcome): Promise<void> {
  const now = world.now();
  await db.query(
    `update mails set answer = $2, sent_at = case when $3 = 'sent' then $4::timestamptz end,
       taken_at = case when $3 = 'refused' then null else taken_at end, next_at = $5 where id = $1`,
    [id, answer.slice(0, 500), became, timestamp(now), timestamp(after(now, waitAfter(tries)))],
  );
}

/** 15 s, 30 s, 1 min … an hour. */
const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
