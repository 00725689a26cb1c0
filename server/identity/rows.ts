import type { DocumentKind } from '@maidan/contract/identityDocuments';
import type { KeptIdentity, Paid } from '@maidan/core/identity';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands look at, and leave behind, of who players are. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'identities.state': KeptIdentity['state'];
    'identity_submissions.state': 'submitted' | 'verified' | 'refused';
    'identity_submissions.document': DocumentKind;
  }
}

/** What is known of a player, and what was paid. Read after the player's row, which is locked: kinds go by their names. */
export type VerificationRow = Tables['identities'] & { readonly paid: Paid };
export type SubmissionRow = Tables['identity_submissions'];

export interface IdentityRows {
  verification: VerificationRow;
  identitySubmission: SubmissionRow;
}

export const IDENTITY_SHAPES: { readonly [K in keyof IdentityRows]: Shape<IdentityRows[K]> } = {
  verification: { table: 'identities', ofNow: { name: 'identified', columns: ['paid'] }, key: 'user_id', apart: {} },
  identitySubmission: { table: 'identity_submissions', key: 'id', apart: {} },
};
