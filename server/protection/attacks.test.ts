import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { spanAt } from '@maidan/core/ownLimits';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';
import { orderId } from '../exchange/orderId.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { BOOKMAKER, openMarket, wish } from '../exchange/testMarket.ts';
import { addMatch, teamFor } from '../fantasy/testContest.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';
import { setLimit } from './change.ts';
import { watchNow } from './store.ts';
import { TestPlayers } from './testLimits.ts';

/* Straight at the server, by somebody who wants to get past what they set for themselves. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { db, writer } = house.deps;
const DAY = 86_400_000;
let nth = 0;
const place = (): string => `attack-${(nth += 1)}`;
const FOR_EVER = { kind: 'exclusion', months: null, isSure: true } as const;

const counted = (answers: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, each => each)].map(([answer, all]) => [answer, all.length]).toSorted());

/** To the middle of a day in India, so that a test is not at its end by chance. */
function toNoon(): void {
  const { until } = spanAt('day', world.now());
  players.later(until + DAY / 2 - world.now());
}

/** Every way to stake a hundred, each of them once. */
async function everyWay(user: string): Promise<readonly (() => Promise<string>)[]> {
  const match = await addMatch(house, place());
  const { id } = await openMarket(house, place());
  const { commitment } = (await players.ask(user, 'slotSeat')).data as Reply<'slotSeat'>;
  const contest = `fantasy.${match.fixture.id}.duel.1`;
  const told = async (name: Parameters<typeof players.ask>[1], input: object): Promise<string> =>
    (await players.ask(user, name, input)).code ?? 'taken';
  return [
    () => players.row(user, place(), 100_00),
    () => players.order(user, id, 'back A 5 × 100'),
    () => players.order(user, id, 'lay B 2 × 100'),
    () => told('spin', { slot: 'mango7', stake: 100_00, number: 'mine', commitment }),
    () => told('enterContest', { contest, team: teamFor(match.fixture) }),
  ];
}

describe('[R28] every way to bet at once, at the same limit', () => {
  test.each([
    ['to the paisa', 500_00, 5],
    ['a paisa less', 499_99, 4],
    ['a paisa more', 500_01, 5],
  ])('stakes of a day %s', async (_, stakesDay, most) => {
    toNoon();
    const user = `racer-${stakesDay}`;
    await players.join(user, { stakesDay, stakesMonth: 100_000_00 });
    const [ways, more] = [await everyWay(user), await everyWay(user)];
    await players.atTheTable(async bet => {
      const all = [...ways, ...more.slice(0, 3), () => bet(user, 100_00), () => bet(user, 100_00)];
      const answers = await Promise.all(all.map(way => way()));
      expect(counted(answers)).toEqual({ 'own-stakes-day': all.length - most, taken: most });
      expect(await players.shown(user, 'stakesDay')).toBe(`${most * 100_00} of ${stakesDay}`);
    });
  });

  test('what may be lost of a day, with a spin that may pay or not', async () => {
    toNoon();
    await players.join('loser', { lossDay: 400_00 });
    const [ways, more] = [await everyWay('loser'), await everyWay('loser')];
    await players.atTheTable(async bet => {
      const answers = await Promise.all([...ways, ...more.slice(0, 3), () => bet('loser', 100_00)].map(way => way()));
      expect(answers.filter(answer => answer !== 'taken' && answer !== 'own-loss-day')).toEqual([]);
      const [used] = (await players.shown('loser', 'lossDay')).split(' ');
      expect(Number(used)).toBeLessThanOrEqual(400_00);
      expect(Number(used)).toBe(Math.max(0, await players.atStake('loser' as UserId, spanAt('day', world.now()).from)));
    });
  });

  test('deposits at once with bets: of each as many as there is room for', async () => {
    toNoon();
    await players.join('payer', { depositDay: 300_00, stakesDay: 200_00 });
    const ways = [...(await everyWay('payer')), () => players.row('payer', place(), 100_00)];
    const deposits = Array.from({ length: 6 }, () => () => players.deposit('payer', '100'));
    const told = await Promise.all([...ways, ...deposits].map(way => way()));
    expect(counted(told)).toEqual({ asked: 3, 'own-deposit-day': 3, 'own-stakes-day': 4, taken: 2 });
  });
});

