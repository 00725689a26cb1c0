import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import type { MarketId, Millis, OrderId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Market, OrderState } from '@maidan/exchange/market';
import type { Removal } from '@maidan/exchange/positions/nonRunner';
import { Trading } from '@maidan/exchange/trading/trading';
import type {
  OrdersCommand,
  Outcome,
  RemoveCommand,
  TakenBecause,
  TradeCommand,
} from '@maidan/exchange/trading/tradeCommand';
import type { Queryable } from '../db/db.ts';
import { type Command, NOT_REMEMBERED } from '../writer/command.ts';
import type { Pen } from '../writer/writer.ts';
import { type Also, Desk, type Governor, Hasty, isBehind, type Trader, Unforeseen, type Way } from './desk.ts';
import { limitsFor } from './limits.ts';
import type { MarketRow } from './rows.ts';
import { journalOf, marketOf } from './store.ts';
import type { WaitingRoom } from './waitingRoom.ts';

export interface EngineOptions {
  readonly db: Queryable;
  readonly writer: Pen;
  readonly waitingRoom: WaitingRoom;
  /** The time by which orders lapse: it goes on steadily, whatever is done to the clock on the wall. */
  now(): Millis;
  /** What the operator allows now. */
  settings(): Settings['sport'];
  /** Whether nobody may bet on it at this moment, though it is open. */
  isShut?(id: MarketId): boolean;
  /** What was committed, in order. */
  publish(trading: Trading, outcome: Outcome): void;
}

