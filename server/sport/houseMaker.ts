import type { ErrorCode } from '@maidan/contract/errors';
import type { MarketId } from '@maidan/core/ids';
import { rupees, ZERO } from '@maidan/core/money';
import { openFurther, openWith } from '@maidan/core/ledger';
import { ok, type Result } from '@maidan/core/result';
import { type MakerStyle, type Quote, quotesFor, requote } from '@maidan/exchange/trading/maker';
import type { Order } from '@maidan/exchange/market';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { OrdersCommand } from '@maidan/exchange/trading/tradeCommand';
import type { Engine } from '../exchange/engine.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import { orderId } from '../exchange/orderId.ts';
import type { World } from '../world.ts';
import type { Decision } from '../writer/decision.ts';
import type { Pen } from '../writer/writer.ts';

/** What it begins with. */
const PURSE = rupees(100_00_00_000);
/** What it was given when all sports were played: some 7 lakh are held for each of two thousand books. */
const MORE = rupees(900_00_00_000);
/** How often it tries to follow a book that players are busy in. */
const TRIES = 5;

/** Nothing is wrong with a maker that finds its book shut. */
const IS_STOPPED: ReadonlySet<string> = new Set(['market-suspended', 'market-closed', 'unknown-market']);

/** Keeps prices in the books, through the same door and under the same limits as any player. */
export class HouseMaker {
  readonly #engine: Engine;
  readonly #world: World;
  readonly #turns = new Map<MarketId, Promise<unknown>>();
  readonly #wantsSince = new Map<MarketId, number>();

  constructor(engine: Engine, world: World) {
    this.#engine = engine;
    this.#world = world;
  }

  /**
   * What it wants at these chances, instead of what it has. In each market one quote comes after the other. Where it
   * cannot, for lack of money or for whatever reason, it takes back what it has and says why. What it cannot take back
   * either is not met: its book is suspended for that reason, and opens without it.
   */
  quote(trading: Trading, chances: readonly number[], style?: MakerStyle): Promise<string | undefined> {
    return this.#inTurn(trading.id, async () => {
      const fault = await this.#tryToQuote(trading, chances, style).catch(String);
      if (fault !== undefined) await this.#cancelAll(trading).catch(() => {}); // rather no prices than old ones
      return fault !== undefined && IS_STOPPED.has(fault) ? undefined : fault;
    });
  }

  async #tryToQuote(
    trading: Trading,
    chances: readonly number[],
    style: MakerStyle | undefined,
  ): Promise<string | undefined> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const done = await this.#requote(trading, wantedIn(trading, chances, style));
      if (done.ok) return undefined;
      if (done.error !== 'order-not-open') return done.error; // otherwise somebody met an order that was to be taken back
    }
    return 'order-not-open';
  }

  /** Everything it has in a market. */
  takeBackQuotes(trading: Trading): Promise<void> {
    return this.#inTurn(trading.id, () => this.#cancelAll(trading));
  }

  /** Where it would take what players offer, and waits as long as everybody has to: asked to quote again, it may. */
  wanting(): Iterable<MarketId> {
    return this.#wantsSince.keys();
  }

  /** New prices come at once where they meet nobody; so a small order in their way cannot keep the old ones in the book. */
  async #requote(trading: Trading, wanted: readonly Quote[]): Promise<Result<unknown, ErrorCode>> {
    const resting = trading.ordersOf(MAKER).map(({ order, left }) => ({ ...order, stake: left }));
    const { cancel, reduce, place } = requote(resting, wanted, trading.market.limits.min);
    const at = this.#world.now();
    const base = this.#world.secret();
    const orders = place.map((quote, nth): Order => ({
      ...quote,
      id: orderId(base, nth),
      user: MAKER,
      at,
      isKept: true,
    }));
    const hasWaited = this.#hasWaited(trading, orders);
    const now = hasWaited ? orders : orders.filter(order => !trading.wouldMatch(order));
    if (cancel.length + reduce.length + now.length === 0) return ok(undefined);
    return this.#trade(trading.id, { cancel, reduce, place: now }, hasWaited);
  }

  /** As long as everybody has to, for what it would take now. */
  #hasWaited(trading: Trading, orders: readonly Order[]): boolean {
    const { id, market } = trading;
    if (market.status !== 'open' || !orders.some(order => trading.wouldMatch(order))) {
      this.#wantsSince.delete(id);
      return false;
    }
    const now = this.#world.elapsed();
    const since = this.#wantsSince.get(id) ?? now;
    const isTime = now - since >= market.betDelayMs;
    if (isTime) this.#wantsSince.delete(id);
    else this.#wantsSince.set(id, since);
    return isTime;
  }

  async #cancelAll(trading: Trading): Promise<void> {
    this.#wantsSince.delete(trading.id);
    if (trading.ordersOf(MAKER).length === 0) return;
    await this.#trade(trading.id, { cancel: 'all', reduce: [], place: [] }, true);
  }

  #inTurn<A>(market: MarketId, work: () => Promise<A>): Promise<A> {
    const done = (this.#turns.get(market) ?? Promise.resolve()).then(work);
    const over: Promise<unknown> = done
      .catch(() => {})
      .finally(() => this.#turns.get(market) === over && this.#turns.delete(market));
    this.#turns.set(market, over);
    return done;
  }

  #trade(
    market: MarketId,
    orders: Pick<OrdersCommand, 'cancel' | 'reduce' | 'place'>,
    hasWaited: boolean,
  ): Promise<Result<unknown, ErrorCode>> {
    const command = { type: 'orders', user: MAKER, isAllOrNone: false, ...orders } as const;
    return this.#engine.quote(market, command, hasWaited);
  }
}

function wantedIn(trading: Trading, chances: readonly number[], style: MakerStyle | undefined): readonly Quote[] {
  const runners = trading.market.runners.flatMap(({ id, isRemoved }, i) => (isRemoved ? [] : [{ id, i }]));
  const holding = trading.holdingOf(MAKER);
  return quotesFor(
    {
      runners: runners.map(({ id }) => id),
      chances: runners.map(({ i }) => chances[i] ?? 0),
      position: runners.map(({ i }) => holding?.position(i) ?? ZERO),
      limits: trading.market.limits,
    },
    style,
  );
}

/** The account, made once, and what it plays with. */
export async function hireMaker(writer: Pen): Promise<void> {
  await done(writer, 'sport/maker', decision => {
    decision.put('user', {
      id: MAKER,
      username: 'Market maker of the house',
      email: null,
      phone_number: '',
      country: '',
      password_hash: null,
      demo: false,
      status: 'active',
      created_at: decision.now,
    });
    decision.post(openWith(MAKER, PURSE));
  });
  await done(writer, 'sport/maker/more', decision => decision.post(openFurther(MAKER, MORE)));
}

async function done(writer: Pen, key: string, work: (decision: Decision) => void): Promise<void> {
  const hired = await writer.do({
    key,
    fingerprint: 'maker',
    accounts: [`player:${MAKER}`, 'bank'],
    decide: decision => {
      work(decision);
      return ok({});
    },
  });
  if (!hired.ok) throw new Error(`the market maker has no account: ${hired.error}`);
}
