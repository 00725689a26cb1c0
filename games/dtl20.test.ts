import { expect, test } from 'vitest';
import dtl20 from './dtl20.ts';
import { LOW_RANKS, rankName } from './kit/cards.ts';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { dealtSoFar, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

/** What is paid on a hand's own card. */
const own = (seat: string, parity: 'odd' | 'even', colour: 'red' | 'black', rank: string) => ({
  [`${seat}.${colour}`]: 1.97,
  [`${seat}.${parity}`]: parity === 'odd' ? 1.83 : 2.12,
  [`${seat}.${rank}`]: 12,
});

// Cards in deal order: dragon, tiger, lion.
test.each([
  [
    'the highest rank wins',
    'QSS JHH 2DD',
    'D',
    {
      dragon: 2.94,
      ...own('dragon', 'even', 'black', 'Q'),
      ...own('tiger', 'odd', 'red', 'J'),
      ...own('lion', 'even', 'red', '2'),
    },
  ],
  [
    'the ace is low',
    'ASS 2DD AHH',
    'T',
    {
      tiger: 2.94,
      ...own('dragon', 'odd', 'black', 'A'),
      ...own('tiger', 'even', 'red', '2'),
      ...own('lion', 'odd', 'red', 'A'),
    },
  ],
  [
    'the best suit wins among three equal ranks',
    '5DD 5CC 5SS',
    'L',
    {
      lion: 2.94,
      ...own('dragon', 'odd', 'red', '5'),
      ...own('tiger', 'odd', 'black', '5'),
      ...own('lion', 'odd', 'black', '5'),
    },
  ],
  [
    'hearts beat clubs',
    '10HH 10CC 3SS',
    'D',
    {
      dragon: 2.94,
      ...own('dragon', 'even', 'red', 'T'),
      ...own('tiger', 'even', 'black', 'T'),
      ...own('lion', 'odd', 'black', '3'),
    },
  ],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(dtl20, cards)).toEqual({ code, paid });
});

test('the result names the winner, the colours, the parities and the ranks', () => {
  expect(textOf(dtl20, '10HH 10CC 3SS')).toBe(
    'Dragon#D : Red | T : Black | L : Black#D : Even | T : Even | L : Odd#D : 10 | T : 10 | L : 3',
  );
});

const HANDS = [
  ['Dragon', 0],
  ['Tiger', 20],
  ['Lion', 40],
] as const;

test('rows have the numbers, names, prices and limits of the rules card', () => {
  expect(sheetOf(dtl20)).toEqual(
    HANDS.flatMap(([name, base]) => [
      `${base + 1} ${name} Winner @ 2.94 max 200000`,
      `${base + 2} ${name} Black @ 1.97 max 25000`,
      `${base + 3} ${name} Red @ 1.97 max 25000`,
      `${base + 4} ${name} Odd @ 1.83 max 25000`,
      `${base + 5} ${name} Even @ 2.12 max 25000`,
      ...LOW_RANKS.map((rank, nth) => `${base + 6 + nth} ${name} Card ${rankName(rank)} @ 12 max 25000`),
    ]),
  );
});

test('[S215] a column each for Dragon, Tiger and Lion: Winner, Black, Red, Odd, Even and thirteen cards', () => {
  const rows = ['Winner 2.94', 'Black 1.97', 'Red 1.97', 'Odd 1.83', 'Even 2.12'];
  const cards = LOW_RANKS.map(rank => `Card ${rankName(rank)} 12`);
  expect(printedOn(dtl20)).toEqual([[...rows, ...cards].flatMap(row => HANDS.map(([name]) => `${name} ${row}`))]);
  expect(dtl20.layout[0]).toMatchObject({ kind: 'grid', columns: ['Dragon', 'Tiger', 'Lion'] });
});

test('[R18] what dtl20 returns', () => {
  const own = (seat: string) => ({
    [seat]: '98.00',
    [`${seat}.black`]: '98.50',
    [`${seat}.red`]: '98.50',
    [`${seat}.odd`]: '98.54',
    [`${seat}.even`]: '97.85',
    ...Object.fromEntries(LOW_RANKS.map(rank => [`${seat}.${rank}`, '92.31'])),
  });
  expect(percentsOf(dtl20)).toEqual({ ...own('dragon'), ...own('tiger'), ...own('lion') });
});

test.each(['7HH', '7HH KSS', '7HH 2SS'])('the solver agrees with finishing the round in every way after %s', cards => {
  const dealing = dealtSoFar(dtl20, cards);
  const all = selectionsOf(dtl20);
  const plain = plainChances(dtl20, dealing, all, 60_000);
  for (const [id, { win, error }] of chances(dtl20, dealing, all, 0)) {
    expect([id, win.toFixed(10), error]).toEqual([id, plain.get(id)!.win.toFixed(10), plain.get(id)!.error]);
  }
});
