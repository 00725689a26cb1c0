import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MarketView } from '@maidan/contract/event';
import { type Random, randomFrom } from '@maidan/core/random';
import { SIDES } from '@maidan/core/odds';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { priceAt, stepped } from '@maidan/exchange/ticks';
import { type HttpAnswer, ask } from '@maidan/server/accounts/testHouse';
import type { House } from '@maidan/server/app';

/* People who trade on every match that is on: they take, wait, change their minds, cash out, and ask twice. */

interface Player {
  token: string;
  /** Markets they have been in, newest last. */
  readonly been: string[];
  /** The last order that was left in a book. */
  order?: { readonly id: string; readonly market: string; readonly odds: number; readonly stake: number };
}

/** What the house answered, and how often. */
export type Answered = Readonly<Record<string, number>>;

type Call = 'placeOrders' | 'changeOrder' | 'cancelOrders' | 'cashOut' | 'placeRowBet';
type Act = (player: Player) => { readonly call: Call; readonly input: object } | undefined;

/** Of a hundred commands so many are sent twice, both at once. */
const TWICE = 5;
const PAUSE_MS = 400;
const REMEMBERED = 8;

export class SportPlayers {
  readonly #house: House;
  readonly #random: Random;
  readonly #seed: string;
  readonly #players: Player[] = [];
  readonly #answered: Record<string, number> = {};
  readonly #faults: string[] = [];
  #asked = 0;
  /** As likely as it is often here. */
  readonly #acts: readonly Act[];

  constructor(house: House, seed: string) {
    this.#house = house;
    this.#seed = seed;
    this.#random = randomFrom([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
    const [order, row] = [this.#order, this.#rowBet];
    this.#acts = [order, order, order, order, row, row, row, this.#cancel, this.#change, this.#cashOut];
  }

  get answered(): Answered {
    return this.#answered;
  }

  get asked(): number {
    return this.#asked;
  }

  /** What should never have been answered. */
  get faults(): readonly string[] {
    return this.#faults;
  }

  async comeIn(count: number): Promise<void> {
    while (this.#players.length < count) this.#players.push({ token: await this.#newcomer(), been: [] });
  }

  /** Until somebody stops them; what they asked for last is answered then. */
  async trade(signal: AbortSignal): Promise<void> {
    const one = async (player: Player): Promise<void> => {
      while (!signal.aborted) {
        await sleep(this.#random.below(2 * PAUSE_MS));
        await this.#act(player);
      }
    };
    await Promise.all(this.#players.map(one));
  }

  async #act(player: Player): Promise<void> {
    const wish = this.#random.pick(this.#acts)(player);
    if (!wish) return;
    const key = this.#key();
    const send = (): Promise<HttpAnswer> => this.#tell(wish.call, wish.input, { token: player.token, key });
    const isTwice = this.#random.below(100) < TWICE;
    const [answer, again] = await Promise.all([send(), ...(isTwice ? [send()] : [])]);
    if (!answer) return;
    if (again && !isDeepStrictEqual(again.body, answer.body)) {
      this.#faults.push(`${wish.call} ${key} was answered in two ways: ${answer.text} and ${again.text}`);
    }
    if (answer.code === 'insufficient-balance') player.token = await this.#newcomer();
    if (answer.status === 200) this.#remember(player, answer);
  }

  #remember(player: Player, { data }: HttpAnswer): void {
    const orders = (data['orders'] ?? []) as readonly {
      id: string;
      market: string;
      odds: number;
      stake: number;
      left: number;
    }[];
    for (const { left, ...order } of orders) {
      if (left > 0) player.order = order;
      if (!player.been.includes(order.market)) player.been.push(order.market);
    }
    player.been.splice(0, player.been.length - REMEMBERED);
  }

  /** At the best price, a little better or a little worse than it; where nobody is, anywhere. */
  readonly #order: Act = () => {
    const market = this.#pick(
      this.#views()
        .flatMap(({ markets }) => markets)
        .filter(({ status }) => status === 'open'),
    );
    const runner = this.#pick(market?.runners.filter(({ isRemoved }) => !isRemoved) ?? []);
    if (!market || !runner) return undefined;
    const side = this.#random.pick(SIDES);
    const best = runner[side][0]?.odds ?? runner.last ?? priceAt(90 + this.#random.below(60));
    const order = {
      runner: runner.id,
      side,
      odds: stepped(best, this.#random.below(7) - 3),
      stake: this.#stake(market),
      isKept: this.#random.below(2) === 0,
      ...(this.#random.below(10) === 0 && { lifeMs: 1_000 }),
      ...(this.#random.below(10) === 0 && { minFill: market.limits.min }),
    };
    return { call: 'placeOrders', input: { market: market.id, orders: [order] } };
  };

  readonly #rowBet: Act = () => {
    const row = this.#pick(
      this.#views()
        .flatMap(({ rows }) => rows)
        .filter(({ status }) => status === 'active'),
    );
    const offered = Object.entries(row?.quotes ?? {}).flatMap(([runner, quote]) =>
      SIDES.flatMap(side => (quote[side] ? [{ runner, side, offer: quote[side] }] : [])),
    );
    const chosen = this.#pick(offered);
    if (!row || !chosen) return undefined;
    const { runner, side, offer } = chosen;
    const slip = { runner, side, odds: offer.odds, line: offer.line ?? 0, stake: this.#stake(row) };
    return {
      call: 'placeRowBet',
      input: { market: row.id, ...slip, accepts: this.#random.pick(['none', 'better', 'any']) },
    };
  };

  readonly #cancel: Act = player => {
    const market = this.#pick(player.been);
    return market === undefined ? undefined : { call: 'cancelOrders', input: { market, orders: 'all' } };
  };

  readonly #change: Act = ({ order }) => {
    if (!order) return undefined;
    const { id, market, odds, stake } = order;
    const isSmaller = this.#random.below(2) === 0;
    const changed = isSmaller
      ? { odds, stake: Math.ceil((stake * 3) / 4) }
      : { odds: stepped(odds as Parameters<typeof stepped>[0], this.#random.below(5) - 2), stake };
    return { call: 'changeOrder', input: { market, order: id, ...changed } };
  };

  /** For whatever it comes to. */
  readonly #cashOut: Act = player => {
    const market = this.#pick(player.been);
    const percent = this.#random.pick([25, 50, 100]);
    return market === undefined ? undefined : { call: 'cashOut', input: { market, percent, value: -1_000_000_000 } };
  };

  #stake({ limits }: Pick<MarketView | HouseRow, 'limits'>): number {
    return limits.min * (1 + this.#random.below(10)) + this.#random.below(100);
  }

  #views() {
    return [...this.#house.deps.sport.desks()].map(({ channel }) => channel.view);
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : this.#random.pick(from);
  }

  async #newcomer(): Promise<string> {
    const { body, data, text } = await this.#tell('demo', {}, { key: this.#key() });
    const token = data['token'] ?? body['token'];
    if (typeof token !== 'string') throw new Error(`nobody was let in: ${text}`);
    return token;
  }

  async #tell(...[call, input, how]: [Call | 'demo', object, Parameters<typeof ask>[3]]): Promise<HttpAnswer> {
    const answer = await ask(this.#house, call, input, how);
    const name = `${call} ${answer.code ?? answer.status}`;
    this.#answered[name] = (this.#answered[name] ?? 0) + 1;
    if (answer.status >= 500) this.#faults.push(`${name}: ${answer.text}`);
    return answer;
  }

  /** Long enough to be nobody else's. */
  #key(): string {
    return `sport-${this.#seed}-${String((this.#asked += 1)).padStart(20, '0')}`;
  }
}
