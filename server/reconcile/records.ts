import { gameOf } from '@maidan/games/index';
import { verifyRecord } from '@maidan/games/kit/fair/recount';
import { recountFault, replayFault } from '@maidan/exchange/fair/verifyMatch';
import { sportOf } from '@maidan/exchange/sports/sports';
import type { Queryable } from '../db/db.ts';
import { recordOfRow } from '../casino/roundRecord.ts';
import type { RoundRow } from '../casino/rows.ts';
import { type EventOver, matchRecordOf } from '../sport/matchRecords.ts';
import { evidenceOf, type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { due, window, windowOf } from './ledger.ts';

/*
 * Rounds and matches again from their records, as any player can: the seed is the committed one, every card and every step
 * is the drawn one, the result follows. A step looks at what ended lately; a pass over everything at that of two days, and
 * of the rest at another part each time, because dealing and playing again takes as long as it takes.
 */

export async function recordFaults(scope: Scope): Promise<Fault[]> {
  return [...(await chainFaults(scope)), ...(await roundFaults(scope)), ...(await matchFaults(scope))];
}

/** Each seed is what was committed to, and commits to the one before: of all of them, because that is quick. */
async function chainFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select rounds.id, rounds.seed from rounds
     left join rounds as before on before.chain = rounds.chain and before.nth = rounds.nth - 1
     where ($2 or rounds.ended_at >= $1) and rounds.state in ('settled', 'void') and (
       case when rounds.seed ~ '^[0-9a-f]{64}$'
         then encode(sha256(decode(rounds.seed, 'hex')), 'hex') <> rounds.commitment else true end
       or before.seed <> rounds.commitment
     ) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope)],
  );
  return rows.map(({ id, seed }) => altered(`round:${id}:seed`, { round: id, evidence: evidenceOf(seed) }));
}

const BATCH = 200;

async function roundFaults(scope: Scope): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let last = ''; faults.length < SHOWN;) {
    const { rows } = await scope.db.query<RoundRow>(
      `select * from rounds where id > $3 and state in ('settled', 'void') and ${due('rounds.id', 'ended_at', 'rounds')}
       order by id limit ${BATCH}`,
      [...windowOf(scope), last],
    );
    for (const row of rows)
      if (!(await isProven(row))) faults.push(altered(`round:${row.id}`, { round: row.id, evidence: evidenceOf(row) }));
    if (rows.length < BATCH) break;
    last = rows.at(-1)!.id;
  }
  return faults;
}

async function isProven(row: RoundRow): Promise<boolean> {
  const game = await gameOf(row.game);
  const record = await recordOfRow(row).catch(() => undefined);
  if (!game || record === null) return true; // nothing was promised of it
  try {
    return record !== undefined && verifyRecord(game, record).ok;
  } catch {
    return false;
  }
}

async function matchFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query<EventOver & { market: string | null }>(
    `select id, sport, fixture, seed, state, '' as version,
       (select min(id) from markets where event_id = sport_events.id) as market
     from sport_events where state in ('over', 'void') and commitment is not null
       and ${due('sport_events.id', 'changed_at', 'sport_events')} order by id`,
    windowOf(scope),
  );
  const faults: Fault[] = [];
  for (const row of rows) {
    if (!(await isPlayed(scope.db, row))) faults.push(altered(`match:${row.id}`, { market: row.market }));
  }
  return faults.slice(0, SHOWN);
}

async function isPlayed(db: Queryable, row: EventOver): Promise<boolean> {
  const record = await matchRecordOf(db, row);
  if (!record) return true;
  try {
    return !recountFault(record) && !replayFault(sportOf(row.sport), record);
  } catch {
    return false;
  }
}

const altered = (subject: string, links: Pick<Fault, 'round' | 'market' | 'evidence'>): Fault => ({
  ...{ rule: 'record-altered', subject, expected: 0, found: 0 },
  ...links,
});
