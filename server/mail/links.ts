import type { Language } from '@maidan/contract/language';
import type { MailKind } from '@maidan/contract/officePeople';
import { after, type Millis } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { digestOf, markOf } from '../accounts/secrets.ts';
import type { Decision } from '../writer/decision.ts';
import type { MailRow, UserRow } from '../writer/rows.ts';

/* Mails are rows that are written with what they are about. A link in one is 256 random bits, of which the hash is kept. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What is in a link, made before the command that writes it: a command that is decided again writes the same. */
export interface NewLink {
  readonly hash: string;
  /** For the mail alone. */
  readonly sealed: string;
}

export function newLink({ world, secrets }: Pick<Deps, 'world' | 'secrets'>): NewLink {
  const token = world.secret();
  const hash = digestOf(token);
  return { hash, sealed: secrets.seal(token, ownerOf(hash)) };
}

/** A sealed token is of no use in the row of another link. */
export const ownerOf = (hash: string): string => `link:${hash}`;

type Addressed = Pick<UserRow, 'id' | 'email' | 'password_hash'>;

interface Linking {
  readonly purpose: 'confirm' | 'reset';
  readonly language: Language;
  readonly endsTwoStep?: boolean;
  /** How long it counts. */
  readonly lastsMs: number;
}

/** Writes a link, and the mail that carries it. */
export function mailLink(decision: Decision, user: Addressed, link: NewLink, linking: Linking): void {
  const { purpose, language, endsTwoStep = false, lastsMs } = linking;
  const until = after(decision.now, lastsMs);
  decision.add('mailLink', {
    hash: link.hash,
    user_id: user.id,
    purpose,
    credential: markOf(user.password_hash ?? ''),
    ends_two_step: endsTwoStep,
    at: decision.now,
    until,
    used_at: null,
  });
  const kind = purpose === 'confirm' ? 'confirmEmail' : 'resetPassword';
  mail(decision, user, { id: `${purpose}-${link.hash}`, kind, language, secret: link.sealed, until });
}

/** A mail that only tells something, by the link that was its cause. */
export function mailNote(decision: Decision, user: Addressed, kind: MailKind, cause: string, language: Language): void {
  mail(decision, user, {
    id: `${kind}-${cause}`,
    kind,
    language,
    secret: null,
    until: after(decision.now, 7 * DAY_MS),
  });
}

function mail(
  decision: Decision,
  { id: user_id, email }: Addressed,
  letter: Pick<MailRow, 'id' | 'kind' | 'language' | 'secret' | 'until'>,
): void {
  if (email === null) return; // a demo account
  decision.add('mail', {
    ...letter,
    ...{ user_id, address: email, at: decision.now, next_at: decision.now, tries: 0, answer: '' },
    ...{ taken_at: null, sent_at: null, read_by: null, read_at: null },
  });
}

/** Where people pass mails on, that takes them longer than a machine. */
export const resetLastsMs = ({ config }: Pick<Deps, 'config'>): number => (config.smtp ? HOUR_MS : DAY_MS);

export const CONFIRM_MS = 7 * DAY_MS;

/** What the player reads, wherever it was chosen. */
export async function languageOf(db: Queryable, user: string, otherwise: Language): Promise<Language> {
  const { rows } = await db.query('select language from user_languages where user_id = $1', [user]);
  return rows[0]?.language ?? otherwise;
}

/** A link that was not used, is not too old, and is of the password that the account has. */
export async function openLink(db: Queryable, token: string, purpose: 'confirm' | 'reset', now: Millis) {
  const { rows } = await db.query(
    `select hash, user_id, ends_two_step, credential, until, used_at, username, email, password_hash, status
     from mail_links join users on users.id = user_id where hash = $1 and purpose = $2`,
    [digestOf(token), purpose],
  );
  const found = rows[0];
  return found && found.until > now && found.status === 'active' ? found : undefined;
}
