import { type EventChange, eventAfter, type EventView } from '@maidan/contract/event';
import { eventTopic } from '@maidan/contract/stream';
import type { MarketId } from '@maidan/core/ids';
import type { HouseRow, RowStatus } from '@maidan/exchange/houseRow';
import { rowQuotes } from '@maidan/exchange/rowPricing';
import type { MarketPlan } from '@maidan/exchange/sport';
import type { Trading } from '@maidan/exchange/trading';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { LiveChannel, type Telling } from '../liveChannel.ts';
import type { Happening, LiveEvent } from './liveEvent.ts';
import type { Decided } from './marketKeeper.ts';
import { newRow } from './marketRows.ts';
import { eventView, marketView } from './views.ts';

/** What a desk needs of the house. */
export interface EventHouse {
  readonly telling: Telling;
  /** Writes down markets that open, and takes up their books. */
  openMarkets(event: EventRow, plans: readonly MarketPlan[]): Promise<readonly MarketRow[]>;
  trading(id: MarketId): Trading | undefined;
  suspend(id: MarketId): Promise<void>;
  /** Open again, in play by now or not. */
  reopen(id: MarketId): Promise<void>;
  turnInPlay(id: MarketId): Promise<void>;
  /** It is being played. */
  began(event: string): Promise<void>;
  quote(trading: Trading, chances: readonly number[]): Promise<void>;
  withdraw(trading: Trading): Promise<void>;
  /** Nobody can bet on them any more. */
  settle(event: EventDesk, decided: readonly Decided[]): Promise<void>;
  changed(view: EventView): void;
}

const NOT_AS_ANNOUNCED = { type: 'void', reason: 'a runner was withdrawn' } as const;

/** Everything that is open on one match or race, and how it follows what happens there. */
export class EventDesk {
  readonly channel: LiveChannel<EventView, EventChange>;
  readonly #house: EventHouse;
  readonly #live: LiveEvent;
  readonly #markets = new Map<string, MarketRow>();
  readonly #rows = new Map<MarketId, HouseRow>();
  /** A runner was withdrawn: nobody bets on these any more, and every bet on them is void. */
  readonly #spoiled = new Set<string>();
  #row: EventRow;

  constructor(row: EventRow, live: LiveEvent, markets: readonly MarketRow[], house: EventHouse) {
    this.#row = row;
    this.#live = live;
    this.#house = house;
    this.channel = new LiveChannel(eventTopic(row.id), eventView(row, house.telling.now()), eventAfter, house.telling);
    this.#add(markets);
  }

  get row(): EventRow {
    return this.#row;
  }

  get live(): LiveEvent {
    return this.#live;
  }

  get markets(): Iterable<MarketRow> {
    return this.#markets.values();
  }

  /** As it is offered at this moment. */
  houseRow(id: MarketId): HouseRow | undefined {
    return this.#rows.get(id);
  }

