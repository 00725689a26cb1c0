import type { Millis } from '@maidan/core/ids';

import type { BetRow, PlacedBet } from '../../casino/rows.ts';
import type { Queryable } from '../../db/db.ts';

/* SQL about the casino's tables, for the office. */

export interface OpenTab {
  readonly round_id: string;
  readonly bets: readonly PlacedBet[];
}

/** What is open on these rounds, player by player. */
export async function openTabs(db: Queryable, rounds: readonly string[]): Promise<readonly OpenTab[]> {
  const { rows } = await db.query('select round_id, bets from open_tabs where round_id = any($1)', [rounds]);
  return rows;
}

export interface ChainRow {
  readonly code: string;
  readonly id: string;
  readonly head: string;
  readonly left: number;
}

/** The chain each table is using up, and how many of its seeds are left. */
export async function presentChains(db: Queryable): Promise<readonly ChainRow[]> {
  const { rows } = await db.query(
    `select code, id, head, length - coalesce((select max(nth) + 1 from rounds where chain = latest.id), 0) as left
     from (select distinct on (code) code, id, head, length from seed_chains order by code, nth desc) as latest`,
  );
  return rows;
}

export interface VoidRow {
  readonly game: string;
  readonly count: number;
  readonly round: string;
  readonly fault: string;
  readonly at: Millis;
}

/** How many rounds of each table were voided, and the last of them. */
export async function voidsByTable(db: Queryable): Promise<readonly VoidRow[]> {
  const { rows } = await db.query(
    `select distinct on (game) game, count(*) over (partition by game) as count, id as round,
       coalesce(fault, '') as fault,
       coalesce(ended_at, at) as at
     from rounds where state = 'void' order by game, rounds.at desc`,
  );
  return rows;
}

/** All but those that were taken back. */
export async function betsThatCount(db: Queryable, round: string): Promise<readonly Pick<BetRow, 'id' | 'user_id'>[]> {
  const { rows } = await db.query(
    `select id, user_id from bets where round_id = $1 and state in ('open', 'settled') order by number`,
    [round],
  );
  return rows;
}
