import { type BoardChange, boardAfter, type BoardView } from '@maidan/contract/event';
import type { MarketId } from '@maidan/core/ids';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { aheadOf } from '@maidan/exchange/sports/schedule';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { Outcome } from '@maidan/exchange/trading/tradeCommand';
import { Engine } from '../exchange/engine.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { eventsUnderWay, marketsUnderWay } from '../exchange/store.ts';
import { WaitingRoom } from '../exchange/waitingRoom.ts';
import { LiveChannel } from '../stream/liveChannel.ts';
import { UnderWay } from '../underWay.ts';
import { again } from './again.ts';
import { EventDesk } from './eventDesk.ts';
import { LOOK_MS } from './freshness.ts';
import { HouseMaker, hireMaker } from './houseMaker.ts';
import type { LiveEvent } from './liveEvent.ts';
import { MarketKeeper } from './marketKeeper.ts';
import { isCalledOff } from './missed.ts';
import { Operator } from './operator.ts';
import type { SportOptions } from './sportOptions.ts';
import { takenUp } from './takenUp.ts';
import { boardRow, changedOf } from './views.ts';

/** Every match and race, the books and rows on them, and who keeps them in order. */
export class SportHouse {
  readonly engine: Engine;
  readonly waitingRoom: WaitingRoom;
  readonly board: LiveChannel<BoardView, BoardChange>;
  readonly keeper: MarketKeeper;
  /** What is done to events and markets by hand. */
  readonly operator: Operator;
  readonly #options: SportOptions;
  readonly #maker: HouseMaker;
  readonly #desks = new Map<string, EventDesk>();
  readonly #events = new Map<MarketId, string>();
  readonly #deciding = new Set<string>();
  readonly #unshown = new Set<string>();
  /** Books in which the maker was met: it has to look at them again. */
  readonly #met = new Set<MarketId>();
  readonly #stop = new AbortController();
  readonly #running = new UnderWay();
  #scheduling: Promise<void> = Promise.resolve();
  #tidying: Promise<void> = Promise.resolve();
  #report: (error: unknown) => void = () => {};

