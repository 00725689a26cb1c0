import type { Reply } from '@maidan/contract/api';
import { END_REASONS, type EndReason } from '@maidan/exchange/market';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { callerOf } from '../casino/testTable.ts';
import { takeBackOrders } from '../office/players/takeBack.ts';
import { exchangeHandlers } from './handlers.ts';
import { myOrdersOf } from './myOrders.ts';
import { cancelOrders, changeOrder, placeOrders } from './orders.ts';
import type { MarketRow } from './rows.ts';
import { MATCH, openMarket, wish } from './testMarket.ts';
import { TestTrading } from './testTrading.ts';

/* Orders that are no longer in the book say what they are, and why; those that are say where they stand. */

const trades = new TestTrading(await freshDatabase(), { asha: 1_00_000, bela: 1_00_000, chitra: 1_00_000 });
const caller = (user = 'asha') => callerOf(user, trades.key());
const ASHA = 'asha' as UserId; // names are ids here

type Placed = Reply<'placeOrders'>['orders'][number];
type Bet = Reply<'mySportBets'>['rows'][number];

async function placed(market: MarketRow, text: string, more: object = {}): Promise<Placed> {
  const orders = [{ ...wish(text), ...more }];
  const done = await placeOrders(trades.house.deps, caller(), { market: market.id, orders });
  if (!done.ok) throw new Error(done.error);
  return done.value.orders[0]!;
}

async function listed(
  event: string,
  state: 'all' | 'open' | 'matched' | 'ended' | 'past',
  language: 'en' | 'hi' = 'en',
) {
  const wanted = { event, state, search: '', page: 1, size: 50 };
  const answer = await exchangeHandlers(trades.house.deps).mySportBets(wanted, { ...caller(), language });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value.rows;
}

const order = ({ id }: Placed, market: MarketRow) => ({ market: market.id, orders: [id] });
const keeper = () => trades.house.deps.sport.keeper;
const engine = () => trades.house.deps.sport.engine;

/** An order of 700 at 5 on A waits in a market of three; this ends it. */
const WAYS: Readonly<Record<EndReason, (market: MarketRow, waits: Placed) => Promise<unknown>>> = {
  'taken-back': (market, waits) => cancelOrders(trades.house.deps, caller(), order(waits, market)),
  changed: (market, { id }) =>
    changeOrder(trades.house.deps, caller(), { market: market.id, order: id, odds: odds(6), stake: rupees(700) }),
  'own-order': market => placed(market, 'lay A 5 × 100'),
  'field-changed': market => engine().remove(market.id, { runner: 'B', reduction: 0 }, 'B withdrawn'),
  expired: async market => {
    trades.world.pass(60_000);
    await trades.place('bela', market, 'back C 9 × 100'); // whoever comes next finds it gone
  },
  'not-filled': async () => {},
  'turned-in-play': market => keeper().turnInPlay(market.id),
  'market-closed': market => keeper().settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B'),
  'account-blocked': () => takeBackOrders(trades.house.deps, ASHA, 'account-blocked'),
  'play-stopped': () => takeBackOrders(trades.house.deps, ASHA, 'play-stopped'),
  'market-void': market => keeper().settle([{ market, answer: { type: 'void', reason: 'rain' } }], 'cricket', 'A v B'),
  'runner-withdrawn': market => engine().remove(market.id, { runner: 'A', reduction: 0 }, 'A withdrawn'),
};

/** What is placed, where that decides it. */
const PLACED: Partial<Record<EndReason, readonly [string, object?]>> = {
  'field-changed': ['lay A 5 × 700'],
  expired: ['back A 5 × 700', { lifeMs: 60_000 }],
  'not-filled': ['back A 5 × 700', { minFill: rupees(700) }],
};

