import { type EventChange, eventAfter, type EventView } from '@maidan/contract/event';
import { eventTopic } from '@maidan/contract/stream';
import type { MarketId } from '@maidan/core/ids';
import type { HouseRow, RowStatus } from '@maidan/exchange/rows/houseRow';
import type { MarketPlan, Signal, Truth } from '@maidan/exchange/sports/sport';
import { inEnglish } from '@maidan/exchange/sports/told/told';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { LiveChannel } from '../stream/liveChannel.ts';
import { isDecided } from './decided.ts';
import type { EventHouse } from './eventHouse.ts';
import { Freshness } from './freshness.ts';
import type { LiveEvent } from './liveEvent.ts';
import type { Happening } from './liveWorld.ts';
import { inOrderOf, newRow, rowAsSet } from './marketRows.ts';
import { decidedIn, quotesOf, styleOf } from './pricing.ts';
import { Turns } from '../work/turns.ts';
import { eventView, marketView, seenOf } from './views.ts';

/** Everything that is open on one match or race, and how it follows what happens there. */
export class EventDesk {
  readonly channel: LiveChannel<EventView, EventChange>;
  readonly live: LiveEvent;
  readonly #house: EventHouse;
  readonly #markets = new Map<string, MarketRow>();
  readonly #rows = new Map<MarketId, HouseRow>();
  /** Settled by hand. */
  readonly #over = new Set<string>();
  /** Nobody bets on these while two people settle them. */
  readonly #shut = new Set<MarketId>();
  readonly #ended = new AbortController();
  /** It is played no further when this is aborted. */
  readonly ended = this.#ended.signal;
  /** Of the last thing that happened: nothing is priced anew while a ball is running. */
  #signal: Signal = 'quiet';
  readonly #turns = new Turns();
  readonly freshness: Freshness;
  #row: EventRow;

  constructor(row: EventRow, live: LiveEvent, markets: readonly MarketRow[], house: EventHouse) {
    this.#row = row;
    this.live = live;
    this.#house = house;
    this.freshness = new Freshness(house, live);
    const view = eventView(row, live.proof, house.telling.now());
    this.channel = new LiveChannel(eventTopic(row.id), view, eventAfter, house.telling);
    this.#add(inOrderOf(live.sport.marketsOf(live.state), markets));
  }

  get row(): EventRow {
    return this.#row;
  }

  get markets(): Iterable<MarketRow> {
    return this.#markets.values();
  }

  /** As it is offered at this moment. */
  houseRow(id: MarketId): HouseRow | undefined {
    return this.#shut.has(id) ? undefined : this.#rows.get(id);
  }

  /** What the model of the match says of a market now, if it says anything. */
  truthOf({ plan }: MarketRow): Truth | undefined {
    return this.live.sport.truthOf(this.live.state, plan);
  }

