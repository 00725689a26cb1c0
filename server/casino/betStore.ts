import type { MyBet } from '@maidan/contract/table';
import type { UserId } from '@maidan/core/ids';
import type { Queryable } from '../db.ts';
import type { BetRow } from './rows.ts';

interface Filter {
  readonly game?: string | undefined;
  readonly round?: string | undefined;
  readonly page: number;
  readonly size: number;
}

const COLUMNS = 'id, game, round_id, selection, label, side, odds, line, stake, state, profit, at';

export async function betsOfPlayer(
  db: Queryable,
  user: UserId,
  { game, round, page, size }: Filter,
): Promise<{ rows: readonly MyBet[]; total: number }> {
  const { rows } = await db.query<BetRow & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total from bets
     where user_id = $1 and ($2::text is null or game = $2) and ($3::text is null or round_id = $3)
     order by number desc limit $4 offset $5`,
    [user, game ?? null, round ?? null, size, (page - 1) * size],
  );
  return { rows: rows.map(myBet), total: rows[0]?.total ?? 0 };
}

/** The rounds just over are still on the screen. */
const RECENT = 60;

/** What is open, and the latest of what is not. */
export async function recentBets(db: Queryable, user: string): Promise<readonly MyBet[]> {
  const { rows } = await db.query<BetRow>(
    `select ${COLUMNS} from bets where user_id = $1 order by number desc limit $2`,
    [user, RECENT],
  );
  return rows.map(myBet);
}

function myBet({
  id,
  game,
  round_id: round,
  selection,
  label,
  side,
  odds,
  line,
  stake,
  state,
  profit,
  at,
}: BetRow): MyBet {
  return { id, game, round, selection, label, side, odds, line, stake, state, profit, at };
}
