import { aheadOf } from '@maidan/exchange/sports/schedule';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Engine } from '../exchange/engine.ts';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import { eventsUnderWay, eventUnderWay, marketsUnderWayOf } from '../exchange/store.ts';
import { again } from './again.ts';
import { EventDesk } from './eventDesk.ts';
import type { EventDesks } from './eventDesks.ts';
import type { EventHouse } from './eventHouse.ts';
import type { LiveEvent } from './liveEvent.ts';
import type { MarketKeeper } from './marketKeeper.ts';
import { isCalledOff } from './missed.ts';
import type { SportOptions } from './sportOptions.ts';
import { takenUp } from './takenUp.ts';
import { writeEnding } from './endings.ts';

interface PlayingDeps extends SportOptions {
  readonly engine: Engine;
  readonly keeper: MarketKeeper;
  readonly desks: EventDesks;
  readonly house: EventHouse;
  /** The house closes. */
  readonly closing: AbortSignal;
  /** One rests or is over: another one may be due. */
  schedule(): void;
  gone(event: string): void;
  inBackground(work: Promise<void>): void;
  report(error: unknown): void;
}

/** Takes matches up, plays them to their end, and takes up again from its record what went wrong. */
export class Playing {
  readonly #deps: PlayingDeps;

  constructor(deps: PlayingDeps) {
    this.#deps = deps;
  }

  /** What was left at the last start. Of those that should have begun while the house was closed, not all are played. */
  async takeUpAll(): Promise<void> {
    const { db, part, closing, world } = this.#deps;
    const rows = (await eventsUnderWay(db)).filter(({ id }) => part?.has(id) ?? true);
    const all = await marketsUnderWayOf(
      db,
      rows.map(({ id }) => id),
    );
    const markets = Map.groupBy(all, market => market.event_id);
    const house = { ...this.#deps, now: world.now() };
    for (const row of rows) {
      if (closing.aborted) return; // given away while it was being taken up
      const its = markets.get(row.id) ?? [];
      if (!(await isCalledOff(row, its, house))) await this.take(row, its);
    }
  }

  async take(row: EventRow, markets: readonly MarketRow[]): Promise<void> {
    const { desks, engine, house, inBackground } = this.#deps;
    const sport = this.#deps.sportOf(row.fixture);
    if (!sport) return;
    const live = await this.#liveEvent(row, sport, markets.length === 0);
    desks.opened(row.id, markets);
    for (const market of markets) if (market.kind === 'exchange') await engine.open(market);
    const desk = new EventDesk(row, live, markets, house);
    desks.add(desk);
    const synced = desk.sync();
    inBackground(
      synced.then(
        () => this.#play(desk),
        error => this.again(error, () => this.takeUp(row.id)),
      ),
    );
    await synced.catch(() => {});
  }

  again(fault: unknown, work: () => Promise<void> | void, signal = this.#deps.closing): Promise<void> {
    const { clock, report } = this.#deps;
    return again(fault, { clock, signal, work, report });
  }

  async #liveEvent(row: EventRow, sport: SomeSport, isNew: boolean): Promise<LiveEvent> {
    const { desks, schedule } = this.#deps;
    const live = await takenUp(row, sport, {
      ...this.#deps,
      happened: async happening => {
        if (sport.isResting?.(live.state)) schedule(); // another one goes on meanwhile
        await desks.byEvent.get(row.id)?.happened(happening);
      },
      deciding: isDeciding => desks.decides(row.id, isDeciding),
      late: async () => desks.byEvent.get(row.id)?.late(),
    });
    const isThere = isNew && live.nth === 0 ? aheadOf(row.fixture) : undefined;
    if (isThere) await live.playAhead(isThere);
    await live.prepare();
    if (live.isOverdue) desks.decides(row.id, true); // before anything of it is open
    return live;
  }

  async #play(desk: EventDesk): Promise<void> {
    const signal = AbortSignal.any([this.#deps.closing, desk.ended]);
    try {
      await desk.live.play(signal);
      if (signal.aborted) return;
      await desk.sync(); // whatever the last thing was, everything is decided by now
      await writeEnding(this.#deps.db, desk, this.#deps.world.now());
      await this.#deps.keeper.endEvent(desk.row.id, 'over');
      desk.finished('over');
      this.#deps.gone(desk.row.id);
    } catch (error) {
      if (!signal.aborted) await this.again(error, () => this.takeUp(desk.row.id), signal);
    }
  }

  /** From its record. */
  async takeUp(id: string): Promise<void> {
    const { db } = this.#deps;
    const [row, markets] = await Promise.all([eventUnderWay(db, id), marketsUnderWayOf(db, [id])]);
    if (row) await this.take(row, markets);
  }
}
