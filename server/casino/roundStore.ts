import { LAST_RESULTS, type LastResult } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import type { Queryable } from '../db/db.ts';
import type { RoundRow } from './rows.ts';

const COLUMNS = `id, game, chain, nth, commitment, seed, gone, state, steps, dealt, paid, beacons, closes,
  previous, announcements, salt, entropy, origins, bet_roots, bet_roots_at, result_code, result_facts,
  fault, voided_by, at, ended_at`;

/** What the last owner of the table left behind, oldest first. */
export async function roundsUnderWay(db: Queryable, code: string): Promise<readonly RoundRow[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from rounds
     where game = $1 and state in ('new', 'open', 'closed', 'dealing') order by at, nth`,
    [code],
  );
  return rows;
}

/** The last round with a result: a shoe that lasts several rounds goes on from there. */
export async function lastRoundOf(db: Queryable, code: string): Promise<RoundRow | undefined> {
  const { rows } = await db.query(
    `select ${COLUMNS} from rounds where game = $1 and state = 'settled' order by at desc, nth desc limit 1`,
    [code],
  );
  return rows[0];
}

/** The last announcement at the table, whatever became of its round. */
export async function lastAnnouncementAt(db: Queryable, code: string): Promise<string | undefined> {
  const { rows } = await db.query(
    `select coalesce(announcements->>-1, previous) as announcement from rounds
     where game = $1 and previous is not null order by at desc, nth desc limit 1`,
    [code],
  );
  return rows[0]?.announcement;
}

export async function roundOf(db: Queryable, id: string): Promise<RoundRow | undefined> {
  const { rows } = await db.query(`select ${COLUMNS} from rounds where id = $1`, [id]);
  return rows[0];
}

/** Newest first. */
export async function lastResultsOf(db: Queryable, game: Game): Promise<readonly LastResult[]> {
  const { rows } = await db.query(
    `select id as round, coalesce(result_code, '') as code, coalesce(result_facts->>0, '') as fact, gone, dealt from rounds
     where game = $1 and state = 'settled' order by at desc, nth desc limit $2`,
    [game.code, LAST_RESULTS],
  );
  return rows.map(({ gone, dealt, ...written }) => ({ ...written, first: firstFact(game, { gone, dealt }) }));
}

/** What a round came to follows from its cards. */
const firstFact = (game: Game, dealing: Dealing): LastResult['first'] =>
  game.result(tableOf(game, dealing)).facts[0] ?? null;
