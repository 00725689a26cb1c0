import type { BetId, Millis, RoundId, UserId } from '@maidan/core/ids';
import { type Money, ZERO } from '@maidan/core/money';
import type { Decision } from '../writer/decision.ts';
import type { Queryable } from '../db/db.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import type { BetRow, PlacedBet, TabRow } from './rows.ts';

/** What one player has open on one round, and what is held for it. */
export type Tab = TabRow;

export const tabId = (round: string, user: UserId): string => `${round}:${user}`;

/** As it is now, also when an earlier command of the same group changed it. */
export const tabIn = (decision: Decision, round: RoundId, user: UserId): Tab =>
  decision.row('tab', tabId(round, user)) ?? {
    id: tabId(round, user),
    round_id: round,
    user_id: user,
    bets: [],
    held: ZERO,
    version: 0,
  };

export async function tabsOf(db: Queryable, round: RoundId): Promise<readonly Tab[]> {
  const { rows } = await db.query(
    'select id, round_id, user_id, bets, held, version from open_tabs where round_id = $1',
    [round],
  );
  return rows.filter(({ bets }) => bets.length > 0);
}

/** Made from the command that placed it: a retry makes the same bet. */
export const betId = (key: string, nth: number): BetId => idFromCause(`${key}|${nth}`) as BetId; // made here and nowhere else

export function betRow(
  { user, round, ...bet }: PlacedBet,
  state: BetRow['state'],
  now: Millis,
  profit?: Money,
): BetRow {
  return {
    ...bet,
    user_id: user,
    round_id: round,
    state,
    profit: profit ?? null,
    settled_at: state === 'open' ? null : now,
  };
}
