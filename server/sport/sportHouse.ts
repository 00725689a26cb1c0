import type { BoardChange, BoardView } from '@maidan/contract/event';
import type { MarketId } from '@maidan/core/ids';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { Outcome } from '@maidan/exchange/trading/tradeCommand';
import { Engine } from '../exchange/engine.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { WaitingRoom } from '../exchange/waitingRoom.ts';
import type { LiveChannel } from '../stream/liveChannel.ts';
import { UnderWay } from '../underWay.ts';
import { Turns } from '../work/turns.ts';
import type { EventDesk } from './eventDesk.ts';
import { EventDesks } from './eventDesks.ts';
import type { EventHouse } from './eventHouse.ts';
import { LOOK_MS } from './freshness.ts';
import { HouseMaker, hireMaker } from './houseMaker.ts';
import { MarketKeeper } from './marketKeeper.ts';
import { Operator } from './operator.ts';
import { Playing } from './playing.ts';
import { SportBoard } from './sportBoard.ts';
import type { SportOptions } from './sportOptions.ts';

/** Every match and race, the books and rows on them, and who keeps them in order. */
export class SportHouse {
  readonly engine: Engine;
  readonly waitingRoom: WaitingRoom;
  readonly keeper: MarketKeeper;
  /** What is done to events and markets by hand. */
  readonly operator: Operator;
  readonly #options: SportOptions;
  readonly #desks = new EventDesks();
  readonly #board: SportBoard;
  readonly #playing: Playing;
  readonly #maker: HouseMaker;
  /** Books in which the maker was met: it has to look at them again. */
  readonly #met = new Set<MarketId>();
  /** Books that were committed to and not shown yet. */
  readonly #stirred = new Set<Trading>();
  readonly #stop = new AbortController();
  readonly #running = new UnderWay();
  readonly #scheduling = new Turns();
  readonly #tidying = new Turns();
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
      isShut: id => this.#desks.isDeciding(id),
      publish: (...told) => this.#traded(...told),
    });
    this.#maker = new HouseMaker(this.engine, world);
    this.keeper = new MarketKeeper({ db, writer, engine: this.engine, world, commission: () => settings().commission });
    const gone = (event: string): void => this.#gone(event);
    const { engine, keeper } = this;
    this.operator = new Operator({ keeper, engine, desks: this.#desks.byEvent, settings, gone });
    this.#board = new SportBoard(this.#desks, world, telling);
    this.#playing = new Playing({
      ...options,
      engine,
      keeper,
      desks: this.#desks,
      house: this.#house(),
      closing: this.#stop.signal,
      schedule: () => this.schedule(),
      gone,
      inBackground: work => this.inBackground(work),
      report: error => this.#report(error),
    });
  }

  get board(): LiveChannel<BoardView, BoardChange> {
    return this.#board.channel;
  }

  /** Takes up what was left, and adds what is due in the background: a new house has a long programme to open. */
  async open(report: (error: unknown) => void): Promise<void> {
    this.#report = report;
    for (const fault of this.#options.faults ?? []) report(fault);
    if (!this.#options.isOpen) return;
    await hireMaker(this.#options.writer);
    await this.#scheduling.take(() => this.#playing.takeUpAll()); // nothing is added meanwhile that is still to be taken up
    this.schedule();
    const chore = setInterval(() => this.inBackground(this.tidy()), LOOK_MS).unref();
    this.#stop.signal.addEventListener('abort', () => clearInterval(chore));
  }

  /** Adds the fixtures that should exist by now, the next ones first. Nobody has to wait for it, and it is tried again. */
  schedule(): void {
    const { part } = this.#options;
    if (part) return part.due();
    const done = this.#scheduling.take(() => this.#addDue());
    this.inBackground(done.catch(error => this.#playing.again(error, () => this.schedule())));
    return undefined;
  }

  /** One that was added by who keeps the programme. One that is here already stays as it is. */
  takeUp(event: string): Promise<void> {
    return this.#scheduling.take(async () => {
      if (!this.desk(event) && !this.#stop.signal.aborted) await this.#playing.takeUp(event);
    });
  }

  async #addDue(): Promise<void> {
    const now = this.#options.world.now();
    const knownOf = ({ row: { fixture }, live: { isResting } }: EventDesk) => ({ fixture, isOver: false, isResting });
    const known = [...this.desks()].map(knownOf);
    const due = await this.#options.due(known);
    for (const fixture of due.toSorted((a, b) => Math.abs(a.startsAt - now) - Math.abs(b.startsAt - now))) {
      if (this.#stop.signal.aborted) return;
      const row = await this.keeper.addEvent(fixture);
      if (row.state === 'upcoming' && !this.desk(row.id)) await this.#playing.take(row, []);
    }
  }

  /** What is due is open. */
  scheduled(): Promise<void> {
    return this.#scheduling.over();
  }

  /** Once in a while, and never twice at a time: who asks for it finds everything done that was to do by then. */
  tidy(): Promise<void> {
    this.inBackground(this.operator.watch()); // whatever the rest waits for
    return this.#tidying.take(() => this.#tidy());
  }

  /** Orders whose time is over, books the maker was met in, news for the board. */
  async #tidy(): Promise<void> {
    for (const desk of this.engine.all()) {
      const over = desk.trading.dueBy(this.engine.now);
      if (over.length > 0) await this.engine.lapse(desk.id, over);
    }
    const met = new Set([...this.#met, ...this.#maker.wanting()]);
    this.#met.clear();
    for (const id of met) await this.#desks.at(id)?.requote(id);
    this.#board.show();
  }

  desk(event: string): EventDesk | undefined {
    return this.#desks.byEvent.get(event);
  }

  desks(): Iterable<EventDesk> {
    return this.#desks.byEvent.values();
  }

  /** Where a market is, as far as it is not settled yet. */
  market(id: MarketId): { readonly desk: EventDesk; readonly row: MarketRow } | undefined {
    return this.#desks.market(id);
  }

  houseRow(id: MarketId): HouseRow | undefined {
    return this.#desks.houseRow(id);
  }

  /** Who plays it here, or would. */
  sportOf(fixture: Fixture): SomeSport | undefined {
    return this.#options.sportOf(fixture);
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

  /** Waited for when the house closes; what goes wrong is reported. */
  inBackground(work: Promise<void>): void {
    const told = work.catch(error => {
      if (!this.#stop.signal.aborted) this.#report(error);
    });
    void this.#running.follow(told);
  }

  #gone(event: string): void {
    this.#desks.remove(event);
    this.#board.gone(event);
    this.schedule();
  }

  #house(): EventHouse {
    return {
      telling: this.#options.telling,
      openMarkets: async (event, plans) => {
        const rows = await this.keeper.openMarkets(event, plans);
        this.#desks.opened(event.id, rows);
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
      takeBackQuotes: trading => this.#maker.takeBackQuotes(trading),
      removeRunners: (desk, market, plan) => this.keeper.removeRunners(market, plan, desk),
      settle: async (desk, decided) => {
        await this.keeper.settle(decided, desk.live.sport.code, desk.row.fixture.name);
        this.#desks.settled(decided.map(({ market }) => market));
      },
      changed: ({ id }) => this.#board.changed(id),
      now: () => this.#options.clock.now(),
      report: fault => this.#report(new Error(fault)),
    };
  }

  #traded(trading: Trading, outcome: Outcome): void {
    if (this.#stirred.size === 0) queueMicrotask(() => this.#show());
    this.#stirred.add(trading);
    if (outcome.orders.some(({ order, matched }) => order.user === MAKER && matched > 0)) this.#met.add(trading.id);
  }

  /** What a group of orders made of their books is shown once, and before any of them is answered. */
  #show(): void {
    const stirred = [...this.#stirred];
    this.#stirred.clear();
    for (const trading of stirred) {
      try {
        this.#desks.at(trading.id)?.traded(trading);
        this.#options.bus.publish('market', { id: trading.id });
      } catch (error) {
        this.#report(error);
      }
    }
  }
}
