import type { DocumentKind } from '@maidan/contract/identityDocuments';
import type { UserId } from '@maidan/core/ids';
import { plainly } from '../accounts/plainly.ts';
import type { SecretBox } from '../accounts/secretBox.ts';
import type { Queryable } from '../db/db.ts';

/* Documents are known again by a hash with a key of the house: their numbers are kept nowhere. */

/** Capitals, spaces and dashes of a number say nothing, nor does with which keyboard it was typed. */
export const spelt = (number: string): string =>
  plainly(number)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Letters of other scripts look like Latin ones, and would make another document of the same. */
export const isLatin = (number: string): boolean => /^[A-Z0-9]+$/.test(spelt(number));

export const documentMark = (
  secrets: Pick<SecretBox, 'markOf'>,
  { document, number }: Readonly<{ document: DocumentKind; number: string }>,
): string => secrets.markOf('document', `${document} ${spelt(number)}`);

/**
 * Whether somebody else sent this document. Asked when it is sent, and again when it is verified: of two who send it at the same
 * moment neither finds the other yet, and whoever is verified when both are written does.
 */
export async function isKnownElsewhere(db: Queryable, user: UserId, mark: string): Promise<boolean> {
  const { rows } = await db.query('select from identity_submissions where number_mark = $1 and user_id <> $2 limit 1', [
    mark,
    user,
  ]);
  return rows.length > 0;
}
