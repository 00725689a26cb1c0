import type { Limits } from '@maidan/games/kit/game';
import type { Queryable } from '../db/db.ts';

/** What the operator decides about a table. */
export interface TableSettings {
  readonly status: 'on' | 'draining' | 'off';
  readonly streamUrl: string;
  /** Selections that are not sold at the moment. */
  readonly locked: readonly string[];
  /** By market, instead of the game's own. */
  readonly limits: Readonly<Record<string, Limits>>;
}

export const AS_DECLARED: TableSettings = { status: 'on', streamUrl: '', locked: [], limits: {} };

export async function readSettings(db: Queryable): Promise<ReadonlyMap<string, TableSettings>> {
  const { rows } = await db.query('select code, status, stream_url, locked, limits from casino_tables');
  return new Map(
    rows.map(({ code, status, stream_url: streamUrl, locked, limits }) => [
      code,
      { status, streamUrl, locked, limits },
    ]),
  );
}
