import type { DocumentKind } from '@maidan/contract/identityDocuments';
import type { UserId } from '@maidan/core/ids';

/** What somebody who checks identities is given. */
export interface Evidence {
  readonly submission: string;
  readonly user: UserId;
  readonly fullName: string;
  readonly born: string;
  readonly document: DocumentKind;
  /** As it was typed; it is kept nowhere. */
  readonly number: string;
  readonly pictures: Readonly<Record<'front' | 'face', Uint8Array>> & { readonly back?: Uint8Array };
}

/** What came of it. `undecided`: somebody of the staff looks at it. */
export type Verdict =
  | { readonly kind: 'undecided' }
  | { readonly kind: 'verified'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Who looks at what a player sent, before the staff do. One that fails, or that cannot say, leaves it to them; what takes two
 * people is never verified by a program alone.
 */
export interface IdentityProvider {
  readonly name: string;
  check(evidence: Evidence): Promise<Verdict>;
}

/** Nobody but the staff. */
export const MANUAL: IdentityProvider = { name: 'manual', check: async () => ({ kind: 'undecided' }) };
