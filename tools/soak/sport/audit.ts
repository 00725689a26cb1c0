import { Auditor } from '@maidan/exchange/proof/auditor';
import type { BookEvent } from '@maidan/exchange/market';
import { Trading } from '@maidan/exchange/trading/trading';
import type { TradeCommand } from '@maidan/exchange/trading/tradeCommand';
import type { Db } from '@maidan/server/db/db';
import { marketFrom } from '@maidan/server/exchange/engine';
import type { JournalRow, LegRow, MarketRow } from '@maidan/server/exchange/rows';
import { journalOf, legsOf, marketOf } from '@maidan/server/exchange/store';
import { legRows } from '@maidan/server/exchange/tradeRows';

/* Every market again from its journal: to the same digests and the same bets, each of them at the best price there was. */

export interface Audited {
  readonly markets: number;
  readonly lines: number;
  readonly digests: number;
  readonly matches: number;
  readonly complaints: readonly string[];
}

export async function auditJournals(db: Db): Promise<Audited> {
  const { rows } = await db.query(`select id from markets where kind = 'exchange' order by id`);
  const audited: Audited[] = [];
  for (const { id } of rows) {
    const market = (await marketOf(db, id))!; // it was there a moment ago
    audited.push(auditMarket(market, await journalOf(db, market.id), await legsOf(db, market.id)));
  }
  const total = (of: (one: Audited) => number): number => audited.reduce((sum, one) => sum + of(one), 0);
  return {
    markets: audited.length,
    lines: total(({ lines }) => lines),
    digests: total(({ digests }) => digests),
    matches: total(({ matches }) => matches),
    complaints: audited.flatMap(({ complaints }) => complaints),
  };
}

/** The legs are those of the database, in any order. */
export function auditMarket(row: MarketRow, journal: readonly JournalRow[], legs: readonly LegRow[]): Audited {
  const trading = new Trading(marketFrom(row), row.plan.winners);
  const auditor = new Auditor(row.plan.runners ?? [], { isComplete: (row.plan.winners ?? 1) === 1 });
  const complaints: string[] = [];
  const complain = (seq: number, words: string): void => void complaints.push(`${row.id} at ${seq}: ${words}`);
  const known = Map.groupBy(legs, leg => leg.match_id.replace(/:\d+$/, ''));
  let [digests, matches] = [0, 0];
  for (const [nth, { id, seq, command, digest, at }] of journal.entries()) {
    if (seq !== nth + 1) complain(seq, `it is line ${nth + 1} of its journal`);
    const { events, faults } = heard(trading, auditor, command);
    for (const fault of faults) complain(seq, fault);
    matches += events.filter(({ type }) => type === 'matched').length;
    const struck = legRows(row.id, id, events, at);
    if (textOf(struck) !== textOf(known.get(id) ?? [])) complain(seq, 'other bets were written down');
    known.delete(id);
    if (digest === null) continue;
    digests += 1;
    if (digest !== trading.digest()) complain(seq, 'the market it makes is another');
  }
  for (const id of known.keys()) complaints.push(`${row.id}: bets of ${id} are in no journal`);
  if (auditor.waiting.length > 0) complaints.push(`${row.id}: ${auditor.waiting.length} orders are left in the book`);
  return { markets: 1, lines: journal.length, digests, matches, complaints };
}

interface Heard {
  readonly events: readonly BookEvent[];
  readonly faults: readonly string[];
}

/** One thing at a time, so that the auditor hears of every order by itself. */
function heard(trading: Trading, auditor: Auditor, command: TradeCommand): Heard {
  if (command.type !== 'orders') {
    const { events } = trading.apply(command);
    const ended = events.filter(({ type }) => type !== 'matched');
    const faults = command.type === 'remove' ? auditor.removed(command.runner, ended) : auditor.ended(ended);
    if (trading.market.status !== 'open') return { events, faults };
    const struck = events.filter(({ type }) => type === 'matched');
    return { events, faults: [...faults, ...auditor.uncrossed(struck)] };
  }
  const { events } = trading.apply({ ...command, place: [] });
  const all = [...events];
  const faults = auditor.ended(events);
  for (const order of command.place) {
    const placed = trading.apply({ ...command, cancel: [], reduce: [], place: [order] }).events;
    all.push(...placed);
    faults.push(...auditor.placed(order, placed));
  }
  return { events: all, faults };
}

const textOf = (legs: readonly LegRow[]): string =>
  legs
    .map(leg => [leg.id, leg.order_id, leg.user_id, leg.runner, leg.side, leg.odds, leg.stake, leg.profit].join('|'))
    .toSorted()
    .join('\n');
