import type { MarketId, Millis } from '@maidan/core/ids';
import type { MakerStyle } from '@maidan/exchange/maker';
import type { Trading } from '@maidan/exchange/trading';
import type { EventHouse } from './eventHouse.ts';
import type { LiveEvent } from './liveEvent.ts';

/** How long prices may take to follow the match: less than the delay that whoever would take old ones has to wait. */
export const STALE_MS = 3_000;

export const STALE = 'Its prices are older than the match.';

type House = Pick<EventHouse, 'now' | 'quote' | 'suspend' | 'report'>;

/** Which moment of a match the prices of its markets are from, and why some of them have none. */
export class Freshness {
  readonly #house: House;
  readonly #live: Pick<LiveEvent, 'nth'>;
  /** The last moment that prices have to follow, and when the first came that not all of them have followed. */
  #last: { readonly nth: number; readonly since: Millis } | undefined;
  readonly #priced = new Map<MarketId, number>();
  readonly #faults = new Map<MarketId, string>();

  constructor(house: House, live: Pick<LiveEvent, 'nth'>) {
    this.#house = house;
    this.#live = live;
  }

  played(nth: number): void {
    const { nth: before = 0, since } = this.#last ?? {};
    const isBehind = [...this.#priced.values()].some(priced => priced < before);
    this.#last = { nth, since: isBehind && since !== undefined ? since : this.#house.now() };
  }

  priced(market: MarketId, nth = this.#live.nth): void {
    this.#priced.set(market, nth);
    this.#faults.delete(market);
  }

  /** A book that the maker cannot quote in is suspended, and tried again when the match goes on. */
  async quote(trading: Trading, chances: readonly number[], style: MakerStyle): Promise<void> {
    const { nth } = this.#live;
    const fault = await this.#house.quote(trading, chances, style);
    if (fault === undefined) return this.priced(trading.id, nth);
    this.#stopFor(trading.id, `The market maker cannot quote: ${fault}.`);
    return this.#house.suspend(trading.id);
  }

  /** Why a market is stopped without anybody's doing; empty for most. */
  faultOf(market: MarketId): string {
    return this.#faults.get(market) ?? '';
  }

  /** Those of the open markets whose prices are of an earlier moment, for longer than they may be. */
  stale(open: readonly MarketId[]): readonly MarketId[] {
    const { nth = 0, since = this.#house.now() } = this.#last ?? {};
    if (this.#house.now() - since < STALE_MS) return [];
    const old = open.filter(market => (this.#priced.get(market) ?? 0) < nth);
    for (const market of old) this.#stopFor(market, STALE);
    return old;
  }

  /** They are settled, and old for ever. */
  without(markets: readonly MarketId[]): readonly MarketId[] {
    for (const market of markets) {
      this.#priced.delete(market);
      this.#faults.delete(market);
    }
    return markets;
  }

  #stopFor(market: MarketId, fault: string): void {
    this.#faults.set(market, fault);
    this.#house.report(`${market}: ${fault}`);
  }
}
