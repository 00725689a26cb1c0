import type { Reply } from '@maidan/contract/api';
import { labelled } from '../../casino/betLabels.ts';
import { type Queryable, textArray } from '../../db/db.ts';

type Shown = Reply<'officeCase'>['found'][number]['bets'][number];

/** Bets of every kind by their ids: at tables, on rows, orders, and what was matched of them. */
export async function betsShown(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Shown>> {
  if (ids.length === 0) return new Map();
  const all = await Promise.all([atTables(db, ids), onRows(db, ids), orders(db, ids), matched(db, ids)]);
  return new Map(all.flat().map(bet => [bet.id, bet]));
}

async function atTables(db: Queryable, ids: readonly string[]): Promise<readonly Shown[]> {
  const { rows } = await db.query(
    `select bets.id, user_id, username, round_id as round, game, selection, side, odds, stake, profit, at
     from bets join users on users.id = user_id where bets.id = any($1)`,
    [textArray(ids)],
  );
  return (await labelled(db, rows)).map(({ id, side, odds, stake, profit, at, ...bet }) => ({
    ...{ id, kind: 'table', player: { id: bet.user_id, username: bet.username }, place: bet.round, event: null },
    ...{ on: bet.label, side, odds, stake, profit, at },
  }));
}

async function onRows(db: Queryable, ids: readonly string[]): Promise<readonly Shown[]> {
  const { rows } = await db.query(
    `select row_bets.id, user_id, username, market_id, event_id, markets.name, bet, stake, profit, row_bets.at
     from row_bets join users on users.id = user_id join markets on markets.id = market_id
     where row_bets.id = any($1)`,
    [textArray(ids)],
  );
  return rows.map(({ id, stake, profit, at, bet, ...row }) => ({
    ...{ id, kind: 'row', player: { id: row.user_id, username: row.username }, place: row.market_id },
    ...{ event: row.event_id, on: `${row.name}: ${bet.runner}`, side: bet.side, odds: bet.odds, stake, profit, at },
  }));
}

async function orders(db: Queryable, ids: readonly string[]): Promise<readonly Shown[]> {
  const { rows } = await db.query(
    `select orders.id, user_id, username, market_id, event_id, markets.name, runner, side, odds, matched as stake, orders.at
     from orders join users on users.id = user_id join markets on markets.id = market_id where orders.id = any($1)`,
    [textArray(ids)],
  );
  return rows.map(({ id, side, odds, stake, at, ...row }) => ({
    ...{ id, kind: 'order', player: { id: row.user_id, username: row.username }, place: row.market_id },
    ...{ event: row.event_id, on: `${row.name}: ${row.runner}`, side, odds, stake, profit: null, at },
  }));
}

async function matched(db: Queryable, ids: readonly string[]): Promise<readonly Shown[]> {
  const { rows } = await db.query(
    `select legs.id, user_id, username, market_id, event_id, markets.name, runner, side, odds, stake, legs.at
     from legs join users on users.id = user_id join markets on markets.id = market_id where legs.id = any($1)`,
    [textArray(ids)],
  );
  return rows.map(({ id, side, odds, stake, at, ...row }) => ({
    ...{ id, kind: 'match', player: { id: row.user_id, username: row.username }, place: row.market_id },
    ...{ event: row.event_id, on: `${row.name}: ${row.runner}`, side, odds, stake, profit: null, at },
  }));
}
