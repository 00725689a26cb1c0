import type { MarketView } from '@maidan/contract/event';
import { routeOf } from '@maidan/contract/routes';
import { eventTopic, STREAM_PATH } from '@maidan/contract/stream';
import { type BenchAnswer, type Newcomers, post, signIn } from './asking.ts';
import { type FlatOut, flatOut, type Steady, steadily } from './pace.ts';

/* A thousand traders in a process of their own, who also listen to what the house tells about its markets. */

export type TradersOrder =
  | ({ readonly do: 'come in' } & Newcomers)
  /** To these events. Answered when all of them have been shown. */
  | { readonly do: 'listen'; readonly url: string; readonly events: readonly string[] }
  | ({ readonly do: 'trade steadily'; readonly on: Floor } & Steady)
  | ({ readonly do: 'trade flat out'; readonly on: Floor } & FlatOut)
  | { readonly do: 'say what was told' };

/** Where orders are placed: on one runner, at one price, with one stake. */
export interface Floor {
  readonly url: string;
  readonly markets: readonly string[];
  readonly runner: string;
  readonly odds: number;
  readonly stake: number;
}

/** An order that was acknowledged. Moments are of the clock of this process. */
export interface Acknowledged {
  readonly id: string;
  /** It met somebody, and so had to wait the delay of its market first. */
  readonly hasMet: boolean;
  readonly dueAt: number;
  readonly at: number;
}

/** So many orders of a market were known to its watchers by then. */
export interface Told {
  readonly market: string;
  readonly orders: number;
  readonly at: number;
}

export interface TradersReport {
  readonly acknowledged: readonly Acknowledged[];
  /** What else was answered, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  readonly told: readonly Told[];
  readonly ms: number;
}

const tokens: string[] = [];
const told: Told[] = [];
let asked = 0;

process.on('message', (order: TradersOrder) => {
  void obey(order).then(report => process.send?.(report));
});

async function obey(order: TradersOrder): Promise<TradersReport> {
  const tally = new Tally();
  if (order.do === 'come in') tokens.push(...(await signIn(order)));
  if (order.do === 'listen') await listen(order.url, order.events);
  const tradeOn = (on: Floor) => async (due: number) => tally.count(await place(on), due);
  if (order.do === 'trade steadily') await steadily(order, tradeOn(order.on));
  if (order.do === 'trade flat out') await flatOut(order, tradeOn(order.on));
  return tally.report(order.do === 'say what was told' ? told : []);
}

class Tally {
  readonly #start = performance.now();
  readonly #acknowledged: Acknowledged[] = [];
  readonly #refused: Record<string, number> = {};

  count({ code = 'cut off', data }: BenchAnswer, dueAt: number): void {
    const order = data?.orders?.[0];
    if (order) this.#acknowledged.push({ id: order.id, hasMet: order.matched > 0, dueAt, at: performance.now() });
    else this.#refused[code] = (this.#refused[code] ?? 0) + 1;
  }

  report(heard: readonly Told[]): TradersReport {
    const ms = performance.now() - this.#start;
    return { acknowledged: this.#acknowledged, refused: this.#refused, told: heard, ms };
  }
}

/** By one player after the other, in one market after the other; every second player lays what the others back. */
function place({ url, markets, runner, odds, stake }: Floor): Promise<BenchAnswer> {
  const nth = (asked += 1);
  const player = nth % tokens.length;
  const market = markets[Math.floor(nth / 2) % markets.length]!;
  const side = player % 2 === 0 ? 'back' : 'lay';
  return post(
    url + routeOf('placeOrders').path.replace(':market', market),
    { orders: [{ runner, side, odds, stake }] },
    { authorization: `Bearer ${tokens[player]}`, 'idempotency-key': `bench-${nth}-key` },
  );
}

async function listen(url: string, events: readonly string[]): Promise<void> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + STREAM_PATH);
  await new Promise(resolve => socket.addEventListener('open', resolve));
  const unseen = new Set(events);
  const seen = Promise.withResolvers<void>();
  socket.addEventListener('message', ({ data }) => {
    const at = performance.now();
    const message = JSON.parse(String(data)) as Message;
    if (message.snapshot && unseen.delete(message.snapshot.id) && unseen.size === 0) seen.resolve();
    for (const market of (message.snapshot ?? message.event)?.markets ?? []) {
      told.push({ market: market.id, orders: ordersIn(market), at });
    }
  });
  for (const event of events) socket.send(JSON.stringify({ type: 'subscribe', topic: eventTopic(event) }));
  await seen.promise;
}

/** A snapshot, or what has changed. */
interface Message {
  readonly snapshot?: { readonly id: string; readonly markets: readonly MarketView[] };
  readonly event?: { readonly markets?: readonly MarketView[] };
}

/** In stakes: what rests on the first runner, and twice what two orders were matched with. */
function ordersIn({ matched, runners }: MarketView): number {
  const [runner] = runners;
  const resting = [...(runner?.back ?? []), ...(runner?.lay ?? [])].reduce((sum, { stake }) => sum + stake, 0);
  return resting + 2 * matched;
}
