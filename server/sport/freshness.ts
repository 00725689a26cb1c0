import type { MarketId, Millis } from '@maidan/core/ids';
import type { MakerStyle } from '@maidan/exchange/trading/maker';
import type { Trading } from '@maidan/exchange/trading/trading';
import { say } from '@maidan/words/say';
import type { EventHouse } from './eventHouse.ts';
import type { LiveEvent } from './liveEvent.ts';

/** How long prices may take to follow the match: less than the delay that whoever would take old ones has to wait. */
export const STALE_MS = 3_000;

/**
 * How often prices are looked at, and what one look counts for at most. A house that was kept from looking for longer was
 * kept from play and from pricing as well, and nobody could bet.
 */
export const LOOK_MS = 500;

/** Why a market is stopped without anybody's doing. */
type MarketFault = { readonly code: 'stale' } | { readonly code: 'unquoted'; readonly why: string };

/** For staff, and for the log. */
export const marketFaultWords = (fault: MarketFault): string =>
  fault.code === 'stale' ? say('officeSport.pricesStale') : say('officeSport.makerCannotQuote', { why: fault.why });

type House = Pick<EventHouse, 'now' | 'quote' | 'suspend' | 'report'>;

/** Which moment of a match the prices of its markets are from, and why some of them have none. */
export class Freshness {
  readonly #house: House;
  readonly #live: Pick<LiveEvent, 'nth'>;
  /** The last moment that prices have to follow, and the one before it. */
  #last = 0;
  #before = 0;
  /** For how long they have been looked at without any of them following. */
  #waited = 0;
  #lookedAt: Millis | undefined;
  #ageMs = 0;
  readonly #priced = new Map<MarketId, number>();
  /** For how long those have been open that were passed over: a match waits for its prices, so theirs never came. */
  readonly #passedOver = new Map<MarketId, number>();
  readonly #faults = new Map<MarketId, MarketFault>();

  constructor(house: House, live: Pick<LiveEvent, 'nth'>) {
    this.#house = house;
    this.#live = live;
  }

  played(nth: number): void {
    if (!this.isBehind) this.#begin();
    [this.#before, this.#last] = [this.#last, nth];
  }

  /** While prices follow, one after the other, the others are waited for: what comes next in the match waits too. */
  priced(market: MarketId, nth = this.#live.nth): void {
    const isFollowing = (this.#priced.get(market) ?? 0) < this.#last && nth >= this.#last;
    this.#priced.set(market, nth);
    this.#passedOver.delete(market);
    this.#faults.delete(market);
    if (isFollowing) this.#begin(); // one that is quoted again, because somebody bet, helps no other
  }

  /** A book that the maker cannot quote in is suspended, and tried again when the match goes on. */
  async quote(trading: Trading, chances: readonly number[], style: MakerStyle): Promise<void> {
    const { nth } = this.#live;
    const fault = await this.#house.quote(trading, chances, style);
    if (fault === undefined) return this.priced(trading.id, nth);
    this.#stopFor(trading.id, { code: 'unquoted', why: fault });
    return this.#house.suspend(trading.id);
  }

  faultOf(market: MarketId): MarketFault | undefined {
    return this.#faults.get(market);
  }

  /** How many are stopped so. */
  get stopped(): number {
    return this.#faults.size;
  }

  /** How long the oldest prices of open markets had not followed the match, when they were last looked at. */
  get ageMs(): number {
    return this.#ageMs;
  }

  /** Whether there are prices that have not followed the match; a book that is stopped may be among them. */
  get isBehind(): boolean {
    return [...this.#priced.values()].some(priced => priced < this.#last);
  }

  /** Those of the open markets whose prices are so for longer than they may be. */
  stale(open: readonly MarketId[]): readonly MarketId[] {
    const now = this.#house.now();
    const passed = Math.min(now - (this.#lookedAt ?? now), LOOK_MS);
    this.#waited += passed;
    this.#lookedAt = now;
    this.#ageMs = 0;
    const old = open.filter(market => this.#isOld(market, passed));
    for (const market of old) this.#stopFor(market, { code: 'stale' });
    return old;
  }

  /** They are settled, and old for ever. */
  without(markets: readonly MarketId[]): readonly MarketId[] {
    for (const market of markets) {
      for (const known of [this.#priced, this.#passedOver, this.#faults]) known.delete(market);
    }
    return markets;
  }

  #isOld(market: MarketId, passed: number): boolean {
    const priced = this.#priced.get(market) ?? 0;
    if (priced >= this.#last) return false;
    const passedOver = priced < this.#before ? (this.#passedOver.get(market) ?? 0) + passed : 0;
    this.#passedOver.set(market, passedOver);
    const age = Math.max(passedOver, this.#waited);
    this.#ageMs = Math.max(this.#ageMs, age);
    return age >= STALE_MS;
  }

  #begin(): void {
    this.#waited = 0;
    this.#lookedAt = this.#house.now();
  }

  #stopFor(market: MarketId, fault: MarketFault): void {
    this.#faults.set(market, fault);
    this.#house.report(`${market}: ${marketFaultWords(fault)}`);
  }
}