describe('[R13] an order that nobody met', () => {
  test.each(Object.keys(WAYS) as EndReason[])('that left the book by "%s" says so, and is not open', async because => {
    const market = await openMarket(trades.house, `end-${because}`, { ...MATCH, runners: ['A', 'B', 'C'] });
    const [text, more] = PLACED[because] ?? ['back A 5 × 700'];
    const waits = await placed(market, text, more);
    const isAtOnce = because === 'not-filled';
    expect([waits.state, waits.because, waits.why === '']).toEqual(
      isAtOnce ? ['lapsed', because, false] : ['open', null, true],
    );
    await WAYS[because](market, waits);
    const [all, past, ended] = await Promise.all([
      listed(market.event_id, 'all'),
      listed(market.event_id, 'past'),
      listed(market.event_id, 'ended', 'hi'),
    ]);
    const word = { cancelled: 'cancelled', lapsed: 'lapsed', voided: 'void' }[END_REASONS[because]];
    const it = all.find(({ id }) => id === waits.id)!;
    expect(it).toMatchObject({ state: word, because, ended: rupees(700), matched: 0, profit: null });
    expect(it.settledAt).not.toBeNull();
    expect(it.why).toMatch(/^[A-Z].*\.$/);
    expect(past).toContainEqual(it);
    const inHindi = ended.find(({ id }) => id === waits.id)!;
    expect(inHindi.why).toMatch(/[\u0900-\u097F].*।$/);
    const open = await listed(market.event_id, 'open');
    expect(open.map(({ id }) => id)).not.toContain(waits.id);
  });

  test('a part that left is told beside the part that stands', async () => {
    const market = await openMarket(trades.house, 'part');
    const waits = await placed(market, 'back A 5 × 700');
    await trades.place('bela', market, 'lay A 5 × 200');
    expect(await words(market)).toEqual(['open 200 of 700, 0 gone null']);
    const cancelled = await cancelOrders(trades.house.deps, caller(), order(waits, market));
    expect(cancelled.ok && cancelled.value.orders).toMatchObject([
      { state: 'matched', because: 'taken-back', why: 'You took it back.', cancelled: rupees(500) },
    ]);
    expect(await words(market)).toEqual(['matched 200 of 700, 500 gone taken-back']);
    expect(await listed(market.event_id, 'past')).toEqual([]);
    await keeper().settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
    expect(await words(market)).toEqual(['settled 200 of 700, 500 gone taken-back']);
  });

  const words = async (market: MarketRow) =>
    (await listed(market.event_id, 'all')).map(
      ({ state, matched, stake, ended, because }: Bet) =>
        `${state} ${matched / 100} of ${stake / 100}, ${ended / 100} gone ${because}`,
    );

  test('from before reasons were written down it says what became of it', async () => {
    const market = await openMarket(trades.house, 'before');
    const waits = await placed(market, 'back A 5 × 700');
    await cancelOrders(trades.house.deps, caller(), order(waits, market));
    await trades.house.deps.db.query('update orders set because = null where id = $1', [waits.id]);
    expect(await listed(market.event_id, 'all')).toMatchObject([{ state: 'cancelled', because: null, why: '' }]);
  });
});

describe('where an order stands in its queue', () => {
  /** Asha is third: behind bela's 300 and chitra's 200. */
  async function thirdInLine(event: string) {
    const market = await openMarket(trades.house, event);
    const first = await trades.place('bela', market, 'back A 4 × 300');
    await trades.place('chitra', market, 'back A 4 × 200');
    await trades.place('asha', market, 'back A 4 × 100');
    const told = new Set<string>();
    trades.house.deps.bus.subscribe('orders', ({ users }) => users.forEach(user => told.add(user)));
    const stands = async () => {
      const { orders } = await myOrdersOf(trades.house.deps.db, trades.house.deps.sport, ASHA);
      const { ahead, place } = orders.find(each => each.market === market.id)!;
      return [place, ahead / 100];
    };
    expect(await stands()).toEqual([3, 500]);
    return { market, first: first.ok ? first.value.orders[0]! : undefined!, told, stands };
  }

  test.each<[string, (market: MarketRow, first: Placed) => Promise<unknown>, readonly [number, number]]>([
    [
      'takes theirs back',
      (market, first) => cancelOrders(trades.house.deps, caller('bela'), order(first, market)),
      [2, 200],
    ],
    [
      'makes theirs smaller',
      (market, { id }) =>
        changeOrder(trades.house.deps, caller('bela'), {
          market: market.id,
          order: id,
          odds: odds(4),
          stake: rupees(120),
        }),
      [3, 320],
    ],
    ['is met', market => trades.place('chitra', market, 'lay A 4 × 300'), [2, 200]],
    ['is met in part', market => trades.place('chitra', market, 'lay A 4 × 100'), [3, 400]],
    ['lapses', market => engine().lapse(market.id, [ordersOf(market, 'bela')]), [2, 200]],
  ])('changes when somebody ahead %s, and its player is told', async (what, act, after) => {
    const { market, first, told, stands } = await thirdInLine(`queue ${what}`.replaceAll(' ', '-'));
    await act(market, first);
    expect(await stands()).toEqual(after);
    expect([...told]).toContain('asha');
  });

  const ordersOf = (market: MarketRow, user: string) => trades.trading(market).ordersOf(user as UserId)[0]!.order.id;

  test('is the same when somebody leaves at another price, and nobody is told', async () => {
    const { market, told, stands } = await thirdInLine('queue-elsewhere');
    await trades.place('bela', market, 'back A 4.1 × 300');
    await engine().lapse(market.id, [trades.trading(market).ordersOf('bela' as UserId)[1]!.order.id]);
    expect(await stands()).toEqual([3, 500]);
    expect([...told]).toEqual(['bela']);
  });
});
