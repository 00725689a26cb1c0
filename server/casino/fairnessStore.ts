import { type Client, type Queryable, textArray } from '../db/db.ts';
import type { CountedBet, CountedRound, LiveReturn } from './fairnessRound.ts';

const IS_DUE = `counted <> (state = 'settled') and state in ('settled', 'void')`;

/** Rounds that are settled and not in the figures yet, or in them and voided since. */
export async function roundsToCount(db: Queryable, most: number): Promise<readonly CountedRound[]> {
  const { rows } = await db.query(
    `select id, game, state, gone, dealt from rounds where ${IS_DUE} order by id limit $1`,
    [most],
  );
  return rows;
}

/** Those that count: what was undone, or placed before bets knew their step, does not. */
export async function betsToCount(db: Queryable, rounds: readonly string[]): Promise<readonly CountedBet[]> {
  const { rows } = await db.query(
    `select round_id, selection, side, odds, line, stake, profit, step from bets
     where round_id = any($1) and state in ('settled', 'void') and step is not null`,
    [textArray(rounds)],
  );
  return rows;
}

/** Whether all of these were due until now; they are not any more. */
export async function countedNow(client: Client, rounds: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `update rounds set counted = (state = 'settled') where id = any($1) and ${IS_DUE}`,
    [textArray(rounds)],
  );
  return rowCount === rounds.length;
}

const COLUMNS = `game, market, selection, side, rounds, bets, staked, returned, expected, variance, squares,
  reach, doubt`;

/** One line for each kind of bet. */
export async function addToReturns(client: Client, lines: readonly LiveReturn[]): Promise<void> {
  await client.query(
    `insert into live_returns (${COLUMNS}) select ${COLUMNS} from json_populate_recordset(null::live_returns, $1)
     on conflict (game, market, selection, side) do update set
       rounds = live_returns.rounds + excluded.rounds,
       bets = live_returns.bets + excluded.bets,
       staked = live_returns.staked + excluded.staked,
       returned = live_returns.returned + excluded.returned,
       expected = live_returns.expected + excluded.expected,
       variance = live_returns.variance + excluded.variance,
       squares = live_returns.squares + excluded.squares,
       reach = greatest(live_returns.reach, excluded.reach),
       doubt = live_returns.doubt + excluded.doubt`,
    [JSON.stringify(lines)],
  );
}

export async function liveReturns(db: Queryable): Promise<readonly LiveReturn[]> {
  const { rows } = await db.query(`select ${COLUMNS} from live_returns order by game, market, selection, side`);
  return rows;
}
