import { formatSigned } from '@maidan/core/format';
import { rupees, ZERO } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { bookFigures, extremesOf, type Figures, moreHeld, positionIn, rowFigures, type Written } from './standing.ts';
import {
  BOOK,
  book,
  line,
  MATCH,
  NOTHING,
  order,
  per100,
  rowBet,
  rowNamed,
  runner,
  standing,
} from './testMatchView.ts';
import { rungsOfRow } from './markets/rungsOfRow.ts';

/** 'before → after', as it stands under a runner. */
const told = ({ before, after }: Figures): string =>
  [before, after].map(amount => (amount === undefined ? '' : formatSigned(amount))).join(' → ');
const all = (figures: Record<string, Figures>): string[] => Object.values(figures).map(told);

const back = (runnerName: string, price: number, stake: number): Written => ({
  ...{ market: BOOK.id, runner: runnerName, side: 'back', line: 0 },
  ...{ odds: odds(price), stake: rupees(stake) },
});

describe('under every runner of a book', () => {
  test.each<[rule: string, figures: string[], of: Record<string, Figures>]>([
    ['nothing while nothing is at stake', [' → ', ' → '], bookFigures(BOOK, NOTHING, undefined)],
    ['what stands', ['+1,350.00 → ', '−1,650.00 → '], bookFigures(BOOK, standing(BOOK, [1350, -1650]), undefined)],
    [
      'what stands and what would',
      ['+1,350.00 → +2,200.00', '−1,650.00 → −2,650.00'],
      bookFigures(BOOK, standing(BOOK, [1350, -1650]), back('Kaveri Kings', 1.85, 1000)),
    ],
    [
      'what a first bet would make',
      [' → +850.00', ' → −1,000.00'],
      bookFigures(BOOK, NOTHING, back('Kaveri Kings', 1.85, 1000)),
    ],
    [
      'a bet elsewhere changes nothing here',
      ['+1.00 → ', '−1.00 → '],
      bookFigures(BOOK, standing(BOOK, [1, -1]), { ...back('Kaveri Kings', 1.85, 1000), market: 'cricket-1.other' }),
    ],
  ])('%s', (_, figures, of) => expect(all(of)).toEqual(figures));

  test('a place market cannot be told without what happens when none of them wins', () => {
    const place = book('PLACE', [runner('A', [], []), runner('B', [], [])], { winners: 2 });
    expect(positionIn(place, standing(place, [100, -50]))).toBeUndefined();
    const mine = standing(place, [100, -50], { ifNone: { [place.id]: rupees(-50) } });
    expect(positionIn(place, mine)?.ifNone).toBe(rupees(-50));
  });

  test('who was removed has no figures, and a bet written on it changes nothing', () => {
    const race = book('WIN', [runner('A', [], []), runner('B', [], []), { ...runner('C', [], []), isRemoved: true }]);
    const mine = { ...NOTHING, positions: { [race.id]: { A: rupees(100), B: rupees(-50) } } };
    const on = (name: string): Written => ({ ...back(name, 2, 100), market: race.id });
    expect(all(bookFigures(race, mine, on('C')))).toEqual(['+100.00 → ', '−50.00 → ']);
    expect(all(bookFigures(race, mine, on('A')))).toEqual(['+100.00 → +200.00', '−50.00 → −150.00']);
    const view = { ...MATCH, markets: [race] };
    expect([on('A'), on('C')].map(written => moreHeld(view, mine, written))).toEqual([rupees(150), rupees(50)]);
    expect(moreHeld(view, NOTHING, on('C'))).toBe(ZERO);
  });

  test('a position of nothing is none', () => expect(positionIn(BOOK, standing(BOOK, [0, 0]))).toBeUndefined());
});

describe('under the rows of the house', () => {
  const session = rowNamed('15 over run KK');
  const yes40 = rowBet(session, 'back', line(40, 90).odds, 40, rupees(2000));
  const no44 = rowBet(session, 'lay', line(44, 110).odds, 44, rupees(1500));
  const yes48 = rowBet(session, 'back', line(48, 100).odds, 48, rupees(500));

  test('a row of runs shows its worst result', () => {
    const mine = { ...NOTHING, bets: [yes40, no44, yes48] };
    expect(all(rowFigures(session, mine, undefined))).toEqual(['−1,000.00 → ']);
  });

  test('the book of a row is the ladder of the rules', () => {
    const rungs = rungsOfRow(session, { ...NOTHING, bets: [yes40, no44, yes48] });
    expect(rungs.map(({ label, profit }) => `${label} ${formatSigned(profit)}`)).toEqual([
      '≤39 −1,000.00',
      '40–43 +2,800.00',
      '44–47 −350.00',
      '≥48 +650.00',
    ]);
  });

  test('a bookmaker’s runners: 10,000 at 23 and the lay of 5,000 at 434', () => {
    const bookmaker = { ...rowNamed('Bookmaker'), runners: ['FB', 'RR'] };
    const mine = { ...NOTHING, bets: [rowBet(bookmaker, 'back', per100(23).odds, 0, rupees(10_000), 'FB')] };
    const written = { ...back('RR', 5.34, 5000), market: bookmaker.id, side: 'lay' as const };
    expect(all(rowFigures(bookmaker, mine, written))).toEqual(['+2,300.00 → +7,300.00', '−10,000.00 → −31,700.00']);
  });

  test.each([
    ['Wicket in over 13 KK', 'yes', 3.5, ['Yes +2,500.00', 'No −1,000.00']],
    ['20 over total KK', 'odd', 1.95, ['Odd +950.00', 'Even −1,000.00']],
  ])('the book of %s', (name, on, price, lines) => {
    const row = rowNamed(name);
    const mine = { ...NOTHING, bets: [rowBet(row, 'back', odds(price), 0, rupees(1000), on)] };
    expect(rungsOfRow(row, mine).map(({ label, profit }) => `${label} ${formatSigned(profit)}`)).toEqual(lines);
  });
});

describe('what would be held besides', () => {
  test.each([
    ['a first back is its stake', NOTHING, back('Kaveri Kings', 1.85, 1000), 1000],
    ['a first lay is what it may cost', NOTHING, { ...back('Kaveri Kings', 1.85, 1000), side: 'lay' as const }, 850],
    [
      'the hedge of a position frees what was held',
      standing(BOOK, [850, -1000], { exposures: { [BOOK.id]: rupees(1000) } }),
      back('Deccan Comets', 2, 900),
      0,
    ],
    [
      'an order that waits counts where it would lose',
      { ...NOTHING, orders: [order(BOOK, 'Kaveri Kings', 'back', 1.9, 500)], exposures: { [BOOK.id]: rupees(500) } },
      back('Deccan Comets', 2, 900),
      400,
    ],
  ])('%s', (_, mine, written, more) => expect(moreHeld(MATCH, mine, written)).toBe(rupees(more)));

  test('of a row: the worst of its ladder', () => {
    const session = rowNamed('15 over run KK');
    const written = { ...back('runs', 2, 1000), market: session.id, line: 126 };
    expect(moreHeld(MATCH, NOTHING, written)).toBe(rupees(1000));
    expect(moreHeld(MATCH, NOTHING, { ...written, market: 'cricket-1.gone' })).toBe(ZERO);
  });
});

test('the best and the worst case', () =>
  expect(extremesOf(positionIn(BOOK, standing(BOOK, [1350, -1650]))!)).toEqual({
    best: rupees(1350),
    worst: rupees(-1650),
  }));
