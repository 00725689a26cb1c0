import type { HarmFigure } from '@maidan/core/harm/marker';
import type { UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Facts } from '../cases/testFacts.ts';
import { lasting } from '../db/testDb.ts';
import { markedPlayer, rowsBehind } from '../office/protection/harmStore.ts';
import { lookForHarm } from './turn.ts';

/* What players did, and what is marked of it: each rule at its threshold and just below. It is half past five in India. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
const facts = new Facts(db, world.now());
await facts.begin();

type Act = (player: UserId) => void;
type Sums = Readonly<Partial<Record<HarmFigure, readonly [rupees: number, rows: number]>>>;

const DAY = 24 * 60;
const inDays = (minutes: number): number => minutes / DAY;

interface Chase {
  readonly lost?: number;
  readonly times?: number;
  readonly paidIn?: number;
  readonly minutesLater?: number;
  readonly raisedTo?: number;
  readonly firstAt?: number;
}

/** So many hours of loss, half a day apart, each after a bet of 100. */
const chase =
  ({ lost = 2_000, times = 3, paidIn = 0, minutesLater = 30, raisedTo = 0, firstAt = times * 12 * 60 }: Chase): Act =>
  player => {
    for (let nth = 0; nth < times; nth += 1) {
      const minutes = nth === 0 ? firstAt : (times - nth) * 12 * 60;
      facts.bet(player, facts.round(minutes + 10), { rupees: 100, hasWon: false, secondsBefore: 0 });
      facts.result(player, -lost / 2, minutes + 50);
      facts.result(player, -lost / 2, minutes);
      if (paidIn > 0) facts.deposit(player, paidIn, inDays(minutes - minutesLater));
      if (raisedTo > 0)
        facts.bet(player, facts.round(minutes - minutesLater), { rupees: raisedTo, hasWon: true, secondsBefore: 0 });
    }
  };

/** Half past two in the night, in so many nights; and half past two in the afternoon. */
const sleepless =
  (atNight: number, nights: number, byDay: number): Act =>
  player => {
    const bet = (minutes: number) =>
      facts.bet(player, facts.round(minutes), { rupees: 10, hasWon: false, secondsBefore: 0 });
    for (let nth = 0; nth < atNight; nth += 1) bet((15 + 24 * (nth % nights)) * 60);
    for (let nth = 0; nth < byDay; nth += 1) bet((3 + 24 * (nth % 20)) * 60);
  };

/** Ten bets in each of the weeks before, and so many in this one, a few a day. */
const growing =
  (before: number, bets: number, rupees: number, weeks = 3): Act =>
  player => {
    const bet = (days: number, stake: number) =>
      facts.bet(player, facts.round(days * DAY + 3 * 60), { rupees: stake, hasWon: true, secondsBefore: 0 });
    for (let nth = 0; nth < weeks * 10; nth += 1) bet(7 + Math.floor(nth / 10) * 7 + (nth % 5), before);
    for (let nth = 0; nth < bets; nth += 1) bet(nth % 5, rupees);
  };

const refused =
  (...daysAgo: readonly number[]): Act =>
  player =>
    daysAgo.forEach(days => facts.refused(player, 100.05, days));

const paidInAgain =
  (minutesLater: number, ...daysAgo: readonly number[]): Act =>
  player =>
    daysAgo.forEach(days => {
      facts.withdrawal(player, 1_000.5, days);
      facts.deposit(player, 300.25, days - inDays(minutesLater));
    });

type Scenario = readonly [name: string, act: Act, marked: readonly string[], sums?: Sums];

