import type { BoardRow } from '@maidan/contract/event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BoardLine } from './BoardLine.tsx';
import { NOW, priceOf, raceOf, rowOf } from './testRows.ts';

const drawn = (row: BoardRow, isStale = false): string =>
  renderToStaticMarkup(
    <BoardLine row={row} start="Today 19:30" isStale={isStale} isFavourite={false} showsSport={false} />,
  );

/** Its six cells as drawn: 'back 1.85', '(lay -)' for one that cannot be clicked. */
function cellsOf(markup: string): string[] {
  const cells = [
    ...markup.matchAll(/<(a|span) class="bc (back|lay)( \w+)?"[^>]*>(.*?)<\/\1>(?=<(?:a|span) class="bc|<\/li>)/g),
  ];
  return cells.map(([, tag, side, state = '', inside = '']) => {
    const price = /<b[^>]*>(.*?)<\/b>/.exec(inside)?.[1] ?? 'locked';
    return tag === 'a' ? `${side} ${price}` : `(${side} ${price}${state === ' stale' ? ' stale' : ''})`;
  });
}

const KINGS = priceOf('Kings', 1.85, 1.86);
const COMETS = priceOf('Comets', 2.16, null);
const DRAW = priceOf('The Draw', 4.1, 4.2);

test.each<[rule: string, row: Partial<BoardRow>, isStale: boolean, cells: string[]]>([
  [
    'two runners: X is missing, and so is a price nobody offers',
    { prices: [KINGS, COMETS] },
    false,
    ['back 1.85', 'lay 1.86', '(back -)', '(lay -)', 'back 2.16', '(lay -)'],
  ],
  [
    'three runners: the draw is X',
    { prices: [KINGS, COMETS, DRAW] },
    false,
    ['back 1.85', 'lay 1.86', 'back 4.1', 'lay 4.2', 'back 2.16', '(lay -)'],
  ],
  ['no market', { prices: [], status: null, market: null }, false, Array(3).fill(['(back -)', '(lay -)']).flat()],
  [
    'suspended: visibly different, and nothing to click',
    { prices: [KINGS, COMETS], status: 'suspended' },
    false,
    Array(3).fill(['(back locked)', '(lay locked)']).flat(),
  ],
  [
    'without a connection: to be seen, not to be clicked',
    { prices: [KINGS, COMETS] },
    true,
    ['(back 1.85 stale)', '(lay 1.86 stale)', '(back -)', '(lay -)', '(back 2.16 stale)', '(lay -)'],
  ],
])('[S071] %s', (_, row, isStale, cells) => {
  expect(cellsOf(drawn(rowOf('c1', row), isStale))).toEqual(cells);
});

test('[S071] a cell leads to its match with that price chosen, and says whose price it is', () => {
  const markup = drawn(rowOf('c1', { prices: [KINGS, COMETS] }));
  expect(markup).toContain('href="/cricket/c1?market=c1.matchOdds&amp;runner=Kings&amp;side=lay"');
  expect(markup).toContain('Lay Kings, 1.86');
});

test.each<[row: Partial<BoardRow>, shown: string[], hidden: string[]]>([
  [{ state: 'upcoming' }, ['Today 19:30'], ['In-Play', 'Live picture', 'Fancy', 'Bookmaker']],
  [{ state: 'inPlay', score: '92/3 (11.4)' }, ['In-Play', '19:30', '92/3 (11.4)', 'class="dot"'], ['Today']],
  [{ hasTv: true }, ['Live picture'], ['Fancy', 'Bookmaker']],
  [{ hasFancy: true, hasBookmaker: true }, ['>F<', 'Fancy', '>BM<', 'Bookmaker'], ['Live picture']],
])('[S071] name, time and icons of %j', (row, shown, hidden) => {
  const markup = drawn(rowOf('c1', row));
  expect(shown.filter(text => !markup.includes(text))).toEqual([]);
  expect(hidden.filter(text => markup.includes(text))).toEqual([]);
  expect(markup).toContain('c1 Kings v Comets');
});

test('a match that begins soon counts down to its first ball, and tells the toss', () => {
  const row = rowOf('c1', { toss: 'Toss: Kings won and bat' }, 7);
  const markup = renderToStaticMarkup(
    <BoardLine row={row} start="Today 19:30" soonAt={NOW} isStale={false} isFavourite={false} showsSport={false} />,
  );
  expect(markup).toContain('Starts in 7:00');
  expect(markup).toContain('Toss: Kings won and bat');
  expect(markup).not.toContain('Today 19:30');
});

test('a race among matches leads to its runners and has no 1, X and 2', () => {
  const markup = drawn(raceOf('r1', 'GB', 'Redmoor', 5));
  expect(cellsOf(markup)).toEqual([]);
  expect(markup).toContain('href="/sport/horseRacing/r1"');
});
