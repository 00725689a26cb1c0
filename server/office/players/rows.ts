import type { Millis, StaffId } from '@maidan/core/ids';
import type { Tables } from '../../db/statements.ts';
import type { Shape } from '../../writer/rowShape.ts';

/* What staff leave behind on a player's page. */

export interface Tagged {
  readonly tag: string;
  readonly by: StaffId;
  readonly at: Millis;
  readonly reason: string;
}

declare module '../../db/columns.ts' {
  interface DomainTypes {
    'player_tags.tags': readonly Tagged[];
  }
}

export interface PlayerFileRows {
  playerNote: Omit<Tables['player_notes'], 'number'>;
  playerTags: Tables['player_tags'];
}

export const PLAYER_FILE_SHAPES: { readonly [K in keyof PlayerFileRows]: Shape<PlayerFileRows[K]> } = {
  playerNote: { table: 'player_notes', key: 'id', apart: { number: 'the database counts' }, isWrittenOnce: true },
  playerTags: { table: 'player_tags', key: 'user_id', apart: {} },
};
