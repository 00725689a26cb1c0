import type { UserId } from '@maidan/core/ids';

/** By what a person is known again. */
export type MarkKind = 'phone' | 'email' | 'bank' | 'upi' | 'wallet' | 'device';

/** By what somebody looks like whom. */
export interface Match {
  readonly kind: MarkKind;
  readonly player: UserId;
}
