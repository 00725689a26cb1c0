import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { leafOf, pathTo, saltOf } from '@maidan/games/kit/fair/betsTree';
import { recordOf, type RoundRecord, type Told } from '@maidan/games/kit/fair/record';
import type { Queryable } from '../db/db.ts';
import type { RoundRow } from './rows.ts';

/* What is told of a round that is over, and what a player is told of his own bets on it. */

/** None of a void round from before windows were announced: there was no record for those. */
export async function recordOfRow(row: RoundRow): Promise<RoundRecord | null> {
  const game = await gameOf(row.game);
  const told = toldOf(row);
  const result = row.result_code === null ? null : { code: row.result_code, text: row.result_facts?.join('#') ?? '' };
  if (!game || (!told && !result)) return null;
  const { id: round, commitment, gone, dealt, seed, entropy, origins } = row;
  const proof = { table: row.game, round, seed, entropy };
  return recordOf(game, proof, { commitment, gone, dealt, result }, origins, told);
}

function toldOf(row: RoundRow): Told | undefined {
  const { previous, closes, beacons, announcements, bet_roots, bet_roots_at, fault, voided_by } = row;
  if (previous === null) return undefined;
  const windows = announcements.map((announcement, n) => ({
    ...{ window: n + 1, closes: closes[n]!, beacon: beacons[n]!, announcement, betsRoot: bet_roots[n] ?? null },
    ...(bet_roots_at && { betsRootAt: bet_roots_at[n] ?? null }),
  }));
  return { version: bet_roots_at ? 'v4' : 'v2', previous, windows, void: fault && { fault, by: voided_by ?? 'house' } };
}

type Proofs = Reply<'betProofs'>['proofs'];

/** For each of the player's bets the way to the root of every window it was open at the close of. */
export async function betProofsOf(db: Queryable, { id, game, salt }: RoundRow, user: UserId): Promise<Proofs> {
  const [trees, bets] = await Promise.all([
    db.query('select id, round_id, nth, leaves from bet_trees where round_id = $1 order by nth', [id]),
    db.query('select * from bets where round_id = $1 and user_id = $2 order by number', [id, user]),
  ]);
  return trees.rows.flatMap(({ nth, leaves }) =>
    bets.rows.flatMap(({ id: bet, selection, side, odds, line, stake }): Proofs => {
      const own = { id: bet, selection, side, odds, line, stake };
      const salted = saltOf(salt, bet);
      const path = pathTo(leaves, leafOf(salted, own));
      if (!path) return [];
      return [{ version: 'v2', table: game, round: id, window: nth, bet: own, salt: salted, path: [...path] }];
    }),
  );
}
