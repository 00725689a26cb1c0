import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterEach, describe, expect, test } from 'vitest';
import { ask, type Person } from '../../accounts/testHouse.ts';
import { type Preview, REASON, SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

/* What was settled is settled again, in part or in whole void: exactly the difference moves. */

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 7));

afterEach(() => office.mustBalance());

const A_WON = { result: 'won', winners: '0' };
const B_WON = { result: 'won', winners: '1' };
const VOID = { result: 'void' };

const amountOf = (who: Person, list: Preview['payments'] | Preview['changes']): number =>
  list.find(({ player }) => player.id === who.id)!.profit;

describe('a market settled again', () => {
  test('moves exactly the difference, and says so before', async () => {
    const market = 'match-1.bookmaker';
    const start = await office.purses();
    await office.bet(office.asha, market, 'A', 200);
    await office.bet(office.ravi, market, 'B', 300);
    await office.settle(market, A_WON);
    const first = await office.purses();
    const { changes, total } = await office.preview(market, B_WON);
    expect(amountOf(office.asha, changes)).toBe(-rupees(200) - (first[0]! - start[0]!));
    expect(total.houseBefore).toBe(start[0]! + start[1]! - first[0]! - first[1]!);
    await office.settle(market, B_WON);
    expect(await office.purses()).toEqual([
      first[0]! + amountOf(office.asha, changes),
      first[1]! + amountOf(office.ravi, changes),
    ]);
    expect(await office.free(office.asha)).toBe(start[0]! - rupees(200));
    const { rows } = await office.house.deps.db.query(
      'select state, profit from row_bets where market_id = $1 order by number',
      [market],
    );
    expect(rows[0]).toEqual({ state: 'settled', profit: -rupees(200) });
  });

  test('as void gives every stake back, and a void is void', async () => {
    const market = 'match-2.matchOdds';
    const start = await office.purses();
    await office.strike(market, 100);
    await office.settle(market, A_WON);
    expect(await office.purses()).toEqual([start[0]! - rupees(100), start[1]! + rupees(100)]);
    await office.settle(market, VOID);
    expect(await office.purses()).toEqual(start);
    expect(await office.marketRow(market)).toMatchObject({
      status: 'void',
      settlements: 2,
      answer: { reason: REASON },
    });
    expect((await office.preview(market, VOID)).changes).toEqual([]);
    await office.settle(market, A_WON);
    expect(await office.purses()).toEqual([start[0]! - rupees(100), start[1]! + rupees(100)]);
  });

  test.each([
    ['everything', 50],
    ['a part of it', 150],
  ])('leaves nobody below zero: who has spent %s is lent what is missing', async (_, left) => {
    const market = left === 50 ? 'match-3.matchOdds' : 'match-4.matchOdds';
    await office.strike(market, 100);
    await office.settle(market, A_WON);
    const free = await office.free(office.ravi);
    await office.adjust(office.ravi, rupees(left) - free);
    await office.settle(market, B_WON);
    expect(await office.free(office.ravi)).toBe(0);
    await office.adjust(office.ravi, free);
  });
});

describe('bets struck after an instant', () => {
  test.each([
    ['a row', 'match-5.bookmaker'],
    ['a book', 'match-5.matchOdds'],
  ])('of %s are void, and the others stand', async (_, market) => {
    const [before, held] = [await office.free(office.ravi), await office.held(office.ravi)];
    await office.stake(market);
    const voidAfter = office.world.now();
    office.world.pass(1_000);
    await office.stake(market);
    const all = await office.preview(market, A_WON);
    const { payments, bets, voidBets } = await office.preview(market, { ...A_WON, voidAfter });
    expect(amountOf(office.ravi, payments) * 2).toBe(amountOf(office.ravi, all.payments));
    expect(voidBets * 2).toBe(bets);
    await office.settle(market, { ...A_WON, voidAfter });
    expect(await office.free(office.ravi)).toBe(before + amountOf(office.ravi, payments));
    expect(await office.held(office.ravi)).toBe(held);
    const { data } = await ask(office.house, 'mySportBets', {}, { token: office.ravi.token });
    const mine = (data['rows'] as { market: string; state: string }[]).filter(row => row.market === market);
    expect(mine.map(({ state }) => state).toSorted()).toEqual(['settled', 'void']);
    await office.settle(market, A_WON);
    expect(await office.free(office.ravi)).toBe(before + amountOf(office.ravi, all.payments));
  });

  test('leave nobody below zero whose other bets they covered', async () => {
    const market = 'match-6.bookmaker';
    const [free, held] = [await office.free(office.asha), await office.held(office.asha)];
    await office.adjust(office.asha, rupees(210) - free);
    expect((await office.bet(office.asha, market, 'A', 200)).status).toBe(200);
    const voidAfter = office.world.now();
    office.world.pass(1_000);
    expect((await office.bet(office.asha, market, 'B', 200)).status).toBe(200);
    await office.adjust(office.asha, -(await office.free(office.asha)));
    await office.settle(market, { ...B_WON, voidAfter });
    expect([await office.free(office.asha), await office.held(office.asha)]).toEqual([0, held]);
    await office.adjust(office.asha, free);
  });
});

describe('a whole event made void', () => {
  test('[R42] gives every stake back, also of what was settled, and is played no further', async () => {
    const start = await office.purses();
    await office.bet(office.asha, 'match-7.session', 'runs', 100);
    await office.happen(7, { total: 4 });
    await office.bet(office.asha, 'match-7.bookmaker', 'A', 100);
    await office.strike('match-7.matchOdds', 100);
    const { data } = await office.do('proposeVoidEvent', { id: 'match-7' });
    const id = String(data['id']);
    expect((await office.bet(office.asha, 'match-7.bookmaker', 'A', 100)).code).toBe('market-suspended');
    expect((await office.detail('match-7')).proposal).toBe(id);
    expect((await office.approve(id, 'owner')).code).toBe('second-person-needed');
    expect((await office.approve(id)).status).toBe(200);
    expect(await office.purses()).toEqual(start);
    const { rows } = await office.house.deps.db.query(`select status from markets where event_id = 'match-7'`);
    expect(rows).toEqual([{ status: 'void' }, { status: 'void' }, { status: 'void' }]);
    expect(office.house.deps.sport.desk('match-7')).toBeUndefined();
    expect(await office.detail('match-7')).toMatchObject({ state: 'void', open: 0, worst: 0, proposal: null });
  });

  test('is void once, and stays so over a restart', async () => {
    expect((await office.do('proposeVoidEvent', { id: 'match-7' })).code).toBe('event-over');
    const { data } = await office.as('partner', 'proposals', { state: 'all' });
    expect((data['rows'] as { words: string }[])[0]!.words).toBe('Void all of A v B 7');
    await office.restart();
    expect(office.house.deps.sport.desk('match-7')).toBeUndefined();
    expect((await office.detail('match-7')).state).toBe('void');
  });
});
