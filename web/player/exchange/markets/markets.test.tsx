import type { EventView } from '@maidan/contract/event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../sections.ts';
import { MATCH, NOTHING, rowBet, rowNamed, line } from '../testMatchView.ts';
import { rupees } from '@maidan/core/money';
import type { Trade } from '../trade.ts';
import { BookmakerPanel } from './BookmakerPanel.tsx';
import { BookPanel } from './BookPanel.tsx';
import { SectionPanel } from './SectionPanel.tsx';

const tradeOf = (view: EventView, more: Partial<Trade> = {}): Trade => ({
  view,
  mine: NOTHING,
  chosen: undefined,
  written: undefined,
  isStale: false,
  onPick: () => undefined,
  onWatch: () => undefined,
  ...more,
});

/** Every panel of the page, by its heading. */
function panels(trade: Trade): Record<string, string> {
  const { books, bookmakers, left, right, small } = layoutOf(trade.view);
  const drawn = [
    ...books.map(market => [market.name, <BookPanel key="" trade={trade} market={market} />] as const),
    ...bookmakers.map(row => [row.name, <BookmakerPanel key="" trade={trade} row={row} />] as const),
    ...[...left, ...right].map(
      section => [section.title, <SectionPanel key="" trade={trade} section={section} />] as const,
    ),
    ...small.map(market => [market.name, <BookPanel key="" trade={trade} market={market} isSmall />] as const),
  ];
  return Object.fromEntries(drawn.map(([name, panel]) => [name, renderToStaticMarkup(panel)]));
}

/** What each cell says to who does not see it, in order. */
const cells = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*data-cell[^>]*><span class="vh">([^<]*)</g)].map(([, words]) => words!);
const open = (html: string): number => [...html.matchAll(/aria-disabled="false"/g)].length;

describe('[S120] the sections of a cricket page', () => {
  const shown = panels(tradeOf(MATCH));

  test('are all there, in order', () =>
    expect(Object.keys(shown)).toEqual([
      'MATCH_ODDS',
      'Bookmaker',
      'Normal',
      'Over By Over',
      'Ball By Ball',
      'Line',
      'khado',
      'Fancy',
      'Oddeven',
      'meter',
      'Last Digit',
      'Tied_Match',
    ]));

  test('MATCH_ODDS has three backs and three lays, the best in the middle, odds over size', () =>
    expect(cells(shown['MATCH_ODDS']!).slice(0, 6)).toEqual([
      'Back Kaveri Kings, 1.83, 74K',
      'Back Kaveri Kings, 1.84, 2.8L',
      'Back Kaveri Kings, 1.85, 1.6L',
      'Lay Kaveri Kings, 1.86, 2.1L',
      'Lay Kaveri Kings, 1.87, 55K',
      'Lay Kaveri Kings, no price',
    ]));

  test.each([
    ['Normal', ['No 15 over run KK, 124, 100', 'Yes 15 over run KK, 126, 100'], 'Min: 100, Max: 50K'],
    ['Fancy', ['Back Wicket in over 13 KK, 3.5', 'Lay Wicket in over 13 KK, 3.8'], 'Min: 100, Max: 50K'],
    ['Oddeven', ['Odd 20 over total KK, 1.95', 'Even 20 over total KK, 1.95'], '0 counts as even'],
    ['khado', ['Back 20 over run KK khado-4, 160, 300'], '160 – 163'],
    ['meter', ['No KK 20 over run meter, 161, 100', 'Yes KK 20 over run meter, 163, 100'], 'Min: 10, Max: 10K'],
    ['Bookmaker', ['Back Kaveri Kings, 84, 50K', 'Lay Kaveri Kings, 88, 50K'], 'Min: 100, Max: 50K'],
  ])('%s', (title, words, text) => {
    expect(cells(shown[title]!).slice(0, words.length)).toEqual(words);
    expect(shown[title]).toContain(text);
  });

  test('the last digit has ten cells', () => expect(cells(shown['Last Digit']!)).toHaveLength(10));

  test('where betting is closed the header is Max: 1, prices stay and nothing can be taken', () => {
    expect(shown['Tied_Match']).toContain('Max: 1<');
    expect(cells(shown['Tied_Match']!)).toContain('Back Yes, 38, 12K');
    expect(open(shown['Tied_Match']!)).toBe(0);
    expect(shown['Tied_Match']).not.toContain('SUSPENDED');
  });

  test.each([
    ['Ball By Ball', 'BALL RUNNING'],
    ['Bookmaker', 'SUSPENDED'],
  ])('over %s lies %s', (title, words) => expect(shown[title]).toContain(words));

  test('MATCH_ODDS and Bookmaker have their Cashout, disabled while there is nothing to close', () => {
    for (const title of ['MATCH_ODDS', 'Bookmaker', 'Tied_Match']) {
      expect(shown[title]).toMatch(/<button[^>]*disabled=""[^>]*><span>Cashout/);
    }
  });
});

test('prices that may be old are shown and not sold', () => {
  const stale = panels(tradeOf(MATCH, { isStale: true }));
  expect(Object.values(stale).map(open)).toEqual(Object.values(stale).map(() => 0));
  expect(cells(stale['MATCH_ODDS']!)).toEqual(cells(panels(tradeOf(MATCH))['MATCH_ODDS']!));
});

test('what the player has on a row stands in the place of its limits', () => {
  const row = rowNamed('15 over run KK');
  const mine = { ...NOTHING, bets: [rowBet(row, 'back', line(126, 100).odds, 126, rupees(1000))] };
  expect(panels(tradeOf(MATCH, { mine }))['Normal']).toContain('−1,000.00');
});
