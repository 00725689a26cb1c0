import type { Tables } from '../db/statements.ts';

/** Play money that a player asked for; `id` is player, day and which of the day. */
export type TopUpRow = Tables['top_ups'];