/** Owns the books of all markets between players. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #desks = new Map<MarketId, Desk>();
  readonly #reading = new Map<MarketId, Promise<Desk | undefined>>();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** The time by which orders lapse. */
  get now(): Millis {
    return this.#options.now();
  }

  /** Takes a market up where its journal ends. */
  async open(row: MarketRow): Promise<Desk> {
    const desk = await this.#read(row);
    this.#desks.set(row.id, desk);
    return desk;
  }

  /** As it is committed. */
  trading(id: MarketId): Trading | undefined {
    return this.#desks.get(id)?.trading;
  }

  all(): Iterable<Desk> {
    return this.#desks.values();
  }

  close(id: MarketId): void {
    this.#desks.delete(id);
  }

  /**
   * A player's orders. Those that match when their turn comes have to wait the market's delay first; suspended meanwhile,
   * they are refused.
   */
  async trade(
    id: MarketId,
    trader: Trader,
    orders: OrdersCommand | Way,
  ): Promise<Result<readonly OrderState[], ErrorCode>> {
    const { waitingRoom, writer, isShut } = this.#options;
    const way = 'orders' in orders ? orders : asTheyAre(orders);
    const mayPlace = 'orders' in orders || orders.place.length > 0;
    if (mayPlace && isShut?.(id)) return waitingRoom.refused(trader);
    const desk = this.#desks.get(id);
    const delayMs = desk?.delayOf(way);
    if (delayMs !== undefined) return this.#waitFirst(id, trader, way, delayMs);
    const arrived = desk?.send(way);
    try {
      const done = await this.#trade(id, trader, way, false);
      return !done.ok && done.error === 'unknown-market' ? ((await writer.answered(trader)) ?? done) : done;
    } catch (error) {
      if (!(error instanceof Hasty)) throw error;
      return this.#waitFirst(id, trader, way, error.delayMs);
    } finally {
      arrived?.();
    }
  }

  async #waitFirst(
    id: MarketId,
    trader: Trader,
    way: Way,
    delayMs: number,
  ): Promise<Result<readonly OrderState[], ErrorCode>> {
    const { waitingRoom, writer } = this.#options;
    const before = () => writer.answered<readonly OrderState[]>(trader, 'inAMoment'); // asked for again, it waits for nothing
    return waitingRoom.wait(id, trader, delayMs, () => this.#trade(id, trader, way, true), before);
  }

  /**
   * Of the house, which waits by itself. Nobody remembers them: where it is unknown whether they came true, or where they
   * would have to wait after all, it looks at the book again.
   */
  async quote(id: MarketId, command: OrdersCommand, hasWaited: boolean): Promise<Result<unknown, ErrorCode>> {
    const again = refuse('order-not-open' as const);
    return this.#trade(id, NOT_REMEMBERED, asTheyAre(command), hasWaited, again).catch((error: unknown) => {
      if (!(error instanceof Hasty)) throw error;
      return again;
    });
  }

  #trade(
    id: MarketId,
    trader: Trader,
    way: Way,
    hasWaited: boolean,
    ifBehind?: Result<readonly OrderState[], ErrorCode>,
  ): Promise<Result<readonly OrderState[], ErrorCode>> {
    const limits = () => limitsFor(way.user, this.#options.settings());
    const trade = (isThorough: boolean) =>
      this.#do(id, desk => desk.trade(trader, way, { limits, hasWaited, isThorough }), ifBehind);
    return trade(false).catch((error: unknown) => {
      if (!(error instanceof Unforeseen)) throw error;
      return trade(true);
    });
  }

  /** What the house does to a market (an admin command); a suspension refuses what waits. */
  async govern(
    id: MarketId,
    trader: Governor,
    command: Exclude<TradeCommand, OrdersCommand | RemoveCommand>,
    also?: Also,
  ): Promise<Result<object, ErrorCode>> {
    const isStop = command.type === 'status' && command.status !== 'open';
    return this.#stopping(id, isStop, () => this.#do(id, desk => desk.govern(trader, command, also)));
  }

  /** A runner is removed, once. Whoever waits saw another market. `ref` is what is lent because of it. */
  async remove(id: MarketId, removal: Removal, ref: string): Promise<void> {
    const desk = await this.#desk(id);
    const isThere = desk?.market.runners.some(runner => runner.id === removal.runner && !runner.isRemoved);
    if (!desk || !isThere) return;
    const trader = { key: `remove/${id}/${removal.runner}`, fingerprint: String(removal.reduction) };
    const remove = (now: Desk): Command<object> => now.remove(trader, { type: 'remove', ...removal }, ref);
    const done = await this.#stopping(id, true, () => this.#do(id, remove));
    if (!done.ok) throw new Error(`${removal.runner} could not be removed from ${id}: ${done.error}`);
  }

  /** Orders whose time is over, or that may not stay for another reason. */
  async lapse(id: MarketId, orders: readonly OrderId[], because?: TakenBecause): Promise<void> {
    const key = `lapse/${id}/${orders[0]}`;
    const command = { type: 'lapse', orders, ...(because && { because }) } as const;
    await this.govern(id, { key, fingerprint: orders.join() }, command);
  }

  /** Whoever waits is refused, also who came while it was on its way. */
  async #stopping<A>(id: MarketId, isStop: boolean, act: () => Promise<A>): Promise<A> {
    const { waitingRoom } = this.#options;
    if (isStop) waitingRoom.refuseAll(id);
    const done = await act();
    if (isStop) waitingRoom.refuseAll(id);
    return done;
  }

  /**
   * By a desk that knows its whole journal: one that turns out not to is read again, and asked again unless there is an
   * answer for that. The key makes it happen once.
   */
  async #do<A>(
    id: MarketId,
    asked: (desk: Desk) => Command<A>,
    ifBehind?: Result<A, ErrorCode>,
  ): Promise<Result<A, ErrorCode>> {
    const { writer } = this.#options;
    const desk = await this.#desk(id);
    if (!desk) return refuse('unknown-market');
    try {
      return await writer.do(asked(desk));
    } catch (error) {
      if (!isBehind(error)) throw error;
      desk.lose();
      const again = await this.#desk(id);
      if (!again) return refuse('unknown-market');
      return ifBehind ?? writer.do(asked(again));
    }
  }

  async #desk(id: MarketId): Promise<Desk | undefined> {
    const desk = this.#desks.get(id);
    if (!desk?.isLost) return desk;
    const known = this.#reading.get(id);
    if (known) return known;
    const reading = this.#readAgain(id).finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  async #readAgain(id: MarketId): Promise<Desk | undefined> {
    const row = await marketOf(this.#options.db, id);
    return row && this.open(row);
  }

  async #read(row: MarketRow): Promise<Desk> {
    const trading = new Trading(marketFrom(row), row.plan.winners);
    let seq = 0;
    for (const line of await journalOf(this.#options.db, row.id)) {
      trading.apply(line.command);
      seq = line.seq;
      if (line.digest !== null && line.digest !== trading.digest()) {
        throw new Error(`the journal of ${row.id} does not make the market it recorded at ${seq}`);
      }
    }
    return new Desk(trading, seq, this.#options);
  }
}

const asTheyAre = (command: OrdersCommand): Way => ({ user: command.user, orders: () => ok(command) });

/** As it was when it opened: everything since is in its journal. */
export const marketFrom = (row: MarketRow): Market => ({
  id: row.id,
  event: row.event_id,
  name: row.name,
  status: 'open',
  inPlay: false,
  betDelayMs: row.bet_delay_ms,
  runners: (row.plan.runners ?? []).map(name => ({ id: name, name, isRemoved: false })),
  limits: { min: row.min_stake, max: row.max_stake },
  isComplete: (row.plan.winners ?? 1) === 1,
  version: 1,
  commission: row.commission,
});