  market(id: MarketId): MarketRow | undefined {
    return [...this.#markets.values()].find(market => market.id === id);
  }

  /** As the state of the match is now: after a start, a restart, or a change by the operator. */
  async sync(): Promise<void> {
    await this.#followState();
    this.#tell({ score: this.#live.sport.scoreOf(this.#live.state) });
  }

  /** Prices move before anybody hears why. */
  async happened({ event, signal, said, at }: Happening): Promise<void> {
    if (this.#row.state === 'upcoming' && this.#isInPlay()) await this.#begin();
    if (signal === 'dangerous') await this.#suspend();
    else if (signal === 'running') this.#setRows('ballRunning');
    else await this.#followState();
    const score = this.#live.sport.scoreOf(this.#live.state);
    this.#tell({ score, scene: event, ...(said !== undefined && { said: [{ at, text: said }] }) });
  }

  /** The operator stopped something, or let it go on. */
  async changed(row: EventRow, markets: readonly MarketRow[]): Promise<void> {
    this.#row = row;
    for (const market of markets) this.#markets.set(market.plan.id, market);
    for (const [id, house] of this.#rows) {
      const market = this.market(id);
      if (market) this.#rows.set(id, { ...house, limits: { min: market.min_stake, max: market.max_stake } });
    }
    await this.sync();
  }

  /** A book changed: whoever looks at the match sees it. */
  traded(trading: Trading): void {
    const market = this.market(trading.id);
    if (market) this.#tell({ markets: [marketView(trading, market.plan.winners ?? 1)] });
  }

  /** The maker was met in this book. */
  async requote(id: MarketId): Promise<void> {
    const market = this.market(id);
    const trading = this.#house.trading(id);
    if (!market || trading?.market.status !== 'open' || this.#row.is_stopped || market.is_stopped) return;
    const truth = this.#live.sport.truthOf(this.#live.state, market.plan);
    if (truth?.type === 'chances') await this.#house.quote(trading, truth.chances);
  }

  finished(state: 'over' | 'void'): void {
    this.#row = { ...this.#row, state };
    this.#tell({ state });
  }

  #isInPlay(): boolean {
    const { sport, state } = this.#live;
    return this.#live.nth > 0 && (sport.isInPlay?.(state) ?? true);
  }

  async #begin(): Promise<void> {
    this.#row = { ...this.#row, state: 'inPlay' };
    await this.#house.began(this.#row.id);
    for (const market of this.#books()) await this.#house.turnInPlay(market.id);
    this.#tell({ state: 'inPlay' });
  }

  async #suspend(): Promise<void> {
    this.#setRows('suspended');
    for (const market of this.#books()) await this.#house.suspend(market.id);
  }

  /** What is decided is settled, what is new opens, and everything else is priced anew. */
  async #followState(): Promise<void> {
    const { sport, state } = this.#live;
    await this.#settle();
    const plans = sport.marketsOf(state);
    const fresh = plans.filter(plan => !this.#markets.has(plan.id));
    if (fresh.length > 0) this.#add(await this.#house.openMarkets(this.#row, fresh));
    for (const { id, removed = [] } of plans) if (removed.length > 0) this.#spoiled.add(id);
    const open = new Set(plans.map(plan => plan.id).filter(id => !this.#spoiled.has(id)));
    for (const market of [...this.#markets.values()]) await this.#price(market, open.has(market.plan.id));
  }

  async #settle(): Promise<void> {
    const { sport, state } = this.#live;
    const decided = [...this.#markets.values()].flatMap(market => {
      const answer = sport.answerOf(state, market.plan);
      return answer ? [{ market, answer: this.#spoiled.has(market.plan.id) ? NOT_AS_ANNOUNCED : answer }] : [];
    });
    if (decided.length === 0) return;
    for (const { market } of decided) this.#rows.delete(market.id); // so that no bet comes after the answer
    await this.#house.settle(this, decided);
    for (const { market } of decided) this.#markets.delete(market.plan.id);
    this.#tell({ gone: decided.map(({ market }) => market.id) });
  }

  async #price(market: MarketRow, isOpen: boolean): Promise<void> {
    const { sport, state } = this.#live;
    const isStopped = this.#row.is_stopped || market.is_stopped || !isOpen;
    const truth = isStopped ? undefined : sport.truthOf(state, market.plan);
    const row = this.#rows.get(market.id);
    if (row) {
      const quotes = truth ? rowQuotes(market.plan, truth, row.span) : row.quotes;
      return this.#setRow({ ...row, status: truth ? 'active' : 'suspended', quotes });
    }
    const trading = this.#house.trading(market.id);
    if (!trading) return undefined;
    if (isStopped || !truth || truth.type !== 'chances') return this.#house.suspend(market.id);
    // Old prices are gone before the market opens again, and new ones come when it is open.
    if (trading.market.status === 'suspended') await this.#house.withdraw(trading);
    await this.#house.reopen(market.id);
    return this.#house.quote(trading, truth.chances);
  }

  #add(markets: readonly MarketRow[]): void {
    for (const market of markets) {
      this.#markets.set(market.plan.id, market);
      const trading = this.#house.trading(market.id);
      if (trading) this.#tell({ markets: [marketView(trading, market.plan.winners ?? 1)] });
      else if (market.kind !== 'exchange') this.#setRow(newRow(market, this.#row.fixture.format === 'Test'));
    }
  }

  #books(): MarketRow[] {
    return [...this.#markets.values()].filter(market => market.kind === 'exchange');
  }

  #setRows(status: RowStatus): void {
    const rows = [...this.#rows.values()].map(row => ({ ...row, status }));
    for (const row of rows) this.#rows.set(row.id, row);
    if (rows.length > 0) this.#tell({ rows });
  }

  #setRow(row: HouseRow): void {
    const known = this.#rows.get(row.id);
    this.#rows.set(row.id, row);
    if (JSON.stringify(known) !== JSON.stringify(row)) this.#tell({ rows: [row] });
  }

  #tell(change: Omit<EventChange, 'now'>): void {
    this.channel.happened({ ...change, now: this.#house.telling.now() });
    this.#house.changed(this.channel.view);
  }
}
