import type { MarketId, Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { removalsIn } from '@maidan/exchange/positions/nonRunner';
import type { Fixture, MarketPlan } from '@maidan/exchange/sports/sport';
import type { Decision } from '../writer/decision.ts';
import type { AskedAgain } from '../db/db.ts';
import type { Engine } from '../exchange/engine.ts';
import { paymentsOf } from '../exchange/payments.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { settleMarket } from '../exchange/settlement.ts';
import { lentRef, settledRef, written } from '../exchange/sportRef.ts';
import { marketOf, marketsNamed, marketsWithBets, rowTabsOf } from '../exchange/store.ts';
import type { World } from '../world.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';
import type { Pen } from '../writer/writer.ts';
import { addCommitted, recordStep } from './committed.ts';
import { type Decided, isDecided } from './decided.ts';
import type { Played } from './liveEvent.ts';
import type { Announced, RecordedStep } from './liveWorld.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { newMarket } from './marketRows.ts';

export interface KeeperOptions {
  readonly db: AskedAgain;
  readonly writer: Pen;
  readonly engine: Engine;
  readonly world: World;
  /** Of markets that open now, in hundredths of a per cent. */
  commission(): number;
}

/** Writes down what becomes of events and markets. Everything here may be asked for twice, and happens once. */
export class MarketKeeper {
  readonly #options: KeeperOptions;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Its seed is taken now, and told to nobody before it is over. One that exists is returned as it is. */
  addEvent(fixture: Fixture): Promise<EventRow> {
    return addCommitted(this.#options.db, fixture, this.#options.world);
  }

  /** What happened, what decided it, and what will decide the next: all of it or nothing. */
  async record(event: string, step: RecordedStep, next: Announced | undefined): Promise<void> {
    await recordStep(this.#options.db, event, step, next);
  }

  async beginEvent(event: string): Promise<void> {
    await this.#setState(event, 'inPlay', this.#options.world.now());
  }

  async endEvent(event: string, state: 'over' | 'void'): Promise<void> {
    await this.#setState(event, state, this.#options.world.now());
  }

  /** Those that exist are returned as they are: one that was settled by hand is not opened a second time. */
  async openMarkets(event: EventRow, plans: readonly MarketPlan[]): Promise<readonly MarketRow[]> {
    const { db, writer, engine, world } = this.#options;
    const wanted = plans.map(plan => newMarket(event, plan, this.#options.commission(), world.now()));
    const ids = wanted.map(({ id }) => id);
    const known = await marketsNamed(db, ids);
    const fresh = wanted.filter(({ id }) => !known.has(id));
    if (fresh.length > 0)
      await writer.do({
        key: `markets/${event.id}/${fresh.map(({ plan }) => plan.id).join('+')}`,
        fingerprint: 'open',
        accounts: [],
        decide: decision => {
          for (const row of fresh) decision.put('market', row);
          return ok({});
        },
      });
    const rows = wanted.map(row => known.get(row.id) ?? row);
    for (const row of rows) {
      if (row.kind !== 'exchange' || isDecided(row)) continue;
      const desk = await engine.open(row);
      if (event.state === 'inPlay' && !desk.market.inPlay) await this.turnInPlay(row.id);
    }
    return rows;
  }

  /** Nothing happens when it is so already, or is over. */
  async turn(id: MarketId, status: 'open' | 'suspended'): Promise<void> {
    const { engine } = this.#options;
    const now = engine.trading(id)?.market.status;
    if (now === status || (now !== 'open' && now !== 'suspended')) return;
    await engine.govern(id, NOT_REMEMBERED, { type: 'status', status });
  }

  /** Suspended first, and opened again by whoever prices it. */
  async turnInPlay(id: MarketId): Promise<void> {
    const { engine } = this.#options;
    if (engine.trading(id)?.market.inPlay !== false) return;
    await this.turn(id, 'suspended');
    const command = { type: 'turnInPlay', betDelayMs: DELAY_MS.inPlay } as const;
    await engine.govern(id, { key: `inPlay/${id}`, fingerprint: 'inPlay' }, command);
  }

  /** Who does not run. Nothing happens for those who are out already. */
  async removeRunners(market: MarketRow, plan: MarketPlan, { live, row }: Played): Promise<void> {
    for (const removal of removalsIn(plan)) {
      const ref = lentRef({ sport: live.sport.code, event: row.fixture.name, market }, removal.runner);
      await this.#options.engine.remove(market.id, removal, written(ref));
    }
  }

  /** By what happened: the record is the official result. `sport` is a code. Nobody can bet on them any more by then. */
  async settle(decided: readonly Decided[], sport: string, event: string): Promise<void> {
    const [off, on] = partition(decided, ({ answer }) => answer.type === 'void');
    await this.close(on.map(({ market }) => market));
    await this.close(
      off.map(({ market }) => market),
      'void',
    ); // so that orders which wait say that it is
    const bet = await marketsWithBets(
      this.#options.db,
      decided.map(({ market }) => market.id),
    );
    const [some, none] = partition(decided, ({ market }) => bet.has(market.id));
    await this.#settleUnbet(none);
    for (const each of some) await this.#settleOne(each, sport, event);
    for (const { market } of decided) this.#options.engine.close(market.id);
  }

  /** Whatever was on its way through the writer is written when this returns. */
  async written(markets: readonly Pick<MarketRow, 'id'>[]): Promise<void> {
    await this.#options.writer.do({
      ...NOT_REMEMBERED,
      accounts: [],
      rows: markets.map(({ id }) => ['market', id] as const),
      decide: () => ok({}),
    });
  }

  /** The same, and nobody can bet any more. */
  async close(markets: readonly Pick<MarketRow, 'id' | 'kind'>[], status: 'closed' | 'void' = 'closed'): Promise<void> {
    const { writer, engine } = this.#options;
    for (const { id, kind } of markets) {
      if (kind !== 'exchange') continue;
      const command = { type: 'status', status } as const;
      await engine.govern(id, { key: `close/${id}`, fingerprint: 'closed' }, command);
    }
    const rows = markets.filter(({ kind }) => kind !== 'exchange');
    if (rows.length === 0) return;
    await writer.do({
      key: `close/${rows.map(({ id }) => id).join('+')}`,
      fingerprint: 'closed',
      accounts: [],
      rows: rows.map(({ id }) => ['market', id] as const),
      decide: decision => {
        for (const row of undecidedIn(decision, rows)) decision.put('market', { ...row, status: 'closed' });
        return ok({});
      },
    });
  }

  /** Most rows of a match are never bet on. */
  async #settleUnbet(decided: readonly Decided[]): Promise<void> {
    if (decided.length === 0) return;
    await this.#options.writer.do({
      key: `settle/${decided.map(({ market }) => market.id).join('+')}`,
      fingerprint: JSON.stringify(decided.map(({ answer }) => answer)),
      accounts: [],
      rows: decided.map(({ market }) => ['market', market.id] as const),
      decide: decision => {
        for (const { market, answer } of decided) {
          const status = answer.type === 'void' ? 'void' : 'settled';
          for (const row of undecidedIn(decision, [market]))
            decision.put('market', { ...row, status, answer, settlements: 1, settled_at: decision.now });
        }
        return ok({});
      },
    });
  }

  async #settleOne({ market: row, answer }: Decided, sport: string, event: string): Promise<void> {
    const { db, writer } = this.#options;
    const due = await paymentsOf(db, row, answer);
    const held = await this.heldIn(row);
    const ref = settledRef({ sport, event, market: row }, answer, due.removals);
    const settling = { row, answer, voided: null, due, held, before: [], ref };
    const trader = { key: `settle/${row.id}/1`, fingerprint: JSON.stringify(answer) };
    const done = await writer.do(settleMarket(trader, settling));
    if (!done.ok && done.error === 'market-changed' && (await this.#isDecided(row.id))) return; // by hand, just before
    if (!done.ok) throw new Error(`${row.id} could not be settled: ${done.error}`);
  }

  async #isDecided(id: MarketId): Promise<boolean> {
    const row = await marketOf(this.#options.db, id);
    return row !== undefined && isDecided(row);
  }

  /** What is held for a market, of everybody. */
  async heldIn(row: MarketRow): Promise<ReadonlyMap<UserId, Money>> {
    const trading = this.#options.engine.trading(row.id);
    const held: readonly (readonly [UserId, Money])[] = trading
      ? [...trading.users()].map(user => [user, trading.heldOf(user)] as const)
      : (await rowTabsOf(this.#options.db, row.id)).map(tab => [tab.user_id, tab.held] as const);
    return new Map(held.filter(([, amount]) => amount > 0));
  }

  async #setState(event: string, state: EventRow['state'], at: Millis): Promise<void> {
    await this.#options.db.query('update sport_events set state = $2, changed_at = $3 where id = $1', [
      event,
      state,
      new Date(at),
    ]);
  }
}

/** As they are now: what an operator changed meanwhile is kept, and what was settled stays so. */
const undecidedIn = (decision: Decision, markets: readonly Pick<MarketRow, 'id'>[]): MarketRow[] =>
  markets.flatMap(({ id }) => decision.row('market', id) ?? []).filter(row => !isDecided(row));

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter(item => !isFirst(item))];
}
