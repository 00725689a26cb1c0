import type { Language } from '@maidan/contract/language';
import type { Millis, UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';

/* The language of an account: the one its player has chosen last, wherever that was. */

export async function chooseLanguage(db: Queryable, user: UserId, language: Language, now: Millis): Promise<void> {
  await db.query(
    `insert into user_languages (user_id, language, chosen_at) values ($1, $2, $3) on conflict (user_id) do update
     set language = excluded.language, chosen_at = excluded.chosen_at`,
    [user, language, timestamp(now)],
  );
}

/** What was chosen at the door becomes the choice of an account that has none yet. */
export async function languageAtSignIn(
  db: Queryable,
  user: UserId,
  atTheDoor: Language | undefined,
  now: Millis,
): Promise<Language | undefined> {
  const { rows } = await db.query('select language from user_languages where user_id = $1', [user]);
  if (rows[0] || !atTheDoor) return rows[0]?.language;
  await chooseLanguage(db, user, atTheDoor, now);
  return atTheDoor;
}
