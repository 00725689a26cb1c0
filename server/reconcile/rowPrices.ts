import type { MarketId, Millis } from '@maidan/core/ids';
import { type Money, paise, ZERO } from '@maidan/core/money';
import { profit } from '@maidan/core/odds';
import { accept, type HouseRow, offerOf, type Quote, type RowBet } from '@maidan/exchange/rows/houseRow';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Queryable } from '../db/db.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { marketsNamed } from '../exchange/store.ts';
import { limitsOf, newRow } from '../sport/marketRows.ts';
import { quotesOf } from '../sport/pricing.ts';
import { canonical } from '../writer/audit.ts';
import { ByHand } from './byHand.ts';
import { evidenceOf, type Fault, type Scope, SHOWN } from './fault.ts';
import { isSamePlan, type SportOf } from './plans.ts';
import type { Seen } from './seen.ts';

/*
 * Prices of bets on rows beside what was on offer. Nobody has to write offers down: a price follows from how the match stood,
 * which its record tells and its seed proves, and from margins and prices that were set by hand, which the log tells. So the
 * match is played again from its record, and every bet is offered to the row as it was then.
 */

interface Placed {
  readonly id: string;
  readonly number: number;
  readonly market_id: MarketId;
  readonly user_id: string;
  readonly bet: RowBet;
  readonly stake: Money;
  readonly at: Millis;
}

interface Event {
  readonly id: string;
  readonly sport: string;
  readonly fixture: Fixture;
}

/** Prices follow a match a moment later, and a bet is decided a moment after its group was begun. */
const SLACK_MS = 30_000;

export async function rowPriceFaults(scope: Scope, seen: Seen, sportOf: SportOf): Promise<Fault[]> {
  const { db } = scope;
  const { where, values } = await seen.unseen(scope, 'row_bets');
  const { rows: events } = await db.query<Event>(
    `select id, sport, fixture from sport_events where id in (
       select event_id from row_bets join markets on markets.id = market_id where ${where}) order by id`,
    values,
  );
  const faults: Fault[] = [];
  for (const event of events) {
    const { rows: bets } = await db.query<Placed>(
      `select row_bets.id, number, market_id, user_id, bet, stake, row_bets.at
       from row_bets join markets on markets.id = market_id
       where ${where} and event_id = $${values.length + 1} and number > coalesce(
         (select (value ->> 'row_bets')::bigint from before_guards where name = 'prices:' || $${values.length + 2}), 0)
       order by number`,
      [...values, event.id, event.sport],
    );
    const match = await Match.read(db, event, sportOf(event.fixture));
    faults.push(...(await faultsIn(db, match, bets)));
  }
  return faults.slice(0, SHOWN);
}

async function faultsIn(db: Queryable, match: Match, bets: readonly Placed[]): Promise<Fault[]> {
  const { event } = match;
  const ids = [...new Set(bets.map(({ market_id }) => market_id))];
  const markets = await marketsNamed(db, ids);
  const byHand = await ByHand.read(db, [`event:${event.id}`, ...ids.map(id => `market:${id}`)]);
  return bets.flatMap((placed): Fault[] => {
    const market = markets.get(placed.market_id)!; // every bet has one
    const about = { subject: `bet:${placed.id}`, player: placed.user_id, market: market.id };
    const most = mostOn(market, byHand, placed.at);
    if (placed.stake > most) return [{ rule: 'stake-over-limit', ...about, expected: most, found: placed.stake }];
    const offered = match.rowsAt(placed.at, market, termsOf(event, market, byHand, placed.at));
    if (offered.some(row => isTaken(row, placed.bet))) return [];
    const expected = valueAt(offered.at(-1), placed.bet);
    const evidence = evidenceOf(placed.bet);
    return [{ rule: 'price-not-offered', ...about, expected, found: placed.bet.profit, evidence }];
  });
}

/** An operator's limits count for all bets of a market; a cash-out may be smaller than they say, and is never larger. */
function mostOn({ id, kind, name }: MarketRow, byHand: ByHand, at: Millis): Money {
  const limits = byHand.valuesAt(`market:${id}`, 'max_stake', at, limitsOf(kind, name).max);
  return paise(Math.max(...limits));
}

/** What was set by hand when a bet was placed. */
type Terms = Pick<MarketRow, 'margin' | 'quotes'> & { readonly row_margin: number | null };

