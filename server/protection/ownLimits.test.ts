import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '@maidan/core/ids';
import { colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { lasting } from '../db/testDb.ts';
import { openMarket } from '../exchange/testMarket.ts';
import { slowToCommit, somebodyWaits } from '../writer/slowDb.ts';
import { Writer } from '../writer/writer.ts';
import { TestPlayers } from './testLimits.ts';

/* The player's own limits, where bets and deposits are decided: whatever the client, and however many ask at once. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('[R27][R28] the largest stake', () => {
  beforeAll(() => players.join('asha', { largestStake: 200_00 }));

  test('at a table: up to the limit and not a paisa more', async () => {
    await players.atTheTable(async bet => {
      expect(await bet('asha', 200_01)).toBe('own-largest-stake');
      expect(await bet('asha', [150_00, 200_01])).toBe('own-largest-stake');
      expect(await bet('asha', [200_00, 200_00])).toBe('taken');
    });
  });

  test('with the house on sport', async () => {
    expect(await players.row('asha', 'p1', 200_01)).toBe('own-largest-stake');
    expect(await players.row('asha', 'p2', 200_00)).toBe('taken');
  });

  test('of an order, by what it may lose; and of an order that is changed', async () => {
    const { id } = await openMarket(house, 'p3');
    expect(await players.order('asha', id, 'back A 2 × 200.01')).toBe('own-largest-stake');
    expect(await players.order('asha', id, 'lay A 3 × 100.01')).toBe('own-largest-stake');
    expect(await players.order('asha', id, 'back B 2 × 200', 'lay A 3 × 100')).toBe('taken');
    const resting = await players.ask('asha', 'placeOrders', {
      market: id,
      orders: [{ runner: 'A', side: 'back', odds: 9000, stake: 100_00, isKept: false }],
    });
    const [{ id: order }] = resting.data['orders'] as [{ id: string }];
    const more = { market: id, order, odds: 9000, stake: 500_01 };
    expect((await players.ask('asha', 'changeOrder', more)).code).toBe('own-largest-stake');
    const less = { market: id, order, odds: 9000, stake: 100_00 };
    expect((await players.ask('asha', 'changeOrder', less)).code).toBeUndefined();
  });
});

describe('[R27][R28] stakes of a day', () => {
  test('casino, rows and orders count together, to the paisa', async () => {
    await players.join('bela', { stakesDay: 1_000_00 });
    await players.atTheTable(async bet => {
      expect(await bet('bela', [300_00, 100_00])).toBe('taken');
      expect(await bet('bela', 600_01)).toBe('own-stakes-day');
    });
    expect(await players.row('bela', 'p4', 200_00)).toBe('taken');
    const { id } = await openMarket(house, 'p5');
    expect(await players.order('bela', id, 'back A 2 × 400.01')).toBe('own-stakes-day');
    expect(await players.order('bela', id, 'back A 2 × 400')).toBe('taken');
    expect(await players.shown('bela', 'stakesDay')).toBe('100000 of 100000');
    expect(await players.row('bela', 'p6', 100_00)).toBe('own-stakes-day');
    // What was cancelled unmatched was not staked.
    expect((await players.ask('bela', 'cancelOrders', { market: id, orders: 'all' })).code).toBeUndefined();
    expect(await players.shown('bela', 'stakesDay')).toBe('60000 of 100000');
    expect(await players.row('bela', 'p6', 400_01)).toBe('own-stakes-day');
    expect(await players.row('bela', 'p6', 400_00)).toBe('taken');
  });

  test('of twenty at once as many are taken as there is room for', async () => {
    await players.join('chitra', { stakesDay: 500_00 });
    const { id } = await openMarket(house, 'p7');
    await players.atTheTable(async bet => {
      const told = await Promise.all(
        Array.from({ length: 20 }, (_, nth) =>
          nth % 2 === 0 ? bet('chitra', 100_00) : players.order('chitra', id, 'back A 5 × 100'),
        ),
      );
      expect(told.toSorted()).toEqual([...Array(15).fill('own-stakes-day'), ...Array(5).fill('taken')]);
    });
  });

  test('what two nodes take at the same moment is not more than the limit', async () => {
    await players.join('dev', { stakesDay: 500_00, lossDay: 800_00 });
    await players.row('dev', 'p8', 100_00);
    const { id } = await openMarket(house, 'p9');
    const slow = slowToCommit(house.deps.db);
    const elsewhere = new Writer(slow.db, new Bus(), world.now);
    const first = players.row('dev', 'p10', 300_00, elsewhere);
    await slow.reached;
    const second = players.order('dev', id, 'back A 2 × 100.01');
    await somebodyWaits(house.deps.db);
    slow.release();
    expect([await first, await second]).toEqual(['taken', 'own-stakes-day']);
    expect(await players.order('dev', id, 'back A 2 × 100')).toBe('taken');
  });
});

describe('[R27][R28] losses', () => {
  test('what was lost and what may still be count together; the next day begins anew', async () => {
    await players.join('esha', { lossDay: 1_000_00, lossWeek: 1_800_00 });
    await players.lose('esha', 'p11', 600);
    expect(await players.shown('esha', 'lossDay')).toBe('60000 of 100000');
    expect(await players.row('esha', 'p12', 400_01)).toBe('own-loss-day');
    await players.atTheTable(async bet => {
      expect(await bet('esha', 400_01)).toBe('own-loss-day');
      expect(await bet('esha', 300_00)).toBe('taken');
      expect(await players.row('esha', 'p13', 100_01)).toBe('own-loss-day');
      expect(await players.row('esha', 'p13', 100_00)).toBe('taken');
    });
    players.later(DAY); // from Saturday to Sunday; the bet with the house is still open
    const before = (await players.shown('esha', 'lossDay')).split(' ')[0];
    expect(before).toBe('10000');
    expect(await players.row('esha', 'p14', 900_01)).toBe('own-loss-day');
    players.later(DAY); // and to Monday
    expect(await players.row('esha', 'p15', 900_00)).toBe('taken');
  });

  test('[R28] a position can be closed, orders cancelled and money taken out, whatever the limits', async () => {
    await players.join('gita');
    await players.join('hari');
    const { id } = await openMarket(house, 'p16');
    await players.order('hari', id, 'lay A 2 × 1000');
    await players.order('gita', id, 'back A 2 × 1000', 'back B 9 × 100');
    const least = { largestStake: 1, stakesDay: 1, lossDay: 1, openBets: 1, checkMinutes: 1, playMinutes: 1 };
    for (const [limit, value] of Object.entries(least)) await players.ask('gita', 'setLimit', { limit, value });
    expect(await players.order('gita', id, 'back A 2 × 100')).not.toBe('taken');
    expect(await players.order('gita', id, 'lay A 2.02 × 200')).toBe('taken');
    await players.order('hari', id, 'back A 2.04 × 2000');
    expect((await players.ask('gita', 'cancelOrders', { market: id, orders: 'all' })).code).toBeUndefined();
    const out = { market: id, percent: 100, value: -100_000 };
    expect((await players.ask('gita', 'cashOut', out)).code).toBeUndefined();
    const withdrawal = {
      ...{ withdraw_amount: 100, withdraw_currency: 'INR', payment_method: 'UPI' },
      upi_id: 'gita@bank',
    };
    expect((await players.ask('gita', 'withdrawal', withdrawal)).status).toBe(200);
  });
});

describe('[R27][R28] open bets', () => {
  test('are counted wherever they are, until they are settled', async () => {
    await players.join('indu', { openBets: 3 });
    const { id } = await openMarket(house, 'p17');
    await players.atTheTable(async bet => {
      expect(await bet('indu', [100_00, 100_00, 100_00, 100_00])).toBe('own-open-bets');
      expect(await bet('indu', 100_00)).toBe('taken');
      expect(await players.row('indu', 'p18', 100_00)).toBe('taken');
      expect(await players.order('indu', id, 'back A 2 × 100', 'back A 3 × 100')).toBe('own-open-bets');
      expect(await players.order('indu', id, 'back A 2 × 100')).toBe('taken');
      expect(await players.shown('indu', 'openBets')).toBe('3 of 3');
      expect(await players.row('indu', 'p19', 100_00)).toBe('own-open-bets');
    });
    expect(await players.shown('indu', 'openBets')).toBe('2 of 3'); // the round is settled
    expect(await players.row('indu', 'p19', 100_00)).toBe('taken');
  });
});

describe('[R25][R28] deposits', () => {
  test('deposits that wait count as approved ones do; a rejected one does not', async () => {
    await players.join('jaya', { depositDay: 1_000_00, depositWeek: 1_500_00 });
    expect(await players.deposit('jaya', '1000.01')).toBe('own-deposit-day');
    expect(await players.deposit('jaya', '400')).toBe('asked');
    expect(await players.deposit('jaya', '600.01')).toBe('own-deposit-day');
    expect(await players.deposit('jaya', '600')).toBe('asked');
    expect(await players.deposit('jaya', '1')).toBe('own-deposit-day');
    const clerk = await colleague(house, 'payments');
    await house.deps.db.query(
      `update deposits set state = 'rejected', decided_by = $1, reason = 'not there'
       where user_id = 'jaya' and amount = 40000`,
      [clerk.id],
    );
    expect(await players.deposit('jaya', '400.01')).toBe('own-deposit-day');
    expect(await players.deposit('jaya', '400')).toBe('asked');
    players.later(DAY);
    expect(await players.deposit('jaya', '500.01')).toBe('own-deposit-week');
    expect(await players.deposit('jaya', '500')).toBe('asked');
  });

  test('of ten at once as many are taken as there is room for', async () => {
    await players.join('kavi', { depositMonth: 300_00 });
    const told = await Promise.all(Array.from({ length: 10 }, () => players.deposit('kavi', '100')));
    expect(told.toSorted()).toEqual([...Array(3).fill('asked'), ...Array(7).fill('own-deposit-month')]);
  });
});

describe('[R25] a limit is changed', () => {
  test('tighter at once; looser a day later, when it is confirmed; and all of it is kept', async () => {
    await players.join('lata', { depositDay: 500_00 });
    const key = players.key();
    const wish = { limit: 'depositDay', value: 900_00 };
    const asked = await players.ask('lata', 'setLimit', wish, key);
    expect(asked.data).toEqual({ effect: 'asked', from: world.now() + DAY });
    expect((await players.ask('lata', 'setLimit', wish, key)).data).toEqual(asked.data); // the same again
    expect((await players.ask('lata', 'setLimit', { ...wish, value: 1 }, key)).code).toBe('key-reused');
    expect(await players.deposit('lata', '500.01')).toBe('own-deposit-day');
    expect((await players.ask('lata', 'confirmLimit', { limit: 'depositDay' })).code).toBe('change-not-due');
    players.later(DAY - 1);
    expect((await players.ask('lata', 'confirmLimit', { limit: 'depositDay' })).code).toBe('change-not-due');
    players.later(1);
    expect(await players.deposit('lata', '500.01')).toBe('own-deposit-day'); // a day alone does nothing
    expect((await players.ask('lata', 'confirmLimit', { limit: 'depositDay' })).data).toEqual({ value: 900_00 });
    expect(await players.deposit('lata', '900')).toBe('asked');
    expect((await players.ask('lata', 'confirmLimit', { limit: 'depositDay' })).code).toBe('change-not-asked');
    await players.ask('lata', 'setLimit', { limit: 'depositDay', value: 100_00 });
    const { data } = await players.ask('lata', 'playSafe');
    expect((data['changes'] as object[]).map(change => Object.values(change).slice(0, 4).join(' '))).toEqual(
      expect.arrayContaining([
        'depositDay now  50000',
        'depositDay asked 50000 90000',
        'depositDay confirmed 50000 90000',
        'depositDay now 90000 10000',
      ]),
    );
    await expect(house.deps.db.query(`delete from limit_changes where user_id = 'lata'`)).rejects.toThrow(
      'append-only',
    );
    const { rows } = await house.deps.db.query(
      `select count(*)::int as count from audit where subject = 'player:lata' and action like 'limit.%'`,
    );
    expect(rows).toEqual([{ count: 4 }]);
  });

  test('[R26] whether there is a limit of deposits, or the player said to go without', async () => {
    await players.join('mira');
    const hasChosen = async () => (await players.ask('mira', 'playSafe')).data['hasChosen'];
    expect(await hasChosen()).toBe(false);
    await players.ask('mira', 'setLimit', { limit: 'lossDay', value: 1 });
    expect(await hasChosen()).toBe(false);
    expect((await players.ask('mira', 'goWithoutLimit', { isSure: false })).code).toBe('invalid-input');
    expect(await hasChosen()).toBe(false);
    expect((await players.ask('mira', 'goWithoutLimit', { isSure: true })).status).toBe(200);
    expect(await hasChosen()).toBe(true);
    await players.join('nina', { depositMonth: 5 });
    expect((await players.ask('nina', 'playSafe')).data['hasChosen']).toBe(true);
  });
});

describe('[R31] time', () => {
  test('nothing can be bet until a reality check is answered, from whatever device', async () => {
    await players.join('omar', { checkMinutes: 20 });
    expect(await players.row('omar', 'p20', 100_00)).toBe('taken');
    players.later(20 * MINUTE - 1);
    expect(await players.row('omar', 'p21', 100_00)).toBe('taken');
    const due = (await players.ask('omar', 'playSession')).data['checkAt'] as number;
    expect(due - world.now()).toBe(1);
    players.later(1); // and a new sign-in is no answer
    expect(await players.row('omar', 'p22', 100_00)).toBe('reality-check-due');
    const answered = await players.ask('omar', 'answerCheck');
    expect(answered.data).toEqual({ checkAt: world.now() + 20 * MINUTE });
    expect(await players.row('omar', 'p22', 100_00)).toBe('taken');
  });

  test('[R27] who has played for as long as the limit allows rests for an hour', async () => {
    await players.join('puja', { playMinutes: 30 });
    expect(await players.row('puja', 'p23', 100_00)).toBe('taken');
    players.later(29 * MINUTE);
    expect(await players.row('puja', 'p24', 100_00)).toBe('taken');
    players.later(MINUTE);
    expect(await players.row('puja', 'p25', 100_00)).toBe('own-play-time');
    expect((await players.ask('puja', 'playSession')).data['restUntil']).toBe(world.now() + 59 * MINUTE);
    players.later(59 * MINUTE);
    expect(await players.row('puja', 'p25', 100_00)).toBe('taken');
  });

  test('[R31] the session is told from the ledger, to the paisa', async () => {
    await players.join('rani');
    await players.lose('rani', 'p26', 100); // before the sign-in that is asked about
    world.pass(MINUTE);
    await players.signIn('rani');
    const since = world.now();
    world.pass(MINUTE);
    await players.lose('rani', 'p27', 133.33);
    await players.atTheTable(bet => bet('rani', 200_00));
    const { data } = await players.ask('rani', 'playSession');
    expect(data).toMatchObject({ since, staked: 333_33, checkAt: null, restUntil: null });
    expect(data['net']).toBe(-(await players.atStake('rani' as UserId, since)));
  });
});
