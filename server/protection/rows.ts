import type { Held, OwnLimit, Used } from '@maidan/core/ownLimits';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands look at, and leave behind, of the limits players set themselves. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'player_limits.limits': Held['limits'];
    'player_limits.asked': Held['asked'];
    'limit_changes.what': OwnLimit | 'without';
    'limit_changes.effect': 'now' | 'asked' | 'kept' | 'confirmed' | 'declined';
  }
}

/** What is added up only where a limit asks for it. */
type FoundUsed = { readonly [K in keyof Used]: Used[K] | null };

/** Of a player who has limits, or answered whether to have them: with what is used of them. */
export type WatchRow = Tables['player_limits'] & { readonly used: FoundUsed };

type LimitChangeRow = Tables['limit_changes'];

export interface ProtectionRows {
  watch: WatchRow;
  limitChange: LimitChangeRow;
}

export const PROTECTION_SHAPES: { readonly [K in keyof ProtectionRows]: Shape<ProtectionRows[K]> } = {
  watch: { table: 'player_limits', ofNow: { name: 'watched', columns: ['used'] }, key: 'user_id', apart: {} },
  limitChange: { table: 'limit_changes', key: 'id', apart: {}, isWrittenOnce: true },
};
