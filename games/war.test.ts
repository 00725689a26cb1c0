import { expect, test } from 'vitest';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { dealtSoFar, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import war from './war.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Who is paid as a winner. */
const winners = (cards: string) => Object.keys(outcomesOf(war, cards).paid).filter(id => /^\d$/.test(id));

// Cards in deal order: players 1 to 6, dealer.
test.each([
  ['a higher rank wins, whoever else does', '2SS 8HH 9CC KDD AHH 7DD 7CC', ['2', '3', '4']],
  ['the ace is low', 'ASS AHH ACC 3DD 4HH 5DD 2DD', ['4', '5', '6']],
  ['the suit decides among equal ranks', '9SS 9HH 9DD 2SS 3SS 4SS 9CC', ['1', '2']],
  ['nobody beats the king of spades', 'KHH KDD KCC QSS QHH QDD KSS', []],
  ['everybody beats the ace of diamonds', 'ASS AHH ACC 2DD 2CC 2HH ADD', ['1', '2', '3', '4', '5', '6']],
])('%s: %s', (_, cards, won) => {
  expect(winners(cards)).toEqual(won);
  expect(outcomesOf(war, cards).code).toBe('R');
});

test('every other bet is about the card of its player', () => {
  expect(outcomesOf(war, '2SS 3HH 4CC 5DD QHH KCC KSS').paid).toEqual({
    ...{ '1.black': 1.97, '1.even': 2.12, '1.S': 3.83 },
    ...{ '2.red': 1.97, '2.odd': 1.83, '2.H': 3.83 },
    ...{ '3.black': 1.97, '3.even': 2.12, '3.C': 3.83 },
    ...{ '4.red': 1.97, '4.odd': 1.83, '4.D': 3.83 },
    ...{ '5.red': 1.97, '5.even': 2.12, '5.H': 3.83 },
    ...{ '6.black': 1.97, '6.odd': 1.83, '6.C': 3.83 },
  });
});

test('the result names the winners, the colours, the parities and the suits', () => {
  expect(textOf(war, '2SS 8HH 9CC KDD AHH 7DD 7CC')).toBe(
    '2 3 4' +
      '#1 : Black | 2 : Red | 3 : Black | 4 : Red | 5 : Red | 6 : Red' +
      '#1 : Even | 2 : Even | 3 : Odd | 4 : Odd | 5 : Odd | 6 : Odd' +
      '#1 : Spade | 2 : Heart | 3 : Club | 4 : Diamond | 5 : Heart | 6 : Diamond',
  );
  expect(textOf(war, 'KHH KDD KCC QSS QHH QDD KSS').split('#')[0]).toBe('Dealer');
});

const ROWS = [
  ...['Winner 1.98', 'Black 1.97', 'Red 1.97', 'Odd 1.83', 'Even 2.12'],
  ...['Spade 3.83', 'Club 3.83', 'Heart 3.83', 'Diamond 3.83'],
];

test('rows have the numbers, names, prices and limits of the rules card', () => {
  expect(sheetOf(war)).toEqual(
    NUMBERS.flatMap(n =>
      ROWS.map((row, k) => {
        const [name, odds] = row.split(' ');
        return `${10 * (n - 1) + k + 1} Player ${n} ${name} @ ${odds} max ${k === 0 ? 100_000 : 25_000}`;
      }),
    ),
  );
});

test('the table has a column for each player', () => {
  expect(printedOn(war)).toEqual([ROWS.flatMap(row => NUMBERS.map(n => `Player ${n} ${row}`))]);
  expect(war.layout[0]).toMatchObject({ columns: NUMBERS.map(n => `Player ${n}`) });
});

test('[R18] what war returns', () => {
  const own = (n: number) => ({
    [`${n}`]: '99.00',
    [`${n}.black`]: '98.50',
    [`${n}.red`]: '98.50',
    [`${n}.odd`]: '98.54',
    [`${n}.even`]: '97.85',
    ...Object.fromEntries(['S', 'C', 'H', 'D'].map(suit => [`${n}.${suit}`, '95.75'])),
  });
  expect(percentsOf(war)).toEqual(Object.assign({}, ...NUMBERS.map(own)));
});

test.each(['2SS 8HH 9CC KDD AHH', '2SS 8HH 9CC KDD AHH 7DD'])(
  'the solver agrees with finishing the round in every way after %s',
  cards => {
    const dealing = dealtSoFar(war, cards);
    const all = selectionsOf(war);
    const plain = plainChances(war, dealing, all, 60_000);
    for (const [id, { win, error }] of chances(war, dealing, all, 0)) {
      expect([id, win.toFixed(10), error]).toEqual([id, plain.get(id)!.win.toFixed(10), plain.get(id)!.error]);
    }
  },
);
