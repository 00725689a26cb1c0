import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { api } from '@maidan/contract/api';
import type { CallName } from '@maidan/contract/routes';
import { ask, colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { callerOf } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';
import { openMarket, purse } from '../exchange/testMarket.ts';
import { takeBackOfBlocked, takeBackOfStopped } from '../office/players/takeBack.ts';
import { slowToCommit, somebodyWaits } from '../writer/slowDb.ts';
import { Writer } from '../writer/writer.ts';
import { stopPlay } from './stopping.ts';
import { TestPlayers } from './testLimits.ts';

/* Who has stopped bets nothing and pays nothing in, whatever the client and whoever asks; and is never kept from the money. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { db } = house.deps;
const DAY = 86_400_000;
const A_DAY = { kind: 'timeOut', days: 1, isSure: true } as const;
const HALF_A_YEAR = { kind: 'exclusion', months: 6, isSure: true } as const;
const FOR_EVER = { kind: 'exclusion', months: null, isSure: true } as const;

let nth = 0;
const place = (): string => `stop-${(nth += 1)}`;

const stop = async (user: string, how: object = A_DAY): Promise<string> =>
  (await players.ask(user, 'stopPlay', how)).code ?? 'stopped';
const shown = async (user: string) => (await players.ask(user, 'playStop')).data;

async function spin(user: string): Promise<string> {
  world.pass(5_000);
  const { commitment } = (await players.ask(user, 'slotSeat')).data;
  const sent = { slot: 'mango7', stake: 100_00, number: 'mine', commitment };
  return (await players.ask(user, 'spin', sent)).code ?? 'taken';
}

/** Every way to put something at risk or to pay in, straight at the server. */
async function allWays(user: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  await players.atTheTable(async bet => (told['table'] = await bet(user, 100_00)));
  const { id } = await openMarket(house, place());
  told['order'] = await players.order(user, id, 'back A 5 × 100');
  told['row'] = await players.row(user, place(), 100_00);
  told['spin'] = await spin(user);
  told['deposit'] = await players.deposit(user, '500');
  told['topUp'] = (await players.ask(user, 'topUp')).code ?? 'taken';
  return told;
}

const everyWay = (answer: string) =>
  Object.fromEntries(['table', 'order', 'row', 'spin', 'deposit', 'topUp'].map(way => [way, answer]));

describe('[R29] a stop', () => {
  test('is refused when it is shorter than a day, longer than six weeks, or an exclusion under half a year', async () => {
    await players.join('asha');
    const wishes = [
      { kind: 'timeOut', days: 0, isSure: true },
      { kind: 'timeOut', days: 43, isSure: true },
      { kind: 'exclusion', months: 5, isSure: true },
      { kind: 'exclusion', months: 61, isSure: true },
      { kind: 'closed', isSure: true },
      { kind: 'timeOut', days: 1 }, // one step is not enough
      { kind: 'timeOut', days: 1, isSure: false },
    ];
    for (const wish of wishes) expect([wish, await stop('asha', wish)]).toEqual([wish, 'invalid-input']);
    expect((await shown('asha'))['stop']).toBeNull();
    expect(await players.row('asha', place(), 100_00)).toBe('taken');
  });

  test('counts at once for every way to bet and to pay in, and until the day after the player asked to return', async () => {
    await players.join('bela', {}, 500);
    expect({ ...(await allWays('bela')), topUp: 'taken' }).toEqual({ ...everyWay('taken'), deposit: 'asked' });
    expect(await stop('bela')).toBe('stopped');
    const ends = world.now() + DAY;
    expect(await allWays('bela')).toEqual(everyWay('play-stopped'));
    players.later(ends - 1 - world.now());
    expect((await players.ask('bela', 'askReturn')).code).toBe('stop-not-over');
    expect(await players.row('bela', place(), 100_00)).toBe('play-stopped');
    players.later(1);
    expect(await shown('bela')).toMatchObject({ mayReturn: true, stop: { kind: 'timeOut', until: ends } });
    expect(await players.row('bela', place(), 100_00)).toBe('play-stopped'); // it is over, and nobody asked to return
    expect((await players.ask('bela', 'askReturn')).data).toEqual({ opensAt: ends + DAY });
    players.later(5);
    expect((await players.ask('bela', 'askReturn')).data).toEqual({ opensAt: ends + DAY });
    expect(await players.row('bela', place(), 100_00)).toBe('play-stopped');
    players.later(DAY - 6);
    expect(await players.row('bela', place(), 100_00)).toBe('play-stopped');
    players.later(1);
    expect(await players.row('bela', place(), 100_00)).toBe('taken');
    expect((await shown('bela'))['stop']).toBeNull();
    expect((await players.ask('bela', 'askReturn')).code).toBe('not-stopped');
  });

  test('takes the orders out of every book and lets bets stand, which are settled and paid; withdrawing goes on', async () => {
    await players.join('chitra', {}, 1_500);
    await players.join('dev', {}, 1_000);
    const [one, two] = [await openMarket(house, place()), await openMarket(house, place())];
    expect(await players.order('dev', one.id, 'lay A 2 × 100')).toBe('taken');
    expect(await players.order('chitra', one.id, 'back A 2 × 100', 'back B 5 × 100')).toBe('taken');
    expect(await players.order('chitra', two.id, 'back A 9 × 200')).toBe('taken');
    expect(await shown('chitra')).toMatchObject({ openOrders: 2, openBets: true, mayClose: false });
    const before = (await players.ask('chitra', 'withdrawal', upi('100'))).code;
    expect([before, await stop('chitra', HALF_A_YEAR)]).toEqual([undefined, 'stopped']);
    expect(await shown('chitra')).toMatchObject({ openOrders: 0, openBets: true });
    const { rows } = await db.query(`select because from orders where user_id = 'chitra' and lapsed > 0`);
    expect(rows).toEqual([{ because: 'play-stopped' }, { because: 'play-stopped' }]);
    expect((await players.ask('chitra', 'withdrawal', upi('50'))).code).toBeUndefined();
    await players.settle(one, { type: 'won', winners: [0] });
    const { rows: requests } = await db.query(`select state from withdrawals where user_id = 'chitra'`);
    expect(requests).toEqual([{ state: 'requested' }, { state: 'requested' }]); // both wait to be paid
    expect(await purse(house, 'chitra')).toBe(`${1_500 - 150 + 100} + 0`);
    expect((await players.ask('chitra', 'withdrawal', upi('900'))).code).toBeUndefined(); // what was won, too
  });

  test('lets a position be closed on sport, and nothing be added to it', async () => {
    await players.join('esha', {}, 1_000);
    await players.join('farid', {}, 1_000);
    const { id } = await openMarket(house, place());
    expect(await players.order('farid', id, 'lay A 3 × 100')).toBe('taken');
    expect(await players.order('esha', id, 'back A 3 × 100')).toBe('taken');
    expect(await players.order('farid', id, 'back A 2 × 400')).toBe('taken');
    expect(await stop('esha')).toBe('stopped');
    expect(await players.order('esha', id, 'back A 2 × 100')).toBe('play-stopped');
    expect(await players.order('esha', id, 'lay A 2 × 350')).toBe('play-stopped'); // more at risk than before
    expect(await players.order('esha', id, 'lay A 2 × 100')).toBe('taken');
  });

  test('can be made longer and never shorter, by the player and by nobody else', async () => {
    await players.join('gita');
    expect(await stop('gita', { ...A_DAY, days: 7 })).toBe('stopped');
    expect(await stop('gita', { ...A_DAY, days: 6 })).toBe('stop-not-longer');
    expect(await stop('gita', { ...A_DAY, days: 8 })).toBe('stopped');
    expect(await stop('gita', FOR_EVER)).toBe('stopped');
    expect(await stop('gita', HALF_A_YEAR)).toBe('stop-not-longer');
    players.later(20_000 * DAY);
    expect((await players.ask('gita', 'askReturn')).code).toBe('stop-not-over');
    expect(await players.row('gita', place(), 100_00)).toBe('play-stopped');
    const { rows } = await db.query(`select what from player_stops where user_id = 'gita' order by at, until`);
    expect(rows.map(row => row.what)).toEqual(['timeOut', 'timeOut', 'exclusion']);
  });
});

const upi = (amount: string) => ({
  ...{ withdraw_amount: amount, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'chitra@upi' },
});

describe('[R29] at the same moment', () => {
  test('of bets and a stop sent together, what is not taken before the stop is refused', async () => {
    await players.join('hari');
    await players.signIn('hari');
    const { id } = await openMarket(house, place());
    await players.atTheTable(async bet => {
      const orders = () => Array.from({ length: 5 }, () => players.order('hari', id, 'back A 5 × 100'));
      const bets = () => Array.from({ length: 5 }, () => bet('hari', 100_00));
      const early = Promise.all([...orders(), ...bets()]);
      const stopping = house.deps.writer.do(stopPlay(callerOf('hari', players.key()), A_DAY, []));
      const late = Promise.all([...bets(), ...orders()]);
      expect((await stopping).ok).toBe(true);
      expect((await early).filter(each => each !== 'taken' && each !== 'play-stopped')).toEqual([]);
      expect((await early).slice(5)).toEqual(Array.from({ length: 5 }, () => 'taken')); // they were there before it
      expect(new Set(await late)).toEqual(new Set(['play-stopped']));
    });
    const { rows } = await db.query(
      `select (select count(*)::integer from bets where bets.user_id = 'hari' and bets.at > stopped_at) as bets,
         (select count(*)::integer from orders where orders.user_id = 'hari' and orders.at > stopped_at) as orders
       from player_limits where user_id = 'hari'`,
    );
    expect(rows).toEqual([{ bets: 0, orders: 0 }]);
  });

  test('a bet at another node waits for a stop that is on its way, and is refused', async () => {
    await players.join('indu');
    const slow = slowToCommit(db);
    const elsewhere = new Writer(slow.db, new Bus(), world.now);
    const stopping = elsewhere.do(stopPlay(callerOf('indu', players.key()), A_DAY, []));
    await slow.reached;
    const bet = players.row('indu', place(), 100_00);
    await somebodyWaits(db);
    slow.release();
    expect((await stopping).ok).toBe(true);
    expect(await bet).toBe('play-stopped');
  });

  test('orders that nobody took back are found, by the house that goes on and by the one that starts again', async () => {
    const { writer } = house.deps;
    for (const [user, later] of [
      ['jaya', () => takeBackOfStopped(house.deps)],
      ['kiran', () => takeBackOfBlocked(house.deps, world.now())],
    ] as const) {
      await players.join(user);
      const { id } = await openMarket(house, place());
      expect(await players.order(user, id, 'back A 5 × 100')).toBe('taken');
      expect((await writer.do(stopPlay(callerOf(user, players.key()), A_DAY, []))).ok).toBe(true); // and then the node is gone
      expect(await shown(user)).toMatchObject({ openOrders: 1 });
      await later();
      expect(await shown(user)).toMatchObject({ openOrders: 0 });
    }
  });
});

describe('[R29] nobody lifts it', () => {
  test('no call of the back office does, whoever makes it', async () => {
    await players.join('lata');
    expect(await stop('lata', HALF_A_YEAR)).toBe('stopped');
    const before = await rowOf('lata');
    const owner = await colleague(house, 'owner', 'lifter');
    for (const name of ['blockPlayer', 'unblockPlayer'] as const) {
      const input = { id: 'lata', reason: 'The player asked for it' };
      expect((await ask(house, name, input, { office: owner.office, key: players.key() })).status).toBe(200);
    }
    expect(await rowOf('lata')).toEqual(before);
    expect(await players.row('lata', place(), 100_00)).toBe('play-stopped');
    const lifting = (Object.keys(api) as CallName[]).filter(name => /lift|unstop|endStop|reinclude/i.test(name));
    expect(lifting).toEqual([]);
  });

  test.each([
    ['forgotten', 'stop_kind = null, stopped_at = null, stop_until = null'],
    ['ended earlier', `stop_until = stop_until - interval '1 millisecond'`],
    ['moved back as a whole', `stopped_at = stopped_at - interval '1 day', stop_until = stop_until - interval '1 day'`],
    ['returned from before its end', `return_asked_at = stop_until - interval '1 millisecond'`],
    ['a milder one', `stop_kind = 'timeOut'`],
    [
      'followed by another that is not due',
      `return_asked_at = null, stop_kind = 'timeOut', stopped_at = stopped_at + interval '1 day',
       stop_until = stopped_at + interval '2 days'`,
    ],
    ['somebody else’s', `user_id = 'asha-else'`],
  ])('the database refuses a stop that is %s', async (what, change) => {
    const user = `direct-${what.replaceAll(/\W/g, '')}`;
    await players.join(user);
    await players.join('asha-else');
    expect(await stop(user, HALF_A_YEAR)).toBe('stopped');
    const before = await rowOf(user);
    await expect(db.query(`update player_limits set ${change} where user_id = '${user}'`)).rejects.toThrow(STANDS);
    await expect(db.query(`delete from player_limits where user_id = '${user}'`)).rejects.toThrow(/append-only/);
    await expect(db.query(`update player_stops set until = at where user_id = '${user}'`)).rejects.toThrow(
      /append-only/,
    );
    await expect(db.query(`delete from player_stops where user_id = '${user}'`)).rejects.toThrow(/append-only/);
    expect(await rowOf(user)).toEqual(before);
    await db.query(`update player_limits set stop_until = stop_until + interval '1 day' where user_id = '${user}'`);
    expect((await rowOf(user)).stop_until).toBe(Number(before.stop_until) + DAY);
  });

  test('for ever is for ever, and a return is not moved forward', async () => {
    await players.join('mohan');
    expect(await stop('mohan', FOR_EVER)).toBe('stopped');
    for (const change of [`stop_until = now() + interval '99 years'`, 'return_asked_at = now()'])
      await expect(db.query(`update player_limits set ${change} where user_id = 'mohan'`)).rejects.toThrow(STANDS);
    await players.join('nila');
    expect(await stop('nila')).toBe('stopped');
    players.later(3 * DAY);
    await players.ask('nila', 'askReturn');
    const sooner = `update player_limits set return_asked_at = stop_until where user_id = 'nila'`;
    await expect(db.query(sooner)).rejects.toThrow(/not ended early/);
  });
});

/** What the database says to who tries. */
const STANDS = /not ended early|given to another|player_limits.*violates check constraint/;

async function rowOf(user: string) {
  const { rows } = await db.query(
    'select stop_kind, stopped_at, stop_until, return_asked_at from player_limits where user_id = $1',
    [user],
  );
  return rows[0]!;
}
