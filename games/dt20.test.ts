import { describe, expect, test } from 'vitest';
import dt20 from './dt20.ts';
import dt202 from './dt202.ts';
import { LOW_RANKS, rankName } from './kit/cards.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

/** What is paid on a hand's own card. */
const own = (seat: string, parity: 'odd' | 'even', colour: 'red' | 'black', rank: string) => ({
  [`${seat}.${parity}`]: parity === 'odd' ? 1.79 : 2.1,
  [`${seat}.${colour}`]: 1.95,
  [`${seat}.${rank}`]: 12,
});

// Cards in deal order: dragon, tiger.
describe.each([dt20, dt202])('$code', game => {
  test.each([
    [
      'the higher rank wins',
      'QSS JHH',
      'D',
      { dragon: 2, ...own('dragon', 'even', 'black', 'Q'), ...own('tiger', 'odd', 'red', 'J') },
    ],
    [
      'the king is high and the ace low',
      'ASS KDD',
      'T',
      { tiger: 2, ...own('dragon', 'odd', 'black', 'A'), ...own('tiger', 'odd', 'red', 'K') },
    ],
    [
      'spades beat hearts',
      '9HH 9SS',
      'T',
      { tiger: 2, pair: 12, ...own('dragon', 'odd', 'red', '9'), ...own('tiger', 'odd', 'black', '9') },
    ],
    [
      'hearts beat clubs',
      '10HH 10CC',
      'D',
      { dragon: 2, pair: 12, ...own('dragon', 'even', 'red', 'T'), ...own('tiger', 'even', 'black', 'T') },
    ],
    [
      'clubs beat diamonds',
      '7DD 7CC',
      'T',
      { tiger: 2, pair: 12, ...own('dragon', 'odd', 'red', '7'), ...own('tiger', 'odd', 'black', '7') },
    ],
    [
      'only the very same card is a tie: Dragon and Tiger lose, Pair wins',
      '4CC 4CC',
      'T',
      { tie: 50, pair: 12, ...own('dragon', 'even', 'black', '4'), ...own('tiger', 'even', 'black', '4') },
    ],
  ])('%s: %s', (_, cards, code, paid) => {
    expect(outcomesOf(game, cards)).toEqual({ code, paid });
  });

  test('the result names the winner, the pair, the parities, the colours and the ranks', () => {
    expect(textOf(game, '10HH 10CC')).toBe('Dragon#Pair#D : Even | T : Even#D : Red | T : Black#D : 10 | T : 10');
    expect(textOf(game, 'ASS KDD')).toBe('Tiger#-#D : Odd | T : Odd#D : Black | T : Red#D : A | T : K');
    expect(textOf(game, '4CC 4CC').split('#')[0]).toBe('Tie');
  });

  const hand = (name: string, sid: number) => [
    `${sid} ${name} Even @ 2.1 max 25000`,
    `${sid + 1} ${name} Odd @ 1.79 max 25000`,
    `${sid + 2} ${name} Red @ 1.95 max 25000`,
    `${sid + 3} ${name} Black @ 1.95 max 25000`,
    ...LOW_RANKS.map((rank, nth) => `${sid + 4 + nth} ${name} Card ${rankName(rank)} @ 12 max 25000`),
  ];

  test('rows have the numbers, names, prices and limits of the rules card', () => {
    expect(sheetOf(game)).toEqual([
      '1 Dragon @ 2 max 200000',
      '2 Tiger @ 2 max 200000',
      '3 Tie @ 50 max 200000',
      '4 Pair @ 12 max 30000',
      ...hand('Dragon', 5),
      ...hand('Tiger', 22),
    ]);
  });

  test('[S213] [S226] Dragon, Tie, Tiger, the pair, then parity, colour and the cards A to K of each', () => {
    const cards = (name: string) => LOW_RANKS.map(rank => `${name} Card ${rankName(rank)} 12`);
    expect(printedOn(game)).toEqual([
      ['Dragon 2', 'Tie 50', 'Tiger 2'],
      ['Pair 12'],
      ['Dragon Even 2.1', 'Dragon Odd 1.79'],
      ['Dragon Red 1.95', 'Dragon Black 1.95'],
      cards('Dragon'),
      ['Tiger Even 2.1', 'Tiger Odd 1.79'],
      ['Tiger Red 1.95', 'Tiger Black 1.95'],
      cards('Tiger'),
    ]);
  });

  describe('[R18] the returns', () => {
    const rows = new Map(returnsOf(game).map(row => [row.id, row]));

    test('by exact count', () => {
      const own = (seat: string) => ({
        [`${seat}.even`]: '96.92',
        [`${seat}.odd`]: '96.38',
        [`${seat}.red`]: '97.50',
        [`${seat}.black`]: '97.50',
        ...Object.fromEntries(LOW_RANKS.map(rank => [`${seat}.${rank}`, '92.31'])),
      });
      expect(percentsOf(game)).toEqual({
        dragon: '98.31',
        tiger: '98.31',
        tie: '84.34',
        pair: '89.64',
        ...own('dragon'),
        ...own('tiger'),
      });
    });

    test('a tie comes in 7 of 415 rounds, a pair in 31', () => {
      expect(rows.get('tie')!.hit).toBeCloseTo(7 / 415, 12);
      expect(rows.get('pair')!.hit).toBeCloseTo(31 / 415, 12);
      expect([percent(1 - rows.get('tie')!.rtp!, 1), percent(1 - rows.get('pair')!.rtp!, 1)]).toEqual(['15.7', '10.4']);
    });

    test('Tie paid on any two cards of one rank would return 373 %', () => {
      expect(Math.floor(50 * rows.get('pair')!.hit * 100)).toBe(373);
    });

    test('with one deck a tie could not come, and Pair would return 70.6 %', () => {
      expect(percent((12 * 3) / 51, 1)).toBe('70.6');
      expect([...game.shoe.faces.values()]).toEqual(Array.from({ length: 52 }, () => 8));
    });
  });
});

test('the second table differs in its name alone', () => {
  expect([dt20.name, dt202.name]).toEqual(['20-20 Dragon Tiger', '20-20 Dragon Tiger 2']);
  expect(dt202.rules).toEqual(dt20.rules);
});
