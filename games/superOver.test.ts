import { describe, expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { profitOf, type Slip } from './kit/bet.ts';
import { heldFor } from './kit/held.ts';
import { chances } from './kit/chances.ts';
import { faceOf } from './kit/feed.ts';
import { labelOf, selectionsOf } from './kit/game.ts';
import { dealingOf } from './kit/testing/midRound.ts';
import { paidFor } from './kit/testing/oneWindow.ts';
import { playAlong, tableOf } from './kit/play.ts';
import { quotes } from './kit/price.ts';
import { per100 } from './kit/quote.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { disputed, walked } from './kit/testing/superOverStates.ts';
import { outcomeOf, tableFrom, textOf } from './kit/testing/testing.ts';
import superOver from './superOver.ts';

const FRESH = { gone: [], dealt: [] };
const found = chances(superOver, FRESH, selectionsOf(superOver), 0);

// The balls of ENG, then those of RSA. An innings is over after six balls, two kings or a passed target.
test.each([
  [
    'the higher total wins',
    '6 6 4 4 A A 2 2 2 2 2 3',
    'ENG#ENG : 22/0#RSA : 13/0',
    { first: 'win', second: 0, tie: 0 },
  ],
  [
    'two wickets end an innings at once',
    'K 6 K 2 2 2 A',
    'RSA#ENG : 6/2#RSA : 7/0',
    { first: 0, second: 'win', tie: 0 },
  ],
  ['the chase stops when it is ahead', 'K K A', 'RSA#ENG : 0/2#RSA : 1/0', { first: 0, second: 'win', tie: 0 }],
  ['the chase goes on at equal totals', '4 K K 4 10 A', 'RSA#ENG : 4/2#RSA : 5/0', { first: 0, second: 'win', tie: 0 }],
  ['equal totals return the bookmaker bets', 'K K K K', 'Tie#ENG : 0/2#RSA : 0/2', { first: 1, second: 1, tie: 'win' }],
  [
    'wickets do not break a tie',
    '10 10 10 10 10 A A 10 10 10 10 K',
    'Tie#ENG : 1/0#RSA : 1/1',
    { first: 1, second: 1, tie: 'win' },
  ],
])('%s: %s', (_, balls, text, paid) => {
  expect(textOf(superOver, balls)).toBe(text);
  expect(superOver.result(tableFrom(superOver, balls)).code).toBe(text.charAt(0));
  expect(paidFor(superOver, balls, ['first', 'second', 'tie'])).toEqual(paid);
});

test.each([
  ['K', 'wicket'],
  ['10', 'zero'],
  ['A', 'one'],
  ['2', 'two'],
  ['3', 'three'],
  ['4', 'boundry'],
  ['6', 'boundry'],
])('%s as the third ball wins the row %s and no other', (ball, row) => {
  const rows = ['wicket', 'zero', 'one', 'two', 'three', 'boundry'].map(name => `first.ball3.${name}`);
  const balls = `A A ${ball} K ${ball === 'K' ? '' : 'K'} K K`;
  const won = rows.filter(id => outcomeOf(superOver, id, balls) === 'win');
  expect(won).toEqual([`first.ball3.${row}`]);
});

test('fancy and fancy1 stand on a tie, and a ball that is never bowled returns the stake', () => {
  const tied = 'K K K K';
  expect(outcomeOf(superOver, 'first.runs', tied, { line: 14 })).toBe('lose');
  expect(outcomeOf(superOver, 'first.wicket', tied)).toBe('win');
  expect(outcomeOf(superOver, 'first.ball2.wicket', tied)).toBe('win');
  expect(outcomeOf(superOver, 'first.ball3.wicket', tied)).toBe('void');
  expect(outcomeOf(superOver, 'second.wicket', 'K K A')).toBe('lose');
});

describe('the run rows', () => {
  const bet = (side: 'back' | 'lay', price: number): Slip => ({
    selection: 'first.runs',
    side,
    odds: per100(price),
    line: 14,
    stake: rupees(1000),
  });
  const [fourteen, thirteen] = ['6 4 4 K K 6 6 6', '6 4 3 K K 6 6 6'].map(balls => tableFrom(superOver, balls));

  test.each([
    ['Yes 1000 at 14 and 98 makes 980 on 14 runs', bet('back', 98), fourteen!, 980],
    ['and loses 1000 on 13', bet('back', 98), thirteen!, -1000],
    ['No 1000 at 14 and 114 makes 1000 on 13 runs', bet('lay', 114), thirteen!, 1000],
    ['and loses 1140 on 14', bet('lay', 114), fourteen!, -1140],
  ])('%s', (_, slip, table, profit) => {
    expect(profitOf(superOver, table, slip)).toBe(rupees(profit));
    expect(heldFor(superOver, [slip])).toBe(rupees(slip.side === 'back' ? 1000 : 1140));
  });
});

test('markets are held for one by one: the match, each line and every row by itself', () => {
  const slip = (selection: string, side: 'back' | 'lay' = 'back'): Slip => ({
    selection,
    side,
    odds: odds(2),
    line: 0,
    stake: rupees(100),
  });
  expect(heldFor(superOver, [slip('first'), slip('second', 'lay')])).toBe(rupees(200));
  expect(heldFor(superOver, [slip('first'), slip('first', 'lay')])).toBe(rupees(0));
  expect(
    heldFor(
      superOver,
      ['first', 'tie', 'first.ball1.zero', 'first.ball1.one'].map(id => slip(id)),
    ),
  ).toBe(rupees(400));
});

test('[R18] [S221] opening prices', () => {
  expect(percent(found.get('first')!.win)).toBe('47.37');
  expect(percent(found.get('second')!.win)).toBe('47.37');
  expect(percent(found.get('tie')!.win)).toBe('5.26');
  expect(percent(found.get('first.wicket')!.win)).toBe('63.42');
  const single = { back: { odds: odds(6.72) } };
  expect(quotes(superOver, FRESH)).toEqual({
    first: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    second: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    tie: { back: { odds: odds(18.06) }, lay: { odds: odds(21.18) } },
    'first.runs': { back: { line: 14, odds: per100(98) }, lay: { line: 14, odds: per100(114) } },
    'first.bhav': { back: { line: 9, odds: per100(22) }, lay: { line: 9, odds: per100(26) } },
    'first.wicket': { back: { odds: odds(1.51) } },
    'first.ball1.wicket': single,
    'first.ball1.zero': single,
    'first.ball1.one': single,
    'first.ball1.two': single,
    'first.ball1.three': single,
    'first.ball1.boundry': { back: { odds: odds(3.36) } },
  });
  const mean = Array.from({ length: 36 }, (_, i) => found.get('first.runs')!.atLeast(i + 1)).reduce((a, b) => a + b);
  expect(mean.toFixed(2)).toBe('13.01');
});

test('[R18] every row is exact at the start and none returns more than it takes', () => {
  for (const { id, rtp, lay, method } of returnsOf(superOver)) {
    expect([id, method]).toEqual([id, 'exact']);
    expect([id, (rtp ?? 0) < 1, (lay ?? 0) <= 0]).toEqual([id, true, true]);
  }
});

test('[R18] in all 43,798 states no price favours the player, and every edge is within its band', () => {
  const { states, bands } = walked(superOver, true);
  expect(states).toBe(43_798);
  const rounded = Object.fromEntries(
    Object.entries(bands).map(([kind, band]) => [kind, band.map(edge => Number(edge.toFixed(1)))]),
  );
  expect(rounded).toEqual({
    'bookmaker back': [2, 3], // 2.00 to 2.96
    'bookmaker lay': [0.5, 8],
    'tie back': [5, 5.2],
    'tie lay': [0.5, 3.6],
    'fancy1 back': [4, 4.2],
    'wicket back': [4, 4.6],
    'runs back': [4, 4.6],
    'runs lay': [1.9, 4.8],
    'bhav back': [1.5, 2.4],
    'bhav lay': [2.5, 8],
  });
  expect(bands['bookmaker back']![1].toFixed(2)).toBe('2.96');
});

test.each([
  ['K', 'first', 'second tie first.runs first.bhav'],
  ['6', 'first', 'second tie first.runs first.bhav first.wicket'],
  ['K K', 'first second tie', 'second.runs second.bhav second.wicket'],
])('after %s the match, the batting side and the next ball are open', (balls, some, others) => {
  const next = balls === 'K K' ? 'second.ball1' : 'first.ball2';
  const rows = ['wicket', 'zero', 'one', 'two', 'three', 'boundry'].map(row => `${next}.${row}`);
  const wanted = [...some.split(' '), ...others.split(' '), ...rows];
  expect(Object.keys(quotes(superOver, dealingOf(superOver, balls))).toSorted()).toEqual(wanted.toSorted());
});

test('what is decided is paid at once: the ball, the first wicket, the innings', () => {
  const decided = (balls: string) =>
    superOver.markets
      .filter(market => market.decided?.(tableOf(superOver, dealingOf(superOver, balls))))
      .map(({ id }) => id);
  expect(decided('6')).toEqual(['first.ball1']);
  expect(decided('6 K')).toEqual(['first.wicket', 'first.ball1', 'first.ball2']);
  expect(decided('K K')).toEqual(['first.fancy', 'first.wicket', 'first.ball1', 'first.ball2']);
});

test('bets are open for 12 seconds before every ball, and every innings has its own pack', () => {
  const balls = '6 6 6 6 6 4 6 6 6 6 6 K'.split(' ').map(text => faceOf(superOver, text)!);
  const deals = [...playAlong(superOver, [], () => balls.shift()!)];
  expect(deals.map(({ windows }) => windows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const [first] = superOver.script({ first: [], second: [] });
  expect(first).toEqual({ do: 'bets', ms: 12_000 });
});

test('[S221] bookmaker to 3L, fancy to 1L, tie and fancy1 to 10K, from 100, in this order', () => {
  expect(sheetOf(superOver).slice(0, 16)).toEqual([
    '1 ENG @ live max 300000',
    '2 RSA @ live max 300000',
    '3 1 over run ENG @ line max 100000',
    '4 1 over run bhav ENG @ line max 100000',
    '5 1 over run RSA @ line max 100000',
    '6 1 over run bhav RSA @ line max 100000',
    '7 Tie @ live max 10000',
    '8 Common Wicket ENG @ live max 10000',
    '9 Common Wicket RSA @ live max 10000',
    '10 0.1 Over Wicket ENG @ live max 10000',
    '11 0.1 Over Zero ENG @ live max 10000',
    '12 0.1 Over One ENG @ live max 10000',
    '13 0.1 Over Two ENG @ live max 10000',
    '14 0.1 Over Three ENG @ live max 10000',
    '15 0.1 Over Boundry ENG @ live max 10000',
    '16 0.2 Over Wicket ENG @ live max 10000',
  ]);
  expect(
    selectionsOf(superOver)
      .map(({ sid }) => Number(sid))
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
  expect([...new Set(superOver.layout.map(({ title }) => title))]).toEqual(['Bookmaker', 'Fancy', 'Tie', 'Fancy1']);
  expect(new Set(superOver.markets.map(({ limits }) => limits.min))).toEqual(new Set([rupees(100)]));
  expect(superOver.title).toBe('ENG vs RSA Super Over');
  expect(labelOf(selectionsOf(superOver).at(-1)!, tableOf(superOver, FRESH))).toBe('0.6 Over Boundry RSA');
});

test.each([
  // A price that stays as the pack empties: 6.70 on a wicket after so many balls without one.
  ['A A', '101.5'],
  ['A 2 3 4 6', '111.7'],
])('6.70 on Wicket would return too much after %s, so it is priced again', (balls, naive) => {
  const dealing = dealingOf(superOver, balls);
  const id = `first.ball${dealing.dealt.length + 1}.wicket`;
  const { win } = chances(superOver, dealing, selectionsOf(superOver), 0).get(id)!;
  expect(percent(win * 6.7, 1)).toBe(naive);
  expect(quotes(superOver, dealing)[id]!.back!.odds).toBeLessThan(odds(6.7));
});

test('a bookmaker price that forgets the refund on a tie would return 102.8 %', () => {
  const { win, void: tied } = found.get('first')!;
  const naive = Math.floor(98 / win) / 100;
  expect(percent(win * naive + tied, 1)).toBe('102.8');
});

test.each([
  ['the last two balls of ENG and none of the chase', '6 4 A K', 3_000],
  ['a chase of 10 with four balls left', '6 4 K K 2 2', 3_000],
  ['a chase with one wicket left', '6 6 6 K K 3 K A', 3_000],
])('the chances are those of the plain count: %s', (_, balls, finishes) => {
  expect(disputed(superOver, dealingOf(superOver, balls), finishes)).toEqual([]);
});
