import { createHash } from 'node:crypto';
import type { MarketId, OrderId } from '@maidan/core/ids';
import { paise, rupees, ZERO } from '@maidan/core/money';
import { openWith } from '@maidan/core/ledger';
import { ok } from '@maidan/core/result';
import { type MakerStyle, quotesFor, requote } from '@maidan/exchange/maker';
import type { Order } from '@maidan/exchange/market';
import type { Trading } from '@maidan/exchange/trading';
import type { Engine } from '../exchange/engine.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { World } from '../world.ts';
import type { Writer } from '../writer.ts';

/** What it begins with. */
const PURSE = rupees(100_00_00_000);

/** Keeps prices in the books, through the same door and under the same limits as any player. */
export class HouseMaker {
  readonly #engine: Engine;
  readonly #world: World;

  constructor(engine: Engine, world: World) {
    this.#engine = engine;
    this.#world = world;
  }

  /** What it wants at these chances, instead of what it has. */
  async quote(trading: Trading, chances: readonly number[], style?: MakerStyle): Promise<void> {
    const { runners, limits } = trading.market;
    const holding = trading.holdingOf(MAKER);
    const wanted = quotesFor(
      {
        runners: runners.map(({ id }) => id),
        chances: chances.map((chance, i) => (runners[i]?.isRemoved ? 0 : chance)),
        position: runners.map((_, i) => holding?.position(i) ?? ZERO),
        limits,
      },
      style,
    );
    const resting = trading.ordersOf(MAKER).map(({ order, left }) => ({ ...order, stake: left }));
    const { cancel, reduce, place } = requote(resting, wanted);
    if (cancel.length + reduce.length + place.length === 0) return;
    const at = this.#world.now();
    const base = this.#world.secret();
    const orders = place.map(({ stake, ...quote }, nth): Order => ({
      ...quote,
      stake: paise(stake),
      id: nameOf(base, nth),
      user: MAKER,
      at,
      isKept: true,
    }));
    await this.#trade(trading.id, { cancel, reduce, place: orders }, base);
  }

  /** Everything it has in a market. */
  async withdraw(trading: Trading): Promise<void> {
    if (trading.ordersOf(MAKER).length === 0) return;
    await this.#trade(trading.id, { cancel: 'all', reduce: [], place: [] }, this.#world.secret());
  }

  async #trade(
    market: MarketId,
    orders: Pick<Parameters<Engine['trade']>[2], 'cancel' | 'reduce' | 'place'>,
    key: string,
  ): Promise<void> {
    const command = { type: 'orders', user: MAKER, isAllOrNone: false, ...orders } as const;
    await this.#engine.trade(market, { key: `maker/${key}`, fingerprint: 'quotes' }, command);
  }
}

const nameOf = (base: string, nth: number): OrderId =>
  createHash('sha256').update(`${base}|${nth}`).digest('base64url').slice(0, 16) as OrderId;

/** The account, made once. */
export async function hireMaker(writer: Writer): Promise<void> {
  const hired = await writer.do({
    key: 'sport/maker',
    fingerprint: 'maker',
    accounts: [`player:${MAKER}`, 'bank'],
    decide: books => {
      books.put('user', {
        id: MAKER,
        username: 'Market maker of the house',
        email: null,
        phone_number: '',
        country: '',
        password_hash: null,
        demo: false,
        status: 'active',
        created_at: books.now,
      });
      books.post(openWith(MAKER, PURSE));
      return ok({});
    },
  });
  if (!hired.ok) throw new Error(`the market maker has no account: ${hired.error}`);
}