  market(id: MarketId): MarketRow | undefined {
    return [...this.#markets.values()].find(market => market.id === id);
  }

  /** As the state of the match is now: after a start, or a restart. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#begin();
      await this.#followState();
      this.#tell(seenOf(this.live));
    });
  }

  /** Prices move before anybody hears why. */
  happened({ nth, event, signal, said, at }: Happening): Promise<void> {
    if (signal !== 'running') this.freshness.played(nth); // a ball under way tells nothing yet
    return this.#inTurn(async () => {
      this.#signal = signal;
      const hasBegun = await this.#begin();
      if (signal === 'dangerous') {
        await this.#suspend();
        await this.#removeRunners(this.live.sport.marketsOf(this.live.state));
      } else if (signal === 'running') {
        this.#setRows('ballRunning');
        if (hasBegun) for (const { plan } of this.#books()) await this.#price(plan.id, true);
      } else await this.#followState();
      this.#tell({
        ...seenOf(this.live),
        scene: event,
        ...(said && { said: [{ at, text: inEnglish(said), told: said }] }),
      });
    });
  }

  /** What decides the next thing does not come: nobody bets until it has. */
  late(): Promise<void> {
    this.#signal = 'dangerous';
    return this.#inTurn(() => this.#suspend());
  }

  /** The operator changed something. What is stopped is so when this returns its promise; the rest follows. */
  changed(event: Partial<EventRow>, markets: readonly MarketRow[]): Promise<void> {
    this.#row = { ...this.#row, ...event };
    if (event.stream_url !== undefined) this.#tell({ streamUrl: event.stream_url });
    for (const market of markets) if (this.market(market.id)) this.#markets.set(market.plan.id, market);
    for (const row of this.#rows.values()) {
      const market = this.market(row.id);
      if (market) this.#setRow(this.#asSet(row, market));
    }
    this.#retell();
    return this.#inTurn(async () => {
      for (const market of this.#books()) if (this.#isStopped(market)) await this.#house.suspend(market.id);
      if (this.#signal === 'quiet') await this.#followState();
    });
  }

  /** Nothing happens here until the function it gives is called. */
  async hold(): Promise<() => void> {
    const release = await this.#turns.hold();
    return () => (this.#shut.clear(), release());
  }

  /** Nobody bets on these while it is held. */
  shut(markets: readonly MarketId[]): void {
    for (const id of markets) {
      this.#shut.add(id);
      this.#house.refuseWaiting(id);
    }
  }

  /** The match goes on asking for them, and they are not opened again. */
  settledByHand(markets: readonly MarketId[]): void {
    for (const market of [...this.#markets.values()]) {
      if (!markets.includes(market.id)) continue;
      this.#over.add(market.plan.id);
      this.#markets.delete(market.plan.id);
      this.#rows.delete(market.id);
    }
    if (markets.length > 0) this.#tell({ gone: markets });
  }

  /** A book changed: whoever looks at the match sees it. */
  traded(trading: Trading): void {
    const market = this.market(trading.id);
    if (market) this.#tell({ markets: [marketView(trading, market.plan, this.#whyOf(market))] });
  }

  /** What players are told of a stop is not a change of the book. */
  #retell(): void {
    for (const { id, why = '' } of this.channel.view.markets) {
      const [market, trading] = [this.market(id as MarketId), this.#house.trading(id as MarketId)]; // our own view
      if (market && trading && why !== this.#whyOf(market)) this.traded(trading);
    }
  }

  /** The maker was met in this book. */
  async requote(id: MarketId): Promise<void> {
    const [market, trading] = [this.market(id), this.#house.trading(id)];
    if (!market || trading?.market.status !== 'open' || this.#isStopped(market)) return;
    const truth = this.truthOf(market);
    if (truth?.type === 'chances') await this.freshness.quote(trading, truth.chances, styleOf(this.#row, market));
  }

  /** What is open at old prices is stopped at once: whatever keeps them from following may keep a turn as well. */
  async watch(): Promise<void> {
    const rows = [...this.#rows.values()].filter(({ status }) => status === 'active');
    const books = this.#books().filter(({ id }) => this.#house.trading(id)?.market.status === 'open');
    const stale = new Set(this.freshness.stale([...rows, ...books].map(({ id }) => id)));
    for (const row of rows) if (stale.has(row.id)) this.#setRow({ ...row, status: 'suspended' });
    for (const { id } of books) if (stale.has(id)) await this.#house.suspend(id);
  }

  finished(state: 'over' | 'void'): void {
    this.#ended.abort();
    this.#row = { ...this.#row, state };
    this.#tell({ state });
  }

  #inTurn = (work: () => Promise<void>): Promise<void> =>
    this.#turns.take(() => (this.ended.aborted ? undefined : work()));
  /** By the operator: this market, the event, the sport, or all. */
  #isStopped = (market: MarketRow): boolean =>
    this.#house.isStopped(this.#row.sport) || this.#row.is_stopped || market.is_stopped;
  /** What players are told of it: nothing if it is not stopped, or nothing was said. */
  #whyOf = (market: MarketRow): string => {
    const { sport, id } = this.#row;
    if (!this.#isStopped(market)) return '';
    return this.#house.wordsOf('sport:all', `sport:${sport}`, `event:${id}`, `market:${market.id}`);
  };
  #asSet = (row: HouseRow, market: MarketRow): HouseRow =>
    rowAsSet(row, market, this.#isStopped(market), this.#whyOf(market));

  /** With the first ball: what was only asked for before it lapses, and bets wait from now on. */
  async #begin(): Promise<boolean> {
    if (this.#row.state !== 'upcoming' || !this.live.isInPlay) return false;
    this.#row = { ...this.#row, state: 'inPlay' };
    await this.#house.began(this.#row.id);
    for (const market of this.#books()) await this.#house.turnInPlay(market.id);
    this.#tell({ state: 'inPlay' });
    return true;
  }

  async #suspend(): Promise<void> {
    this.#setRows('suspended');
    for (const market of this.#books()) await this.#house.suspend(market.id);
  }

  /** Who does not run is taken out of the books. */
  async #removeRunners(plans: readonly MarketPlan[]): Promise<void> {
    for (const plan of plans) {
      const market = this.#markets.get(plan.id);
      if (market && plan.removed) await this.#house.removeRunners(this, market, plan);
    }
  }

  /** What is decided is settled, what is new opens in its place, and everything else is priced anew. */
  async #followState(): Promise<void> {
    const { sport, state } = this.live;
    const plans = sport.marketsOf(state);
    await this.#removeRunners(plans);
    const gone = await this.#settle();
    const fresh = plans.filter(({ id }) => !this.#markets.has(id) && !this.#over.has(id));
    if (fresh.length > 0) this.#add(await this.#house.openMarkets(this.#row, fresh));
    if (gone.length > 0) this.#tell({ gone }); // after what takes their place: no page is empty for a moment
    if (fresh.length > 0) await this.#removeRunners(plans);
    const open = new Set(plans.map(plan => plan.id));
    for (const id of [...this.#markets.keys()]) await this.#price(id, open.has(id));
  }

  /** Which markets there are no more. */
  async #settle(): Promise<readonly MarketId[]> {
    const decided = decidedIn(this.#row, this.#markets.values(), this.#rows, this.live);
    if (decided.length === 0) return [];
    for (const { market } of decided) this.#rows.delete(market.id); // so that no bet comes after the answer
    await this.#house.settle(this, decided);
    for (const { market } of decided) this.#markets.delete(market.plan.id);
    return this.freshness.without(decided.map(({ market }) => market.id));
  }

  async #price(plan: string, isOpen: boolean): Promise<void> {
    const market = this.#markets.get(plan);
    if (!market) return undefined;
    const isStopped = this.#isStopped(market) || !isOpen;
    const truth = isStopped ? undefined : this.truthOf(market);
    const row = this.#rows.get(market.id);
    if (row) {
      const quotes = truth ? quotesOf(this.#row, market, row, truth) : row.quotes;
      this.freshness.priced(market.id);
      return this.#setRow({ ...row, status: truth ? 'active' : 'suspended', quotes });
    }
    const trading = this.#house.trading(market.id);
    if (!trading) return undefined;
    if (isStopped || !truth || truth.type !== 'chances') return this.#house.suspend(market.id);
    // Old prices are gone before the market opens again, and new ones come when it is open.
    if (trading.market.status === 'suspended') await this.#house.takeBackQuotes(trading);
    if (this.#isStopped(this.#markets.get(plan) ?? market)) return undefined; // meanwhile
    await this.#house.reopen(market.id);
    return this.freshness.quote(trading, truth.chances, styleOf(this.#row, market));
  }

  #add(markets: readonly MarketRow[]): void {
    const isTest = this.#row.fixture.format === 'Test';
    for (const market of markets) {
      if (isDecided(market)) {
        this.#over.add(market.plan.id);
        continue;
      }
      this.#markets.set(market.plan.id, market);
      const trading = this.#house.trading(market.id);
      if (trading) this.traded(trading);
      else if (market.kind !== 'exchange') this.#setRow(this.#asSet(newRow(market, isTest), market));
    }
  }

  #books(): MarketRow[] {
    return [...this.#markets.values()].filter(market => market.kind === 'exchange');
  }

  /** What the operator stopped stays suspended, whatever happens in the match. */
  #setRows(status: RowStatus): void {
    const stopped = new Set([...this.#markets.values()].flatMap(market => (this.#isStopped(market) ? market.id : [])));
    const rows = [...this.#rows.values()].map(row => ({ ...row, status: stopped.has(row.id) ? 'suspended' : status }));
    for (const row of rows) this.#keep(row);
    if (rows.length > 0) this.#tell({ rows });
  }

  #setRow(row: HouseRow): void {
    const known = this.#rows.get(row.id);
    this.#keep(row);
    if (JSON.stringify(known) !== JSON.stringify(row)) this.#tell({ rows: [row] });
  }

  /** A bet that waits is not taken over a ball or a suspension, though the price may be the same afterwards. */
  #keep(row: HouseRow): void {
    this.#rows.set(row.id, row);
    if (row.status !== 'active') this.#house.refuseWaiting(row.id);
  }

  #tell(change: Omit<EventChange, 'now'>): void {
    this.channel.happened({ ...change, now: this.#house.telling.now() });
    this.#house.changed(this.channel.view);
  }
}