/** Each that may have counted. */
function termsOf({ id: event }: Event, { id }: MarketRow, byHand: ByHand, at: Millis): readonly Terms[] {
  const quotes = byHand.valuesAt<MarketRow['quotes']>(`market:${id}`, 'quotes', at, null);
  const margins = byHand.valuesAt<number | null>(`market:${id}`, 'margin', at, null);
  const ofEvent = byHand.valuesAt<number | null>(`event:${event}`, 'row_margin', at, null);
  return quotes.flatMap(own =>
    margins.flatMap(margin => ofEvent.map(row_margin => ({ quotes: own, margin, row_margin }))),
  );
}

/** Whether the house takes exactly this bet on it. */
function isTaken(row: HouseRow, { runner, side, odds, line, stake, profit: wins, span }: RowBet): boolean {
  const taken = accept(row, { runner, side, odds, line, stake });
  return taken.ok && taken.value.profit === wins && taken.value.span === span;
}

/** What the bet would have won at the price that was there. */
function valueAt(row: HouseRow | undefined, bet: RowBet): Money {
  const offer = row && offerOf(row, bet);
  return offer ? profit(bet.stake, offer.odds) : ZERO;
}

/** A match as its record has it, moment by moment. */
class Match {
  readonly event: Event;
  readonly #sport: SomeSport | undefined;
  /** After none, one, two of the things that happened. */
  readonly #states: readonly unknown[];
  /** When each of them happened. */
  readonly #times: readonly Millis[];
  readonly #known = new Map<string, Readonly<Record<string, Quote>> | undefined>();

  private constructor(event: Event, sport: SomeSport | undefined, record: readonly Happened[]) {
    this.event = event;
    this.#sport = sport;
    this.#states = sport ? statesOf(sport, event.fixture, record) : [];
    this.#times = record.map(({ at }) => at);
  }

  static async read(db: Queryable, event: Event, sport: SomeSport | undefined): Promise<Match> {
    const { rows } = await db.query('select event, at from sport_record where event_id = $1 order by nth', [event.id]);
    return new Match(event, sport, rows);
  }

  /** The row as it was offered about then, the latest last. */
  rowsAt(at: Millis, market: MarketRow, terms: readonly Terms[]): readonly HouseRow[] {
    const moments = [...this.#states.keys()].filter(nth => {
      const [began, ended] = [this.#times[nth - 1] ?? -Infinity, this.#times[nth] ?? Infinity];
      return began <= at + SLACK_MS && ended >= at - SLACK_MS;
    });
    return moments.flatMap(nth => terms.flatMap(each => this.#rowAfter(nth, market, each) ?? []));
  }

  #rowAfter(nth: number, market: MarketRow, terms: Terms): HouseRow | undefined {
    const isTest = this.event.fixture.format === 'Test';
    const row: HouseRow = { ...newRow(market, isTest), status: 'active', limits: ANY_STAKE };
    const key = canonical([nth, market.id, terms]);
    if (!this.#known.has(key)) this.#known.set(key, this.#quotesAfter(nth, market, row, terms));
    const quotes = this.#known.get(key);
    return quotes && { ...row, quotes };
  }

  /** None where the match has no such market then, or nobody should quote it. */
  #quotesAfter(nth: number, market: MarketRow, row: HouseRow, { row_margin, ...own }: Terms) {
    const [sport, state] = [this.#sport, this.#states[nth]];
    const plan = sport?.marketsOf(state).find(({ id }) => id === market.plan.id);
    if (!sport || !plan || !isSamePlan(plan, market)) return undefined;
    const truth = sport.truthOf(state, plan);
    return truth && quotesOf({ book_margin: null, row_margin }, { ...market, ...own }, row, truth);
  }
}

/** Limits are looked at by themselves. */
const ANY_STAKE = { min: paise(1), max: paise(Number.MAX_SAFE_INTEGER) };

interface Happened {
  readonly event: unknown;
  readonly at: Millis;
}

/** A record that was changed may tell what no match can do: then only what was before that is known. */
function statesOf(sport: SomeSport, fixture: Fixture, record: readonly Happened[]): readonly unknown[] {
  const states: unknown[] = [];
  try {
    states.push(sport.begin(fixture));
    for (const { event } of record) states.push(sport.evolve(states.at(-1), event));
  } catch {
    return states;
  }
  return states;
}
