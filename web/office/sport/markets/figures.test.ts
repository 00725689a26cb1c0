import { MARGINS } from '@maidan/contract/officeSport';
import { rupees, ZERO } from '@maidan/core/money';
import { priceOf } from '@maidan/exchange/rows/conventions';
import { describe, expect, test } from 'vitest';
import { draftOf, leastOf, marginOf, MARGIN_RANGE, mostOf, NO_OFFER, quotesOf } from './figures.ts';
import { market, runner, session } from '../testOfficeMarket.ts';

test.each([
  ['100', { value: rupees(100) }],
  ['2k', { value: rupees(2_000) }],
  ['1', { value: rupees(1) }],
  ['0.5', { fault: 'The least is 1 rupee or more.' }],
  ['some', { fault: 'Enter the amount as a number, for example 1500 or 1500.50.' }],
])('the least of one bet, typed as %s', (text, read) => {
  expect(leastOf(text)).toEqual(read);
});

test('the most of one bet may be nothing: it closes the betting', () => {
  expect(mostOf('0')).toEqual({ value: ZERO });
  expect(mostOf('2L')).toEqual({ value: rupees(200_000) });
  expect(mostOf('')).toHaveProperty('fault');
});

test('the range of a margin is that of the contract', () => {
  expect(MARGIN_RANGE).toEqual(MARGINS);
});

test.each([
  ['', { value: null }],
  ['2', { value: 200 }],
  ['2.25', { value: 225 }],
  ['0.1', { value: 10 }],
  ['20', { value: 2_000 }],
  ['0.05', { fault: 'Enter per cent from 0.1 to 20.' }],
  ['21', { fault: 'Enter per cent from 0.1 to 20.' }],
  ['two', { fault: 'Enter per cent from 0.1 to 20.' }],
  ['2.125', { fault: 'Enter per cent from 0.1 to 20.' }],
])('a margin typed as "%s"', (text, read) => {
  expect(marginOf(text)).toEqual(read);
});

describe('own prices', () => {
  const bookmaker = market('bookmaker', {
    runners: [
      runner('Kings', { back: { odds: priceOf('P100', 84.5), line: null, stake: null } }),
      runner('Comets', { lay: { odds: priceOf('P100', 110), line: null, stake: null } }),
    ],
  });

  test('begin with what is on offer, as its kind writes it', () => {
    expect(draftOf(bookmaker)).toEqual({
      Kings: { back: { price: '84.5', line: '' }, lay: NO_OFFER },
      Comets: { back: NO_OFFER, lay: { price: '110', line: '' } },
    });
    expect(draftOf(session)).toEqual({
      runs: { back: { price: '100', line: '42' }, lay: { price: '100', line: '41' } },
    });
  });

  test('are sent as prices; a side left empty is locked', () => {
    expect(quotesOf(draftOf(bookmaker), bookmaker)).toEqual({
      value: { Kings: { back: { odds: 1_845 } }, Comets: { lay: { odds: 2_100 } } },
    });
    const draft = { runs: { back: { price: '110', line: '43' }, lay: { price: '90', line: '43' } } };
    expect(quotesOf(draft, session)).toEqual({
      value: { runs: { back: { odds: 2_100, line: 43 }, lay: { odds: 1_900, line: 43 } } },
    });
  });

  test.each([
    ['a word', 'evens', '41', 'That is not a price this row is written with.'],
    ['nothing to win', '0', '41', 'That is not a price this row is written with.'],
    ['finer than it is written', '84.123', '41', 'That is not a price this row is written with.'],
    ['no line', '100', '', 'Enter the line as a whole number.'],
  ])('%s is refused beside its cell', (_, price, line, fault) => {
    const draft = { runs: { back: { price, line }, lay: NO_OFFER } };
    expect(quotesOf(draft, session)).toEqual({ faults: { 'runs.back': fault } });
  });

  test('digits, parity and khado are backed only', () => {
    const parity = market('oddEven', { runners: [runner('odd'), runner('even')] });
    const draft = { odd: { back: { price: '1.95', line: '' }, lay: { price: '2', line: '' } } };
    expect(quotesOf(draft, parity)).toEqual({ value: { odd: { back: { odds: 1_950 } }, even: {} } });
  });
});
