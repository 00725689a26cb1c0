import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gameOf } from '@maidan/games/index';
import { profitOf } from '@maidan/games/kit/bet';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { verifyFollowing, verifyRecord } from '@maidan/games/kit/fair/recount';
import { ask } from '@maidan/server/accounts/testHouse';
import type { House } from '@maidan/server/app';
import type { Db } from '@maidan/server/db/db';
import { ROOT } from '../sources.ts';

/* Every settled round, from the record anybody can have of it, by both verifiers; and every bet by the rules. */

export interface Verified {
  readonly rounds: number;
  readonly cards: number;
  readonly bets: number;
  readonly complaints: readonly string[];
}

/** Rounds that are looked at together: the Python verifier is started once for each lot. */
const LOT = 2_000;

interface Round extends Dealing {
  readonly id: string;
  readonly game: string;
  readonly chain: string;
}

export async function verifyAll(house: House): Promise<Verified> {
  const { db } = house.deps;
  const { rows: ids } = await db.query(
    `select id, game, chain, gone, dealt from rounds where state = 'settled' order by game, chain, nth`,
  );
  const complaints: string[] = [];
  let [cards, bets] = [0, 0];
  for (let from = 0; from < ids.length; from += LOT) {
    const lot = ids.slice(from, from + LOT);
    const records = await recordsOf(house, lot);
    cards += records.reduce((sum, { dealt }) => sum + dealt.length, 0);
    complaints.push(...(await ourComplaints(records)), ...(await pythonComplaints(records)));
    const judged = await betComplaints(db, lot);
    bets += judged.bets;
    complaints.push(...judged.complaints);
  }
  return { rounds: ids.length, cards, bets, complaints };
}

/** As anybody gets them: over HTTP, and read like any text. */
async function recordsOf(house: House, rounds: readonly Round[]): Promise<readonly RoundRecord[]> {
  const records: RoundRecord[] = [];
  for (const { id } of rounds) {
    const { data, text } = await ask(house, 'round', { id });
    const parsed = parseRecord(JSON.stringify(data['record']));
    if (!parsed.ok) throw new Error(`The record of round ${id} cannot be read (${parsed.error}): ${text}`);
    records.push(parsed.value);
  }
  return records;
}

async function ourComplaints(records: readonly RoundRecord[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const [nth, record] of records.entries()) {
    const game = (await gameOf(record.game))!;
    const verified = verifyRecord(game, record);
    if (!verified.ok) complaints.push(`Round ${record.round} of ${record.game}: ${verified.error}.`);
    const earlier = before(records, nth);
    const follows = earlier && verifyFollowing(game, earlier, record);
    if (follows && !follows.ok) complaints.push(`Round ${record.round} after ${earlier.round}: ${follows.error}.`);
  }
  return complaints;
}

/** The round before it, where both are of one chain. */
function before(records: readonly RoundRecord[], nth: number): RoundRecord | undefined {
  const [earlier, later] = [records[nth - 1], records[nth]];
  return earlier && earlier.table === later?.table && later.commitment === earlier.seed ? earlier : undefined;
}

/** Its vectors are records with what must be said of them; one of each lot is forged, and must be found out. */
async function pythonComplaints(records: readonly RoundRecord[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-soak-'));
  const file = join(folder, 'records.json');
  const expect = 'verified';
  const pairs = records.flatMap((later, nth) => {
    const earlier = before(records, nth);
    return earlier ? [{ name: `${earlier.round} to ${later.round}`, earlier, later, expect }] : [];
  });
  const forged = { ...records[0]!, digest: records[0]!.seed };
  const all = [
    ...records.map(record => ({ name: `round ${record.round} of ${record.game}`, record, expect })),
    { name: 'a forged record', record: forged, expect: 'record-was-altered' },
  ];
  writeFileSync(file, JSON.stringify({ records: all, pairs }));
  try {
    const { stdout } = await promisify(execFile)('python3', [PYTHON, '--vectors', file], { maxBuffer: 2 ** 26 });
    const [said, expected] = [stdout.trim(), all.length + pairs.length];
    return said === `${expected} of ${expected} vectors are as expected` ? [] : [`The Python verifier says: ${said}`];
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return [`The Python verifier says: ${said || String(error)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PYTHON = join(ROOT, 'docs', 'fairness', 'verify_round.py');

/** Every bet made what the rules make of the cards that were dealt. */
async function betComplaints(
  db: Db,
  rounds: readonly Round[],
): Promise<{ bets: number; complaints: readonly string[] }> {
  const { rows: bets } = await db.query(
    `select id, round_id, selection, side, odds, line, stake, profit from bets
     where round_id = any($1) and state = 'settled'`,
    [rounds.map(({ id }) => id)],
  );
  const byId = new Map(rounds.map(round => [round.id, round]));
  const complaints: string[] = [];
  for (const bet of bets) {
    const round = byId.get(bet.round_id)!;
    const game = (await gameOf(round.game))!;
    const profit = profitOf(game, tableOf(game, round), bet);
    if (profit !== bet.profit) complaints.push(`Bet ${bet.id} on ${round.game} made ${bet.profit}, not ${profit}.`);
  }
  return { bets: bets.length, complaints };
}
