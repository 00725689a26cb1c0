import type { Input, Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { rupees, sum } from '@maidan/core/money';
import { formatOdds, odds } from '@maidan/core/odds';
import type { Result } from '@maidan/core/result';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { newRow } from '../sport/marketRows.ts';
import { calledSo } from './calledSo.ts';
import { exchangeHandlers } from './handlers.ts';
import { cancelOrders, placeOrders } from './orders.ts';
import { placeRowBets } from './rowBets.ts';
import type { MarketRow } from './rows.ts';
import { ANY_TERMS, BOOKMAKER, MATCH, openMarket, purse, rich, wish } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

/*
 * What a player bet on sport: two matches, one of them over and one void, and a row of the house beside the open one.
 * The world begins at half past five in the afternoon of the 7th of March in India.
 */

const HOUR_MS = 3_600_000;

const world = new TestWorld();
let nth = 0;

/** What was answered; a refusal is no answer here. */
function valueOf<T>(answer: Result<T, string>): T {
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

type Wanted = Partial<Input<'mySportBets'>>;
type Bet = Reply<'mySportBets'>['rows'][number];

const inputOf = (wanted: Wanted): Input<'mySportBets'> => ({
  event: '',
  state: 'all',
  search: '',
  page: 1,
  size: 50,
  ...wanted,
});

async function listed(wanted: Wanted = {}, user = 'asha'): Promise<Reply<'mySportBets'>> {
  return valueOf(await exchangeHandlers(house.deps).mySportBets(inputOf(wanted), callerOf(user, 'looks')));
}

/** 'lay B 2.5 × 300', and what of it is not as it was asked for. */
function told({ label, side, odds: at, stake, matched, event, state, profit }: Bet): string {
  const part = matched === stake ? '' : ` (${matched / 100})`;
  const end = state === 'open' || state === 'matched' ? '' : ` ${state} ${profit === null ? '-' : profit / 100}`;
  return `${event}: ${side} ${label} ${formatOdds(at)} × ${stake / 100}${part}${end}`;
}

async function place(user: string, market: MarketRow, ...texts: string[]): Promise<readonly string[]> {
  const caller = callerOf(user, `h${(nth += 1)}`);
  const { orders } = valueOf(await placeOrders(house.deps, caller, { market: market.id, orders: texts.map(wish) }));
  return orders.map(({ id }) => id);
}

/** Back A with the house. */
async function betOnRow(user: string, market: MarketRow, stake: number): Promise<void> {
  const quote = { back: { odds: odds(1.9) }, lay: { odds: odds(1.95) } };
  const row: HouseRow = { ...newRow(market, false), status: 'active', quotes: { A: quote, B: quote } };
  const slip = { runner: 'A', side: 'back', odds: odds(1.9), line: 0, stake: rupees(stake) } as const;
  const caller = callerOf(user, `r${(nth += 1)}`);
  valueOf(await house.deps.writer.do(placeRowBets(() => row, market.id, caller, [slip], ANY_TERMS)));
}

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  const { keeper } = house.deps.sport;
  await rich(house, { asha: 10_000, bela: 10_000 });
  const over = await openMarket(house, 'over');
  const off = await openMarket(house, 'off');
  const open = await openMarket(house, 'open', { ...MATCH, name: '100_RUNS' });
  const row = await openMarket(house, 'open', { ...BOOKMAKER, made: { key: 'market.bookmaker' } });

  await place('bela', over, 'lay A 2 × 500', 'lay B 3 × 200');
  await place('asha', over, 'back A 2 × 400');
  world.pass(HOUR_MS);
  await place('asha', over, 'back B 3 × 100');
  world.pass(HOUR_MS);
  await place('bela', off, 'lay A 2 × 300');
  await place('asha', off, 'back A 2 × 300');
  world.pass(HOUR_MS);
  await betOnRow('asha', row, 250);
  world.pass(3 * HOUR_MS); // 23:30 in India
  const [lapsed] = await place('asha', open, 'back A 5 × 700');
  valueOf(await cancelOrders(house.deps, callerOf('asha', 'cancel'), { market: open.id, orders: [lapsed!] }));
  world.pass(HOUR_MS); // the day after
  await place('bela', open, 'back A 4 × 100');
  await place('asha', open, 'lay A 4 × 600');

  await keeper.settle([{ market: over, answer: { type: 'won', winners: [1] } }], 'cricket', 'A v B');
  await keeper.settle([{ market: off, answer: { type: 'void', reason: 'abandoned' } }], 'cricket', 'A v B');
});