describe('[R25] limits', () => {
  test('a limit that counts at once counts for a bet that is decided in the same go', async () => {
    toNoon();
    for (const [user, limit, told] of [
      ['tightens', 'stakesDay', 'own-stakes-day'],
      ['tightens-loss', 'lossDay', 'own-loss-day'],
      ['tightens-open', 'openBets', 'own-open-bets'],
    ] as const) {
      await players.join(user);
      await players.lose(user, place(), 900);
      expect(await players.row(user, place(), 100_00)).toBe('taken');
      const market = await openMarket(house, place(), BOOKMAKER);
      const value = limit === 'openBets' ? 1 : 1_000_00;
      const busy = writer.do({ ...NOT_REMEMBERED, accounts: [], decide: () => ({ ok: true, value: {} }) });
      const caller = callerOf(user, players.key());
      const tightened = writer.do(setLimit(caller, { limit, value }));
      const bet = players.rowOn(market, user, 100_00);
      await busy;
      expect([user, (await tightened).ok, await bet]).toEqual([user, true, told]);
    }
  });

  test('an order of yesterday that is changed is a bet of today', async () => {
    toNoon();
    await players.join('changer', { stakesDay: 500_00 });
    const { id } = await openMarket(house, place());
    const order = async (): Promise<string> => {
      const { data } = await players.ask('changer', 'placeOrders', { market: id, orders: [wish('back A 9 × 500')] });
      return (data['orders'] as [{ id: string }])[0].id;
    };
    const resting = await order();
    toNoon();
    expect(await players.row('changer', place(), 500_00)).toBe('taken');
    const changed = { market: id, order: resting, odds: 8_000, stake: 500_00 };
    expect((await players.ask('changer', 'changeOrder', changed)).code).toBe('own-stakes-day');
    expect(await players.shown('changer', 'stakesDay')).toBe('50000 of 50000');
    // Smaller at its price it keeps its place, and its day.
    expect((await players.ask('changer', 'changeOrder', { ...changed, odds: 9_000, stake: 200_00 })).code).toBe(
      undefined,
    );
    expect(await players.shown('changer', 'stakesDay')).toBe('50000 of 50000');
  });

  test('an order that waited over midnight is asked for again by who has limits, and is of no day that is over', async () => {
    toNoon();
    await players.join('midnight', { stakesDay: 500_00 });
    await players.join('freely');
    const market = await openMarket(house, place());
    const { until } = spanAt('day', world.now());
    players.later(until - 2_000 - world.now());
    const asked = world.now();
    const told = async (user: string): Promise<string> => {
      const caller = callerOf(user, players.key());
      const made = { ...wish('back A 5 × 100'), id: orderId(caller.key, 0), user: user as UserId, at: asked };
      const orders = { type: 'orders', user: user as UserId, cancel: [], reduce: [], place: [made] } as const;
      const done = await house.deps.sport.engine.trade(market.id, caller, { ...orders, isAllOrNone: false });
      return done.ok ? 'taken' : done.error;
    };
    players.later(2_000);
    expect([await told('midnight'), await told('freely')]).toEqual(['order-expired', 'taken']);
  });

  test('of several wishes for looser at once one stands, a day from then, and is confirmed once', async () => {
    toNoon();
    await players.join('wisher', { lossDay: 200_00 });
    const wishes = await Promise.all(
      [900_00, 800_00, null].map(value => players.ask('wisher', 'setLimit', { limit: 'lossDay', value })),
    );
    expect(wishes.map(({ data }) => data['effect'])).toEqual(['asked', 'asked', 'asked']);
    expect(await players.row('wisher', place(), 200_01)).toBe('own-loss-day');
    players.later(DAY - 1);
    const hasty = await players.ask('wisher', 'confirmLimit', { limit: 'lossDay' });
    // While it waits a looser one begins the day anew, and a tighter one takes it back.
    expect(hasty.code).toBe('change-not-due');
    expect((await players.ask('wisher', 'setLimit', { limit: 'lossDay', value: 950_00 })).data['effect']).toBe('asked');
    players.later(DAY - 1);
    expect((await players.ask('wisher', 'confirmLimit', { limit: 'lossDay' })).code).toBe('change-not-due');
    players.later(1);
    const twice = await Promise.all([1, 2].map(() => players.ask('wisher', 'confirmLimit', { limit: 'lossDay' })));
    expect(twice.map(({ code }) => code ?? 'confirmed').toSorted()).toEqual(['change-not-asked', 'confirmed']);
    await players.ask('wisher', 'setLimit', { limit: 'lossDay', value: 990_00 });
    await players.ask('wisher', 'setLimit', { limit: 'lossDay', value: 100_00 });
    players.later(2 * DAY);
    expect((await players.ask('wisher', 'confirmLimit', { limit: 'lossDay' })).code).toBe('change-not-asked');
    expect(await players.row('wisher', place(), 100_01)).toBe('own-loss-day');
  });

  test('a wish for looser is not kept in stock: it is confirmed within a week, or asked for again', async () => {
    await players.join('stocks', { lossDay: 100_00 });
    await players.ask('stocks', 'setLimit', { limit: 'lossDay', value: null });
    players.later(8 * DAY);
    const { data } = await players.ask('stocks', 'playSafe');
    const shown = (data['limits'] as { limit: string; asked: object | null }[]).find(each => each.limit === 'lossDay');
    expect(shown?.asked).toBeNull();
    expect((await players.ask('stocks', 'confirmLimit', { limit: 'lossDay' })).code).toBe('change-not-asked');
    expect(await players.row('stocks', place(), 100_01)).toBe('own-loss-day');
  });

  test('tighter than what is used lets nothing more in, of any way', async () => {
    toNoon();
    await players.join('below');
    const ways = await everyWay('below');
    expect(await players.row('below', place(), 300_00)).toBe('taken');
    await players.ask('below', 'setLimit', { limit: 'stakesDay', value: 299_99 });
    const told = await Promise.all(ways.map(way => way()));
    expect(counted(told)).toEqual({ 'own-stakes-day': ways.length });
    expect(await players.shown('below', 'stakesDay')).toBe('30000 of 29999');
  });

  test.each([
    ['a month ends in the middle of a week', '2026-04-30T18:30:00.000Z', '0 10000 0'],
    ['a week ends in the middle of a month', '2026-05-10T18:30:00.000Z', '0 0 10000'],
    // Clocks are moved in London that night, a Sunday, and not in India.
    ['clocks are moved elsewhere', '2026-10-24T18:30:00.000Z', '0 10000 10000'],
    ['a year ends', '2026-12-31T18:30:00.000Z', '0 10000 0'],
  ])('%s at midnight of India: what was staked a moment before is of the time before', async (_, midnight, left) => {
    const user = place();
    const most = 100_00;
    await players.join(user, { stakesDay: most, stakesWeek: most, stakesMonth: most });
    players.later(Date.parse(midnight) - 1 - world.now());
    const used = async (): Promise<string> => {
      const { day, week, month } = (await watchNow(db, user as UserId, world.now()))!.used.stakes!;
      return `${day} ${week} ${month}`;
    };
    expect(await players.row(user, place(), most)).toBe('taken');
    expect([await used(), await players.row(user, place(), 100_00)]).toEqual(['10000 10000 10000', 'own-stakes-day']);
    players.later(1);
    expect(await used()).toBe(left);
  });
});

