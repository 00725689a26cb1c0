import type { MarketId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import type { JournalRow, MarketRow } from '../exchange/rows.ts';
import { answerText, type KeptAnswer, lineText } from '../writer/answerSeals.ts';
import { type AuditKey, isSealOf } from '../writer/auditSeals.ts';
import { type Begun, sealingBegun } from '../writer/beginSealing.ts';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { due, window, windowOf } from './ledger.ts';

/*
 * Seals of what was decided under keys, and of journals. Whether a bet is what was answered is compared elsewhere
 * (accepted.ts, books.ts); here, whether this house gave that answer at all.
 */

export class AnswerSealing {
  readonly #key: AuditKey | undefined;

  /** Without the key nobody can tell. */
  constructor(key: AuditKey | undefined) {
    this.#key = key;
  }

  /** From when on, if it has begun. */
  async begun(db: Queryable): Promise<Begun | undefined> {
    return this.#key && sealingBegun(db);
  }

  isRight(text: string, seal: string | null | undefined): boolean {
    return !this.#key || isSealOf(this.#key, text, seal);
  }
}

type Kept = KeptAnswer & { readonly seal: string | null };

const BATCH = 5_000;

export async function answerFaults(scope: Scope, sealing: AnswerSealing): Promise<Fault[]> {
  const begun = await sealing.begun(scope.db);
  if (!begun) return [];
  const faults = await backdatedFaults(scope, begun);
  const [where, values] = isFull(scope)
    ? [due('commands.key', 'commands.at', 'commands'), windowOf(scope)]
    : ['at >= $1 and $2::bigint is not null', window(scope)];
  for (let last = ''; ;) {
    const { rows } = await scope.db.query<Kept>(
      `select key, fingerprint, refused, answer, at, seal from commands
       where ${where} and at > $3 and key > $4 order by key limit ${BATCH}`,
      [...values, new Date(begun.at), last],
    );
    for (const row of rows) if (!sealing.isRight(answerText(row), row.seal)) faults.push(forgedAnswer(row));
    if (rows.length < BATCH || faults.length >= SHOWN) return faults.slice(0, SHOWN);
    last = rows.at(-1)!.key;
  }
}

/** Somebody dated it back to when there were no seals; bets are numbered as they are written. */
async function backdatedFaults({ db }: Scope, { at, bets, row_bets }: Begun): Promise<Fault[]> {
  const of = (table: string, number: number, where: string): string =>
    `select 'bet:' || id as subject, 0::bigint as expected, stake as found, user_id as player, ${where} from ${table}
     where number > ${number} and at < $1::timestamptz - interval '1 minute'`;
  const { rows } = await db.query<Omit<Fault, 'rule'>>(
    `${of('bets', bets, 'round_id as round, null as market')} union all
     ${of('row_bets', row_bets, 'null, market_id')} limit ${SHOWN}`,
    [new Date(at)],
  );
  return rows.map(row => ({ ...row, rule: 'answer-forged' }));
}

/** What it is about, where it tells. */
function forgedAnswer({ key, answer }: Kept): Fault {
  const [first] = Array.isArray(answer) ? (answer as readonly unknown[]) : [answer];
  const told = (typeof first === 'object' && first !== null ? first : {}) as Readonly<Record<string, unknown>>;
  const link = (name: string): string | null => (typeof told[name] === 'string' ? told[name] : null);
  const found = typeof told['stake'] === 'number' ? told['stake'] : 0;
  const links = { player: link('user'), round: link('round'), market: link('market') };
  return { rule: 'answer-forged', subject: `answer:${key}`, expected: 0, found, ...links };
}

/** Of a journal, in order: all lines of markets that opened since then, and of others from the first that has a seal on. */
export function lineFaults(
  market: Pick<MarketRow, 'id' | 'at'>,
  lines: readonly JournalRow[],
  begun: Begun | undefined,
  sealing: AnswerSealing,
): Fault[] {
  if (!begun) return [];
  let hasBegun = market.at > begun.at;
  const forged = lines.filter(line => {
    hasBegun ||= line.at > begun.at || line.seal !== null;
    return hasBegun && !sealing.isRight(lineText(line), line.seal);
  });
  return forged.slice(0, 1).map(line => forgedLine(market.id, line, forged.length));
}

const forgedLine = (market: MarketId, { id, command }: JournalRow, found: number): Fault => ({
  ...{ rule: 'answer-forged', subject: `line:${id}`, expected: 0, found: 0, market, evidence: String(found) },
  ...(command.type === 'orders' && { player: command.user }),
});
