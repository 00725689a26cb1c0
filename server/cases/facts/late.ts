import type { Late } from '@maidan/core/alerts/lateBets';
import type { Side } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import { findSelection } from '@maidan/games/kit/bet';
import { textArray, timestamp } from '../../db/db.ts';
import { type Looking, MOST_READ, sinceOf } from './looking.ts';

/** Settled bets of the last moments: before a betting window of a table closed, or before something happened in a match. */
export async function lateOf(looking: Looking): Promise<readonly Late[]> {
  const [tables, rows] = await Promise.all([lateAtTables(looking), lateOnRows(looking)]);
  return [...tables, ...rows];
}

async function lateAtTables(looking: Looking): Promise<readonly Late[]> {
  const { rows } = await looking.db.query(
    `select bets.user_id as player, bets.id, bets.game, bets.selection, bets.side, bets.odds, bets.profit
     from bets join rounds on rounds.id = bets.round_id
     where bets.user_id = any($1) and bets.at >= $2 and bets.state = 'settled' and exists (
       select from jsonb_array_elements_text(rounds.closes) as closing (ms)
       where to_timestamp(ms::double precision / 1000) between bets.at and bets.at + make_interval(secs => $3))
     order by bets.at desc limit ${MOST_READ}`,
    [textArray(looking.players), timestamp(sinceOf(looking)), looking.thresholds.lateSeconds],
  );
  const games = new Map(
    await Promise.all(
      [...new Set(rows.map(({ game }) => game))].map(async code => [code, await gameOf(code)] as const),
    ),
  );
  return rows
    .filter(({ game, selection }) => {
      const declared = games.get(game);
      const kind = declared && findSelection(declared, selection)?.selection.price.kind;
      return kind !== undefined && kind !== 'paytable'; // which pays in many ways
    })
    .map(row => lateOne(row));
}

/** A meter pays by the run: its price is no chance. */
async function lateOnRows(looking: Looking): Promise<readonly Late[]> {
  const { rows } = await looking.db.query(
    `select row_bets.user_id as player, row_bets.id, bet, row_bets.profit
     from row_bets join markets on markets.id = market_id
     where row_bets.user_id = any($1) and row_bets.at >= $2 and row_bets.state = 'settled' and markets.kind <> 'meter'
       and exists (
         select from sport_record as happened
         where happened.event_id = markets.event_id
           and happened.at between row_bets.at and row_bets.at + make_interval(secs => $3))
     order by row_bets.number desc limit ${MOST_READ}`,
    [textArray(looking.players), timestamp(sinceOf(looking)), looking.thresholds.lateSeconds],
  );
  return rows.map(({ bet, ...row }) => lateOne({ ...row, side: bet.side, odds: bet.odds }));
}

type Settled = Pick<Late, 'player' | 'id'> & {
  readonly side: Side;
  readonly odds: number;
  readonly profit: number | null;
};

const lateOne = ({ player, id, side, odds, profit }: Settled): Late => ({
  ...{ player, id, hasWon: (profit ?? 0) > 0 },
  chance: side === 'back' ? 1_000 / odds : 1 - 1_000 / odds,
});