describe('[R29] who has stopped', () => {
  /** Backs A for a thousand at evens, which is met. */
  async function holding(user: string): Promise<MarketRow> {
    const market = await openMarket(house, place());
    for (const name of [user, `${user}-other`]) await players.join(name);
    expect(await players.order(`${user}-other`, market.id, 'lay A 2 × 1000')).toBe('taken');
    expect(await players.order(user, market.id, 'back A 2 × 1000')).toBe('taken');
    expect(await players.order(`${user}-other`, market.id, 'back A 2 × 4000')).toBe('taken');
    return market;
  }

  test('closes what is open in the book and turns nothing round, though no more would be at risk', async () => {
    const { id } = await holding('turner');
    expect((await players.ask('turner', 'stopPlay', FOR_EVER)).code).toBeUndefined();
    expect(await players.order('turner', id, 'lay A 2 × 2000')).toBe('play-stopped'); // from all on A to all on B
    expect(await players.order('turner', id, 'lay A 2 × 1000', 'lay A 2 × 1000')).toBe('play-stopped');
    expect(await players.order('turner', id, 'lay A 1.5 × 1000')).toBe('taken'); // rests, and closes when it is met
    expect(await players.order('turner', id, 'lay A 1.5 × 1000')).toBe('play-stopped'); // and that is all there is to close
    expect((await players.ask('turner', 'cancelOrders', { market: id, orders: 'all' })).code).toBeUndefined();
    expect(await players.order('turner', id, 'lay A 2 × 600')).toBe('taken');
    expect(await players.order('turner', id, 'lay A 2 × 600')).toBe('play-stopped');
    expect(await players.order('turner', id, 'lay A 2 × 400')).toBe('taken');
    expect(await players.order('turner', id, 'back A 2 × 1000')).toBe('play-stopped');
  });

  test('cannot bet on with what is won already', async () => {
    const { id } = await holding('winner');
    expect(await players.order('winner', id, 'lay A 1.5 × 1300')).toBe('taken'); // which rests
    expect(await players.order('winner-other', id, 'back A 1.5 × 1300')).toBe('taken');
    expect((await players.ask('winner', 'stopPlay', FOR_EVER)).code).toBeUndefined();
    const position = house.deps.sport.engine.trading(id)!.positionOf('winner' as UserId)!;
    expect(Object.values(position.ifWins).every(each => each > 0)).toBe(true);
    expect(await players.order('winner', id, 'back A 2 × 300')).toBe('play-stopped');
  });

  test('the same with the house', async () => {
    await players.join('rower');
    const event = place();
    expect(await players.row('rower', event, 1_000_00)).toBe('taken');
    expect((await players.ask('rower', 'stopPlay', FOR_EVER)).code).toBeUndefined();
    expect(await players.row('rower', event, 2_000_00, writer, 'B')).toBe('play-stopped');
    expect(await players.row('rower', event, 1_000_00, writer, 'B')).toBe('taken');
    expect(await players.row('rower', event, 100_00, writer, 'B')).toBe('play-stopped');
  });

  test('[R27] who limits stakes turns nothing round beyond them, but gets out', async () => {
    toNoon();
    const { id } = await holding('turnover');
    await players.ask('turnover', 'setLimit', { limit: 'stakesDay', value: 1_500_00 });
    expect(await players.order('turnover', id, 'lay A 2 × 2000')).toBe('own-stakes-day');
    expect(await players.order('turnover', id, 'lay A 2 × 1000')).toBe('taken');
  });
});
