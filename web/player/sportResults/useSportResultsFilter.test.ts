import { expect, test } from 'vitest';
import { nothingFound } from './nothingFound.ts';
import { dayBeside, sportResultsFilter } from './useSportResultsFilter.ts';

const TODAY = '2025-03-07';

test.each<[address: string, field: 'sport' | 'day' | 'search' | 'page' | 'size', value: string | number]>([
  ['', 'day', TODAY],
  ['', 'sport', ''],
  ['', 'size', 20],
  ['day=', 'day', ''],
  ['day=2025-03-01', 'day', '2025-03-01'],
  ['day=2025-02-30', 'day', TODAY],
  ['sport=horse-racing', 'sport', 'horseRacing'],
  ['sport=bingo', 'sport', ''],
  ['page=3', 'page', 3],
  ['page=0', 'page', 1],
  ['size=50', 'size', 50],
  ['size=1000', 'size', 20],
  [`search=${'k'.repeat(60)}`, 'search', 'k'.repeat(40)],
])('the address ?%s means %s = %s', (address, field, value) => {
  expect(sportResultsFilter(new URLSearchParams(address), TODAY)[field]).toBe(value);
});

test.each([
  ['2025-03-07', -1, '2025-03-06'],
  ['2025-03-01', -1, '2025-02-28'],
  ['2024-12-31', 1, '2025-01-01'],
])('beside %s by %i is %s', (day, days, beside) => {
  expect(dayBeside(day, days)).toBe(beside);
});

test.each([
  ['', 'Nothing of that sport was over on that day.'],
  ['search=kings', 'Nothing of that sport and day has that in its name'],
  ['search=kings&day=&sport=tennis', 'Nothing of that sport and day has that in its name'],
  ['search=kings&day=', 'No match that is over has that in its name'],
])('where there is nothing under ?%s it says no more than that', (address, text) => {
  expect(nothingFound(sportResultsFilter(new URLSearchParams(address), TODAY)).text).toContain(text);
});