  constructor(options: SportOptions) {
    this.#options = options;
    const { db, writer, world, settings, clock, telling } = options;
    this.waitingRoom = new WaitingRoom(clock, writer);
    this.engine = new Engine({
      db,
      writer,
      waitingRoom: this.waitingRoom,
      settings,
      now: () => clock.now(),
      isShut: id => this.#isDeciding(id),
      publish: (...told) => this.#traded(...told),
    });
    this.#maker = new HouseMaker(this.engine, world);
    this.keeper = new MarketKeeper({ db, writer, engine: this.engine, world, commission: () => settings().commission });
    const gone = (event: string): void => this.#gone(event);
    this.operator = new Operator({ keeper: this.keeper, engine: this.engine, desks: this.#desks, settings, gone });
    this.board = new LiveChannel('board', { now: world.now(), rows: [] }, boardAfter, telling);
  }

  /** Takes up what was left, and adds what is due in the background: a new house has a long programme to open. */
  async open(report: (error: unknown) => void): Promise<void> {
    this.#report = report;
    for (const fault of this.#options.faults ?? []) report(fault);
    if (!this.#options.isOpen) return;
    await hireMaker(this.#options.writer);
    const markets = Map.groupBy(await marketsUnderWay(this.#options.db), market => market.event_id);
    for (const row of await eventsUnderWay(this.#options.db)) await this.#takeUp(row, markets.get(row.id) ?? []);
    this.schedule();
    const chore = setInterval(() => this.inBackground(this.tidy()), LOOK_MS).unref();
    this.#stop.signal.addEventListener('abort', () => clearInterval(chore));
  }

  /** Adds the fixtures that should exist by now, the next ones first. */
  schedule(): void {
    const done = this.#scheduling.then(() => this.#addDue());
    this.#scheduling = done.catch(() => {}); // tried again below, and nobody has to wait for it
    this.inBackground(done.catch(error => this.#again(error, () => this.schedule())));
  }

  async #addDue(): Promise<void> {
    const now = this.#options.world.now();
    const knownOf = ({ row: { fixture }, live: { isResting } }: EventDesk) => ({ fixture, isOver: false, isResting });
    const known = [...this.#desks.values()].map(knownOf);
    const due = this.#options.due(known).toSorted((a, b) => Math.abs(a.startsAt - now) - Math.abs(b.startsAt - now));
    for (const fixture of due) {
      if (this.#stop.signal.aborted) return;
      const row = await this.keeper.addEvent(fixture);
      if (row.state === 'upcoming') await this.#take(row, []);
    }
  }

  /** What is due is open. */
  scheduled(): Promise<void> {
    return this.#scheduling;
  }

  /** Once in a while, and never twice at a time: who asks for it finds everything done that was to do by then. */
  tidy(): Promise<void> {
    this.inBackground(this.operator.watch()); // whatever the rest waits for
    const done = this.#tidying.then(() => this.#tidy());
    this.#tidying = done.catch(() => {}); // told to who asked
    return done;
  }

  /** Orders whose time is over, books the maker was met in, news for the board. */
  async #tidy(): Promise<void> {
    for (const desk of this.engine.all()) {
      const over = desk.trading.dueBy(this.engine.now);
      if (over.length > 0) await this.engine.lapse(desk.id, over);
    }
    const met = new Set([...this.#met, ...this.#maker.wanting()]);
    this.#met.clear();
    for (const id of met) await this.#deskOf(id)?.requote(id);
    this.#showBoard();
  }

  desk(event: string): EventDesk | undefined {
    return this.#desks.get(event);
  }

  /** Who plays it here, or would. */
  sportOf(fixture: Fixture): SomeSport | undefined {
    return this.#options.sportOf(fixture);
  }

  desks(): Iterable<EventDesk> {
    return this.#desks.values();
  }

  /** Where a market is, as far as it is not settled yet. */
  market(id: MarketId): { readonly desk: EventDesk; readonly row: MarketRow } | undefined {
    const [desk, row] = [this.#deskOf(id), this.#deskOf(id)?.market(id)];
    return desk && row && { desk, row };
  }

  houseRow(id: MarketId): HouseRow | undefined {
    const row = this.#deskOf(id)?.houseRow(id);
    return row && this.#isDeciding(id) ? { ...row, status: 'suspended' } : row;
  }

  /** What comes next in its match can be known to somebody, and is not recorded yet. */
  #isDeciding(id: MarketId): boolean {
    return this.#deciding.has(this.#events.get(id) ?? '');
  }

  /** Everything that is being played has come to its end. */
  finished(): Promise<void> {
    return this.#running.idle();
  }

  /** Matches stop where they are: the next start takes them up. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#options.stop.abort();
    await this.#running.idle();
  }

  #deskOf(id: MarketId): EventDesk | undefined {
    return this.#desks.get(this.#events.get(id) ?? '');
  }

  /** Of those that should have begun while the house was closed, not all are played. */
  async #takeUp(row: EventRow, markets: readonly MarketRow[]): Promise<void> {
    const house = { ...this.#options, engine: this.engine, keeper: this.keeper, now: this.#options.world.now() };
    if (!(await isCalledOff(row, markets, house))) await this.#take(row, markets);
  }

  async #take(row: EventRow, markets: readonly MarketRow[]): Promise<void> {
    const sport = this.sportOf(row.fixture);
    if (!sport) return;
    const live = await this.#liveEvent(row, sport, markets.length === 0);
    for (const market of markets) {
      this.#events.set(market.id, row.id);
      if (market.kind === 'exchange') await this.engine.open(market);
    }
    const desk = new EventDesk(row, live, markets, this.#house());
    this.#desks.set(row.id, desk);
    const synced = desk.sync();
    this.inBackground(
      synced.then(
        () => this.#play(desk),
        error => this.#again(error, () => this.#retake(row.id)),
      ),
    );
    await synced.catch(() => {});
  }

  /** Waited for when the house closes; what goes wrong is reported. */
  inBackground(work: Promise<void>): void {
    const told = work.catch(error => {
      if (!this.#stop.signal.aborted) this.#report(error);
    });
    void this.#running.follow(told);
  }

  async #liveEvent(row: EventRow, sport: SomeSport, isNew: boolean): Promise<LiveEvent> {
    const live = await takenUp(row, sport, {
      ...this.#options,
      keeper: this.keeper,
      happened: async happening => {
        if (sport.isResting?.(live.state)) this.schedule(); // another one goes on meanwhile
        await this.#desks.get(row.id)?.happened(happening);
      },
      deciding: isDeciding => void (isDeciding ? this.#deciding.add(row.id) : this.#deciding.delete(row.id)),
      late: async () => this.#desks.get(row.id)?.late(),
    });
    const isThere = isNew && live.nth === 0 ? aheadOf(row.fixture) : undefined;
    if (isThere) await live.playAhead(isThere);
    await live.prepare();
    if (live.isOverdue) this.#deciding.add(row.id); // before anything of it is open
    return live;
  }

  /** To its end. What goes wrong is reported, and the match taken up again from its record. */
  async #play(desk: EventDesk): Promise<void> {
    const signal = AbortSignal.any([this.#stop.signal, desk.ended]);
    try {
      await desk.live.play(signal);
      if (signal.aborted) return;
      await desk.sync(); // whatever the last thing was, everything is decided by now
      await this.keeper.endEvent(desk.row.id, 'over');
      desk.finished('over');
      this.#gone(desk.row.id);
    } catch (error) {
      if (!signal.aborted) await this.#again(error, () => this.#retake(desk.row.id), signal);
    }
  }

  #again(fault: unknown, work: () => Promise<void> | void, signal = this.#stop.signal): Promise<void> {
    return again(fault, { clock: this.#options.clock, signal, work, report: this.#report });
  }

  #gone(event: string): void {
    this.#desks.delete(event);
    this.#deciding.delete(event);
    this.board.happened({ now: this.#options.world.now(), rows: [], gone: [event] });
    this.schedule();
  }

  async #retake(id: string): Promise<void> {
    const row = (await eventsUnderWay(this.#options.db)).find(each => each.id === id);
    const markets = (await marketsUnderWay(this.#options.db)).filter(market => market.event_id === id);
    if (row) await this.#take(row, markets);
  }

  #house(): ConstructorParameters<typeof EventDesk>[3] {
    return {
      telling: this.#options.telling,
      openMarkets: async (event, plans) => {
        const rows = await this.keeper.openMarkets(event, plans);
        for (const row of rows) this.#events.set(row.id, event.id);
        return rows;
      },
      trading: id => this.engine.trading(id),
      refuseWaiting: id => this.waitingRoom.refuseAll(id),
      suspend: id => this.keeper.turn(id, 'suspended'),
      reopen: id => this.keeper.turn(id, 'open'),
      turnInPlay: id => this.keeper.turnInPlay(id),
      began: event => this.keeper.beginEvent(event),
      isStopped: sport => this.operator.isStopped || (this.#options.stops?.has(`sport:${sport}`) ?? false),
      wordsOf: (...ids) => this.#options.stops?.words(...ids) ?? '',
      quote: (trading, chances, style) => this.#maker.quote(trading, chances, style),
      withdraw: trading => this.#maker.withdraw(trading),
      removeRunners: (desk, market, plan) => this.keeper.removeRunners(market, plan, desk),
      settle: async (desk, decided) => {
        await this.keeper.settle(decided, desk.live.sport.name, desk.row.fixture.name);
        for (const { market } of decided) this.#events.delete(market.id);
      },
      changed: ({ id }) => void this.#unshown.add(id),
      now: () => this.#options.clock.now(),
      report: fault => this.#report(new Error(fault)),
    };
  }

  #traded(trading: Trading, outcome: Outcome): void {
    this.#deskOf(trading.id)?.traded(trading);
    this.#options.bus.publish('market', { id: trading.id });
    if (outcome.orders.some(({ order, matched }) => order.user === MAKER && matched > 0)) this.#met.add(trading.id);
  }

  #showBoard(): void {
    const rows = [...this.#unshown].flatMap(id => {
      const view = this.#desks.get(id)?.channel.view;
      return view ? [boardRow(view)] : [];
    });
    this.#unshown.clear();
    const changed = changedOf(this.board.view.rows, rows);
    if (changed.length > 0) this.board.happened({ now: this.#options.world.now(), rows: changed, gone: [] });
  }
}
