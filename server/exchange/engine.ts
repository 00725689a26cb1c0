import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId, OrderId } from '@maidan/core/ids';
import { refuse, type Result } from '@maidan/core/result';
import type { Market, OrderState } from '@maidan/exchange/market';
import { Trading } from '@maidan/exchange/trading';
import type { OrdersCommand, Outcome, TradeCommand } from '@maidan/exchange/tradeCommand';
import type { Books } from '../books.ts';
import type { Db } from '../db.ts';
import type { Writer } from '../writer.ts';
import { Desk, type Trader } from './desk.ts';
import type { MarketRow } from './rows.ts';
import { journalOf, marketOf } from './store.ts';
import type { WaitingRoom } from './waitingRoom.ts';

export interface EngineOptions {
  readonly db: Db;
  readonly writer: Writer;
  readonly waitingRoom: WaitingRoom;
  /** What was committed, in order. */
  publish(trading: Trading, outcome: Outcome): void;
}

/** Owns the books of all markets between players. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #desks = new Map<MarketId, Desk>();

  constructor(options: EngineOptions) {
    this.#options = options;
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

  /** For something done to a market once at this point of its journal. */
  nextKey(id: MarketId, what: string): string {
    return `${what}/${id}/${this.#desks.get(id)?.seq ?? 0}`;
  }

  close(id: MarketId): void {
    this.#desks.delete(id);
  }

  /** A player's orders. Those that would match at once wait the market's delay; suspended meanwhile, they are refused. */
  async trade(id: MarketId, trader: Trader, command: OrdersCommand): Promise<Result<readonly OrderState[], ErrorCode>> {
    const desk = await this.#desk(id);
    if (!desk) return refuse('unknown-market');
    const { waitingRoom, writer } = this.#options;
    const place = (): Promise<Result<readonly OrderState[], ErrorCode>> => writer.do(desk.trade(trader, command));
    const delay = desk.market.betDelayMs;
    const { trading } = desk;
    // What would be refused is refused by the writer, which knows whether it was asked for before.
    if (delay === 0 || !trading.check(command).ok) return place();
    // One that is in the book already is only asked for again.
    const isTaking = command.place.some(order => !trading.order(order.id) && trading.wouldMatch(order));
    return isTaking ? waitingRoom.wait(id, trader, delay, place) : place();
  }

  /** What the house does to a market; a suspension refuses what waits. */
  async govern(
    id: MarketId,
    trader: Trader,
    command: Exclude<TradeCommand, OrdersCommand>,
    also?: (books: Books) => void,
  ): Promise<Result<readonly OrderState[], ErrorCode>> {
    const desk = await this.#desk(id);
    if (!desk) return refuse('unknown-market');
    if (command.type === 'status' && command.status !== 'open') {
      this.#options.waitingRoom.refuseAll(id);
    }
    return this.#options.writer.do(desk.govern(trader, command, also));
  }

  /** Orders whose time is over. */
  async lapse(id: MarketId, orders: readonly OrderId[]): Promise<void> {
    const key = `lapse/${id}/${orders[0]}`;
    await this.govern(id, { key, fingerprint: orders.join() }, { type: 'lapse', orders });
  }

  async #desk(id: MarketId): Promise<Desk | undefined> {
    const desk = this.#desks.get(id);
    if (!desk?.isLost) return desk;
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
    return new Desk(trading, seq, this.#options.publish);
  }
}

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
