import type { Tables } from '../db/statements.ts';

/* Rows of few columns that commands decide upon besides. */

/** How much a player has waiting for somebody to decide it. */
export type WaitingRow = Tables['waiting_requests'];

/** Something that is stopped, or was: see stops.ts. `words` are for players. */
export type StopRow = Tables['stops'];

/**
 * What waits for a second person, by how the log names it: market:…, event:…, withdrawal:…; a field of the settings as
 * settings:bank.ifsc.
 */
export type StandingRow = Tables['standing_still'];
