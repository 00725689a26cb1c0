import type { Answer, MarketPlan } from '@maidan/exchange/sports/sport';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { asAsked, isSameAnswer } from './sportAnswer.ts';
import { SportOffice } from './testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

/* A result given by hand is held against the official record. */

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 2));

const RUNS = { type: 'runs', total: 47 } as const;
const won = (...winners: number[]): Answer => ({ type: 'won', winners });
const plan = (kind: MarketPlan['kind'], its: Partial<MarketPlan> = {}) => ({
  kind,
  plan: { id: kind, name: kind, kind, ...its },
});
const race = plan('exchange', { runners: ['Asha', 'Bijli', 'Chetak', 'Dhruv'] });
const places = plan('exchange', { runners: ['Asha', 'Bijli', 'Chetak', 'Dhruv'], winners: 2 });

test.each<[string, ReturnType<typeof plan>, Answer, Answer]>([
  ['odd runs are odd', plan('oddEven'), RUNS, won(0)],
  ['even runs are even', plan('oddEven'), { type: 'runs', total: 0 }, won(1)],
  ['47 ends with 7', plan('lastDigit'), RUNS, won(7)],
  ['who says no', plan('fancy1'), won(1), won()],
  ['runs are runs', plan('session'), RUNS, RUNS],
])('the record is asked as the office asks: %s', (_, market, told, asked) => {
  expect(asAsked(market, told)).toEqual(asked);
});

describe('an answer is the same when it pays everybody the same', () => {
  test.each<[string, ReturnType<typeof plan>, Answer, Answer, boolean]>([
    ['another order', places, won(0, 2), won(2, 0), true],
    ['a dead heat that all share', places, won(0, 1, 2), { type: 'won', winners: [2, 1, 0], tied: [0, 1, 2] }, true],
    ['a dead heat of others', places, won(0, 1, 2), { type: 'won', winners: [0, 1, 2], tied: [1, 2] }, false],
    ['another winner', race, won(0), won(1), false],
    ['void for another reason', race, { type: 'void', reason: 'rain' }, { type: 'void', reason: 'fog' }, true],
    ['void instead of a winner', race, won(0), { type: 'void', reason: 'fog' }, false],
    ['a yes that is shared', plan('fancy1'), won(0), { type: 'won', winners: [0], sharedBy: 2 }, false],
    ['odd by its runs', plan('oddEven'), RUNS, won(0), true],
    ['another total', plan('session'), RUNS, { type: 'runs', total: 46 }, false],
  ])('%s', (_, market, a, b, isSame) => {
    expect(isSameAnswer(market, a, b)).toBe(isSame);
  });
});

describe('the record', () => {
  const market = 'match-1.session';
  const record = async () => (await office.line('match-1', 'session')).record;

  test('knows nothing before it is decided, and nobody is against it', async () => {
    expect(await record()).toBeNull();
    expect((await office.preview(market, { result: 'runs', total: 2 })).record).toBeNull();
  });

  test('knows the answer as it would be entered', async () => {
    await office.happen(1, { total: 3 });
    expect(await record()).toMatchObject({ words: '3', result: 'runs', total: 3 });
  });

  test.each([
    [3, true],
    [2, false],
  ])('is held against a result by hand of %d: %s', async (total, isSame) => {
    expect((await office.preview(market, { result: 'runs', total })).record).toEqual({ words: '3', isSame });
  });

  test('[R43] is named by a proposal that is against it, in the list and in the log', async () => {
    const against = await office.propose(market, { result: 'runs', total: 2 });
    await office.do('rejectProposal', { id: against, staysSuspended: true });
    const along = await office.propose(market, { result: 'runs', total: 3 });
    const { data } = await office.as('partner', 'proposals', { state: 'all' });
    const rows = data['rows'] as { id: string; against: string }[];
    expect(rows.map(row => [row.id, row.against])).toEqual([
      [along, ''],
      [against, '3'],
    ]);
    const [first, second] = await office.audited('settleMarket.propose');
    expect(first!['after']).toMatchObject({ proposal: against, against: '3' });
    expect(second!['after']).not.toHaveProperty('against');
  });

  test('is still known when the match is over', async () => {
    await office.happen(2, { winner: 1, total: 4 });
    await office.happen(2, { isOver: true });
    await expect.poll(() => office.house.deps.sport.desk('match-2')).toBeUndefined();
    expect((await office.line('match-2', 'bookmaker')).record).toMatchObject({ words: 'B', winners: '1' });
    const { record: said } = await office.preview('match-2.bookmaker', { result: 'void' });
    expect(said).toEqual({ words: 'B', isSame: false });
  });
});
