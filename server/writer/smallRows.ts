import type { Millis, UserId } from '@maidan/core/ids';

/* Rows of few columns that commands decide upon besides. */

/** How much a player has waiting for somebody to decide it. */
export interface WaitingRow {
  readonly user_id: UserId;
  readonly deposits: number;
  readonly withdrawals: number;
}

/** Something that is stopped, or was: see stops.ts. */
export interface StopRow {
  readonly id: string;
  readonly is_stopped: boolean;
  /** For players. */
  readonly words: string;
  readonly changed_at: Millis;
}

/**
 * What waits for a second person, by how the log names it: market:…, event:…, withdrawal:…; a field of the settings as
 * settings:bank.ifsc.
 */
export interface StandingRow {
  readonly subject: string;
  readonly proposals: readonly { readonly id: string; readonly until: Millis }[];
}
