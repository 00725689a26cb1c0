import type { MarketId, Millis } from '@maidan/core/ids';
import { Trading } from '@maidan/exchange/trading/trading';
import type { Queryable } from '../db/db.ts';
import type { Begun } from '../writer/beginSealing.ts';
import { marketFrom } from '../exchange/engine.ts';
import type { JournalRow, LegRow, MarketRow } from '../exchange/rows.ts';
import { legsOf, marketsNamed } from '../exchange/store.ts';
import { legRows, struckBy } from '../exchange/tradeRows.ts';
import { lineFaults, type AnswerSealing } from './answers.ts';
import { delayFaultsOf, delaysSince } from './delays.ts';
import type { Fault, Scope } from './fault.ts';
import { orderFaults } from './orders.ts';

interface Replay {
  readonly trading: Trading;
  seq: number;
}

/** From when on delays and seals are looked at. */
interface Terms {
  readonly since: Millis;
  readonly begun: Begun | undefined;
}

/**
 * Markets between players, made again from their journals beside the house that trades them. A step goes on where the
 * last one stopped; whoever wants everything begins with new ones.
 */
export class BookReplays {
  readonly #known = new Map<MarketId, Replay>();
  readonly #sealing: AnswerSealing;

  constructor(sealing: AnswerSealing) {
    this.#sealing = sealing;
  }

  /** Brings every open market up to this moment. */
  async follow({ db }: Pick<Scope, 'db'>): Promise<{ readonly open: readonly Trading[]; readonly faults: Fault[] }> {
    const { rows } = await db.query(
      `select id from markets where kind = 'exchange' and status in ('open', 'suspended', 'closed') order by id`,
    );
    const ids = rows.map(({ id }) => id);
    for (const id of this.#known.keys()) if (!ids.includes(id)) this.#known.delete(id);
    const faults: Fault[] = [];
    const terms = { since: await delaysSince(db), begun: await this.#sealing.begun(db) };
    for (const [id, row] of await marketsNamed(db, ids)) faults.push(...(await this.#forward(db, id, row, terms)));
    const open = [...this.#known.values()].map(({ trading }) => trading);
    return { open, faults: [...faults, ...(await orderFaults(db, open))] };
  }

  async #forward(db: Queryable, id: MarketId, row: MarketRow, { since, begun }: Terms): Promise<Fault[]> {
    const replay = this.#known.get(id) ?? { trading: new Trading(marketFrom(row), row.plan.winners), seq: 0 };
    const { rows: lines } = await db.query(
      'select id, market_id, seq, command, digest, at, seal from journal where market_id = $1 and seq > $2 order by seq',
      [id, replay.seq],
    );
    this.#known.set(id, replay);
    if (lines.length === 0) return [];
    const before = replay.seq;
    const forged = lineFaults(row, lines, begun, this.#sealing);
    try {
      const done = lines.map(line => applied(replay, line, since));
      const struck = done.flatMap(line => line.struck);
      const hasty = done.flatMap(line => line.hasty);
      const known = (await legsOf(db, id)).filter(leg => struckBy(leg) > before);
      return textOf(struck) === textOf(known)
        ? [...forged, ...hasty]
        : [...forged, ...hasty, journalFault(id, struck.length, known.length)];
    } catch {
      this.#known.delete(id); // the next pass begins anew
      return [...forged, journalFault(id, lines.length, replay.seq - before)];
    }
  }
}

/** What a line strikes, and which of that should have waited; lines of before `since` had no time to tell that by. */
export function applied(
  replay: Replay,
  line: JournalRow,
  since: Millis,
): { readonly struck: readonly LegRow[]; readonly hasty: readonly Fault[] } {
  const { id, market_id, seq, command, digest, at } = line;
  if (seq !== replay.seq + 1) throw new RangeError(`line ${replay.seq + 1} is missing`);
  const { market } = replay.trading;
  const { events } = replay.trading.apply(command);
  replay.seq = seq;
  if (digest !== null && digest !== replay.trading.digest()) throw new RangeError(`line ${seq} makes another market`);
  const struck = legRows(market_id, id, events, at);
  return { struck, hasty: at > since ? delayFaultsOf(market, line, struck) : [] };
}

export const journalFault = (market: MarketId, expected: number, found: number): Fault => ({
  rule: 'journal-altered',
  subject: `journal:${market}`,
  expected,
  found,
  market,
});

export const textOf = (legs: readonly LegRow[]): string =>
  legs
    .map(leg => [leg.id, leg.order_id, leg.user_id, leg.runner, leg.side, leg.odds, leg.stake, leg.profit].join('|'))
    .toSorted()
    .join('\n');