const CHASED = ['chasingLosses'];
const SCENARIOS: readonly Scenario[] = [
  [
    '2,000 lost within an hour, three times, and 500.25 paid in half an hour later',
    chase({ paidIn: 500.25 }),
    CHASED,
    { lost: [-6_000, 6], stakedBefore: [300, 3], paidIn: [1_500.75, 3], stakedAfter: [0, 0] },
  ],
  [
    'the same, and twice as much staked instead',
    chase({ raisedTo: 200 }),
    CHASED,
    { lost: [-6_000, 6], stakedBefore: [300, 3], paidIn: [0, 0], stakedAfter: [600, 3] },
  ],
  ['a paisa less than twice as much', chase({ raisedTo: 199.99 }), []],
  ['a paisa less lost', chase({ lost: 1_999.98, paidIn: 500 }), []],
  ['two times', chase({ times: 2, paidIn: 500 }), []],
  ['paid in an hour later', chase({ paidIn: 500, minutesLater: 60 }), CHASED],
  ['paid in more than an hour later', chase({ paidIn: 500, minutesLater: 60.01 }), []],
  ['lost and left', chase({}), []],
  ['the first of the three a week ago', chase({ paidIn: 500, firstAt: 7 * DAY }), []],
  ['30 bets in 5 nights and 30 by day', sleepless(30, 5, 30), ['nightPlay'], { atNight: [300, 30], inAll: [600, 60] }],
  ['29 bets at night', sleepless(29, 5, 0), []],
  ['30 bets in 4 nights', sleepless(30, 4, 0), []],
  ['30 bets at night and 31 by day', sleepless(30, 5, 31), []],
  [
    '10,000 staked in 20 larger bets, after weeks of 1,000',
    growing(100, 20, 500),
    ['growingStakes'],
    { thisWeek: [10_000, 20], weeksBefore: [3_000, 30] },
  ],
  ['a paisa less each', growing(100, 20, 499.99), []],
  ['the same in 19 bets, which may be chance', growing(100, 19, 530), []],
  ['three times an average week of 4,000', growing(400, 20, 600), ['growingStakes']],
  ['a paisa less than that', growing(400, 20, 599.99), []],
  ['after two weeks only', growing(100, 20, 500, 2), []],
  ['as many bets as large as before', growing(1_000, 30, 1_000), []],
  ['three deposits that a limit refused', refused(6, 3, 1), ['refusedDeposits'], { refused: [300.15, 3] }],
  ['two of them', refused(3, 1), []],
  ['three, the first more than a week ago', refused(7.1, 3, 1), []],
  [
    'paid in within the hour after three withdrawals',
    paidInAgain(60, 20, 10, 5),
    ['depositAfterWithdrawal'],
    { withdrawn: [3_001.5, 3], paidIn: [900.75, 3] },
  ],
  ['after two', paidInAgain(30, 10, 5), []],
  ['after three, more than an hour later', paidInAgain(60.01, 20, 10, 5), []],
  ['after three, the first more than four weeks ago', paidInAgain(30, 28.1, 10, 5), []],
];

const look = async (): Promise<number> => lookForHarm(house.deps);

const shown = async (player: UserId) => (await markedPlayer(db, player, world.now()))!;

/** All rows that a figure is made of, page by page. */
async function behind(id: string, figure: HarmFigure): Promise<readonly number[]> {
  const pages = async (page: number): Promise<readonly number[]> => {
    const found = await rowsBehind(db, { id, figure, page, size: 20 });
    const amounts = found.rows.map(({ amount }) => amount);
    return page < found.pages ? [...amounts, ...(await pages(page + 1))] : amounts;
  };
  return pages(1);
}

const ALL = SCENARIOS.map(([name, act, marked, sums = {}]) => [name, act, marked, sums] as const);

test.each(ALL)('[R31] %s', async (_, act, marked, sums) => {
  const player = facts.player('asha');
  act(player);
  await facts.write();
  await look();
  const { markers } = await shown(player);
  expect(markers.map(({ rule }) => rule)).toEqual(marked);
  const all = markers.flatMap(marker => marker.sums.map(sum => ({ marker: marker.id, ...sum })));
  const told = all.map(({ figure, sum, count }) => [figure, sum / 100, count]);
  const said = Object.entries(sums).map(([figure, [rupees, rows]]) => [figure, rupees, rows]);
  expect(told.toSorted()).toEqual(said.length > 0 ? said.toSorted() : told.toSorted());
  for (const { marker, figure, sum, count } of all) {
    const amounts = await behind(marker, figure);
    expect([figure, amounts.length, amounts.reduce((one, other) => one + other, 0)]).toEqual([figure, count, sum]);
  }
});

test('[R31] looked at again, from the beginning too, nothing is marked twice', async () => {
  const count = async () => (await db.query<{ n: number }>('select count(*) as n from harm_markers')).rows[0]!.n;
  const before = await count();
  expect(before).toBe(SCENARIOS.filter(([, , marked]) => marked.length > 0).length);
  expect(await look()).toBe(0);
  await db.query(`update alert_turns set number = 0 where name <> 'ledger'`);
  expect(await look()).toBe(0);
  expect(await count()).toBe(before);
});

test('[R31] a bet that is made void leaves the figure with the ledger', async () => {
  const player = facts.player('asha');
  sleepless(31, 5, 0)(player);
  await facts.write();
  await look();
  const atNight = async () => (await shown(player)).markers[0]!.sums.find(({ figure }) => figure === 'atNight');
  expect(await atNight()).toMatchObject({ sum: 310_00, count: 31 });
  await db.query(
    `update bets set state = 'void', profit = null where id = (select min(id) from bets where user_id = $1)`,
    [player],
  );
  expect(await atNight()).toMatchObject({ sum: 300_00, count: 30 });
});

test('[R31] markers and what was noted are never changed', async () => {
  for (const sql of [
    `update harm_markers set rule = 'nightPlay'`,
    'delete from harm_markers',
    'delete from harm_looks',
    `update protection_events set what = 'limitHit'`,
  ])
    await expect(db.query(sql), sql).rejects.toThrow(/append-only/);
});