const [LAID, TAKEN_BACK, WITH_HOUSE] = [
  'open: lay A 4 × 600 (100)',
  'open: back A 5 × 700 (0) cancelled -',
  'open: back A 1.9 × 250',
];
const OPEN = [LAID, WITH_HOUSE];
const SETTLED = ['off: back A 2 × 300 void -', 'over: back B 3 × 100 settled 200', 'over: back A 2 × 400 settled -400'];
const PAST = [TAKEN_BACK, ...SETTLED];
const ALL = [LAID, TAKEN_BACK, WITH_HOUSE, ...SETTLED];

describe('one’s own bets on sport', () => {
  test.each<[string, Wanted, readonly string[]]>([
    ['are all there, the newest first, with players and with the house', {}, ALL],
    ['are open until their market has an answer, or they are taken back', { state: 'open' }, OPEN],
    ['are matched if another player took a part of them', { state: 'matched' }, [LAID]],
    ['are past when their market is settled or void, or nobody can meet them', { state: 'past' }, PAST],
    ['have ended if nobody met them', { state: 'ended' }, [TAKEN_BACK]],
    ['of one match', { event: 'over' }, SETTLED.slice(1)],
    ['of one match, and open', { event: 'over', state: 'open' }, []],
    ['of a match that nobody knows', { event: 'nothing' }, []],
    ['by the name of who was bet on', { search: 'b', state: 'past', event: 'over' }, SETTLED.slice(1)],
    ['by the name of the market, however it is written', { search: 'bookMAKER' }, [WITH_HOUSE]],
    ['by who was bet on with the house, and its market', { search: 'a bookmaker' }, [WITH_HOUSE]],
    ['what is looked for is a text, not a pattern', { search: '100_r' }, [LAID, TAKEN_BACK]],
    ['so a sign that stands for anything finds itself only', { search: '%' }, []],
    ['from a day of India on', { from: '2026-03-08' }, [LAID]],
    ['to the end of a day of India', { to: '2026-03-07' }, ALL.slice(1)],
    ['of that day alone', { from: '2026-03-08', to: '2026-03-08', state: 'open' }, [LAID]],
  ])('%s', async (_, wanted, expected) => {
    const { rows, total } = await listed(wanted);
    expect(rows.map(told)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test.each<[search: string, readonly string[]]>([
    ['बुकमेकर', [WITH_HOUSE]],
    ['bookmaker', [WITH_HOUSE]],
    ['मैच ऑड्स', []],
  ])('who reads Hindi finds them by the names of the page, and by those of the books: %s', async (search, expected) => {
    const reader = { ...callerOf('asha', 'looks'), language: 'hi' } as const;
    const { rows } = valueOf(await exchangeHandlers(house.deps).mySportBets(inputOf({ search }), reader));
    expect(rows.map(told)).toEqual(expected);
  });

  test('are nobody else’s', async () => {
    expect((await listed({}, 'bela')).rows.map(told)).toEqual([
      'open: back A 4 × 100',
      'off: lay A 2 × 300 void -',
      'over: lay A 2 × 500 (400) settled 400',
      'over: lay B 3 × 200 (100) settled -200',
    ]);
    expect(await listed({}, 'chand')).toMatchObject({ rows: [], total: 0, page: 1, pages: 1 });
  });

  test('of what is over add up to what the player has more or less', async () => {
    const { rows } = await listed({ state: 'past' });
    expect(sum(rows.map(({ profit }) => profit ?? rupees(0)))).toBe(rupees(-200));
    // 250 is held for the bet with the house, and for a lay what it can lose, matched or waiting.
    expect(await purse(house, 'asha')).toBe(`${10_000 - 200 - 250 - 1_800} + ${250 + 1_800}`);
  });

  test('say what became of the market, and when', async () => {
    const { rows } = await listed({ state: 'past' });
    expect(rows.map(({ result }) => result)).toEqual(['', 'abandoned', 'B', 'B']);
    expect(rows.map(({ settledAt }) => world.now() - settledAt!)).toEqual([HOUR_MS, 0, 0, 0]);
    expect((await listed({ state: 'open' })).rows.map(({ result, settledAt }) => [result, settledAt])).toEqual(
      Array(2).fill(['', null]),
    );
  });
});

test.each<[string, Partial<Input<'mySportBetsCsv'>>, readonly string[]]>([
  ['everything called so', { search: 'a' }, ['100_RUNS', 'Bookmaker', 'MATCH_ODDS']],
  ['nothing else that was ever bet on', { search: '100_r' }, ['100_RUNS']],
  ['nothing of another event', { search: 'a', event: 'open' }, ['100_RUNS', 'Bookmaker']],
  ['nothing of another day', { search: 'a', from: '2026-03-08' }, ['100_RUNS']],
  ['what goes on with the name of the event', { search: 'a 100_runs a v' }, ['100_RUNS']],
  ['nothing where nothing is searched for', {}, []],
])('of what somebody bet on a search names %s', async (_, wanted, names) => {
  const { db } = house.deps;
  const called = await calledSo(db, 'asha' as UserId, inputOf(wanted), 'en'); // as they are named above
  expect([...new Set(called.map(({ name }) => name))].toSorted()).toEqual(names);
});

test('a search may go on from who was bet on to the name of the event', async () => {
  expect((await listed({ search: 'a 100_runs a v b' })).rows.map(told)).toEqual([LAID, TAKEN_BACK]);
});

describe('page by page', () => {
  test.each([
    ['the first', 1, 1, ALL.slice(0, 4)],
    ['the last, which need not be full', 2, 2, ALL.slice(4)],
    ['one beyond the last is the last', 9, 2, ALL.slice(4)],
  ])('%s', async (_, asked, page, expected) => {
    const found = await listed({ page: asked, size: 4 });
    expect(found.rows.map(told)).toEqual(expected);
    expect(found).toMatchObject({ page, pages: 2, total: 6 });
  });

  test('all pages together are the list', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(page => listed({ page, size: 1 })));
    expect(pages.flatMap(({ rows }) => rows)).toEqual((await listed()).rows);
  });
});

describe('as a file', () => {
  test.each<Wanted>([{}, { state: 'past' }, { event: 'open', to: '2026-03-07' }, { search: 'nothing like it' }])(
    'the same bets in the same order: %j',
    async wanted => {
      const { page: _page, size: _size, ...filter } = inputOf(wanted);
      const file = valueOf(await exchangeHandlers(house.deps).mySportBetsCsv(filter, callerOf('asha', 'saves')));
      const [head, ...lines] = new TextDecoder().decode(file.bytes).trim().split('\r\n');
      expect(head).toMatch(
        /^\uFEFF?Placed,Event,Market,Selection,Side,Odds,Stake,Matched,Status,Result,Profit or loss/,
      );
      const { rows } = await listed(wanted);
      expect(lines.map(line => line.split(',').slice(2, 11))).toEqual(
        rows.map(({ marketName, label, side, stake, matched, state, result, profit, ...bet }) => [
          ...[marketName, label, side],
          expect.stringMatching(bet.kind === 'bookmaker' ? /^90$/ : /^[\d.]+$/),
          ...[stake, matched].map(amount => (amount / 100).toFixed(2)),
          ...[state, result, profit === null ? '' : (profit / 100).toFixed(2)],
        ]),
      );
    },
  );
});
