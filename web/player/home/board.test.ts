import { describe, expect, test } from 'vitest';
import { type Choice, chosenRows, COLUMNS, openRows, priceIn } from './board.ts';
import { eventName } from '../parts/event/eventName.ts';
import { eventId, withStar } from './favouriteEvents.ts';
import { featuredOf } from './featured.ts';
import { countriesOf, countryName } from './meetings.ts';
import { eventPath, pricePath } from '../parts/event/paths.ts';
import { countdownText, isSoon, soonText, startText } from '../parts/event/startText.ts';
import { NOW, priceOf, raceOf, rowOf } from './testRows.ts';

const ids = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(' ');

describe('what the board shows', () => {
  const rows = [
    rowOf('late', {}, 120),
    rowOf('soon', {}, 5),
    rowOf('over', { state: 'over' }, -300),
    rowOf('live2', { state: 'inPlay', sport: 'tennis' }, -30),
    rowOf('void', { state: 'void' }, 10),
    rowOf('live1', { state: 'inPlay' }, -60),
  ];

  test('[S071] in play first, then by start; what is over is not there', () => {
    expect(ids(openRows(rows))).toBe('live1 live2 soon late');
  });

  test('what starts at once is in the order of its names, and of one name as it came', () => {
    const named = ['nepal', 'India', 'NZ', 'India'].map((name, nth) => rowOf(`${name}${nth}`, { name }, 5));
    expect(ids(openRows(named))).toBe('India1 India3 nepal0 NZ2');
    expect(ids(openRows(named.toReversed()))).toBe('India3 India1 nepal0 NZ2');
  });

  test.each<[choice: Choice, shown: string]>([
    [{ kind: 'sport', sport: 'cricket' }, 'live1 soon late'],
    [{ kind: 'sport', sport: 'kabaddi' }, ''],
    [{ kind: 'inPlay', sport: 'cricket' }, 'live1 live2'],
    [{ kind: 'favourites', sport: 'cricket', ids: ['late', 'live2', 'gone'] }, 'late live2'],
    [{ kind: 'inPlay', sport: 'tennis' }, 'live2 live1'],
  ])('[S071] %j', (choice, shown) => {
    expect(ids(chosenRows(openRows(rows), choice))).toBe(shown);
  });

  test.each<[prices: number, columns: string]>([
    [3, 'Kings The Draw Comets'],
    [2, 'Kings - Comets'],
    [0, '- - -'],
  ])('[S071] %i runners stand under 1, X and 2 as: %s', (count, columns) => {
    const prices = ['Kings', 'Comets', 'The Draw'].slice(0, count).map(runner => priceOf(runner, 2, 2.1));
    expect(COLUMNS.map(column => priceIn({ prices }, column)?.runner ?? '-').join(' ')).toBe(columns);
  });
});

describe('the five featured events', () => {
  test('[S070] one of each sport in the order of the strip, then a second of each', () => {
    const open = openRows([
      rowOf('politics', { sport: 'politics' }, 1),
      ...['c1', 'c2', 'c3'].map((id, nth) => rowOf(id, {}, nth)),
      rowOf('f1', { sport: 'football' }, 9),
      rowOf('t1', { sport: 'tennis', state: 'inPlay' }, -9),
    ]);
    expect(ids(featuredOf(open))).toBe('c1 f1 t1 politics c2');
  });

  test.each([
    ['fewer than five are all there', 3, 3],
    ['more than five are cut', 9, 5],
    ['none is none', 0, 0],
  ])('[S070] %s', (_, open, shown) => {
    expect(featuredOf(Array.from({ length: open }, (__, nth) => rowOf(`c${nth}`)))).toHaveLength(shown);
  });
});

test('races are found by country, course and time, the next first', () => {
  const races = [
    raceOf('r3', 'GB', 'Redmoor', 60),
    raceOf('r1', 'IE', 'Ballyfern', 5),
    raceOf('r2', 'GB', 'Thirlwick', 30),
    raceOf('r4', 'GB', 'Redmoor', 40),
  ];
  const drawn = countriesOf(races).map(({ code, meetings }) =>
    [code, ...meetings.map(({ venue, races: its }) => `${venue}: ${ids(its)}`)].join(' | '),
  );
  expect(drawn).toEqual(['IE | Ballyfern: r1', 'GB | Thirlwick: r2 | Redmoor: r4 r3']);
  expect(['GB', 'IN', 'Elsewhere', ''].map(countryName)).toEqual(['United Kingdom', 'India', 'Elsewhere', '']);
});

describe('words', () => {
  test.each<[inMinutes: number, start: string, soon: string]>([
    [-2, 'Today 15:58', 'now'],
    [0, 'Today 16:00', 'now'],
    [4, 'Today 16:04', 'in 4 min'],
    [60, 'Today 17:00', 'in 60 min'],
    [61, 'Today 17:01', ''],
    [8 * 60, 'Tomorrow 00:00', ''],
    [3 * 24 * 60, '13 Nov 16:00', ''],
  ])('in %i minutes is %s, %s', (inMinutes, start, soon) => {
    const at = NOW + inMinutes * 60_000;
    expect([startText(at, NOW), soonText(at, NOW)]).toEqual([start, soon]);
  });

  test('a race is called by its time in India, a match by its name', () => {
    expect(eventName(raceOf('r1', 'GB', 'Redmoor', 5))).toBe('16:05 Redmoor (GB)');
    expect(eventName(rowOf('c1'))).toBe('c1 Kings v Comets');
  });
});

test('[S071] a row opens its match, and a price the match with that price', () => {
  const tennis = rowOf('t7', { sport: 'tennis', market: 't7.matchOdds' });
  expect([eventPath(rowOf('c1')), eventPath(tennis)]).toEqual(['/cricket/c1', '/sport/tennis/t7']);
  expect(pricePath(rowOf('c1'), 'Kaveri Kings', 'lay')).toBe(
    '/cricket/c1?market=c1.matchOdds&runner=Kaveri+Kings&side=lay',
  );
  expect(pricePath({ ...tennis, market: null }, 'I. Marlow', 'back')).toBe(
    '/sport/tennis/t7?runner=I.+Marlow&side=back',
  );
});

describe('stars', () => {
  test('a star comes and goes, and only so many are kept', () => {
    const many = Array.from({ length: 50 }, (_, nth) => `e${nth}`);
    expect(withStar(['c1'], 'c2')).toEqual(['c1', 'c2']);
    expect(withStar(['c1', 'c2'], 'c1')).toEqual(['c2']);
    expect(withStar(many, 'new')).toEqual([...many.slice(1), 'new']);
  });

  test('what cannot be an event is not kept as one', () => {
    expect(['cricket-1042', 'a b', '', '<b>', 'x'.repeat(61)].map(eventId)).toEqual([
      'cricket-1042',
      ...[undefined, undefined, undefined, undefined],
    ]);
  });
});

test.each([
  [3_600_000, 'Starts in 60:00'],
  [445_000, 'Starts in 7:25'],
  [5_400, 'Starts in 0:06'],
  [0, 'Starts in 0:00'],
  [-30_000, 'Starts in 0:00'],
])('%d ms before the first ball: %s', (ms, text) => {
  expect(countdownText(NOW + ms, NOW)).toBe(text);
  expect(isSoon({ state: 'upcoming', startsAt: NOW + ms }, NOW)).toBe(true);
  expect(isSoon({ state: 'inPlay', startsAt: NOW + ms }, NOW)).toBe(false);
});
