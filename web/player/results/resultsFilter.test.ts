import { expect, test } from 'vitest';
import { resultsFilter } from './useResultsFilter.ts';

const TODAY = '2025-03-07';

test('[S063] opens on today, with ten results of Teenpatti 1-day', () => {
  expect(resultsFilter(new URLSearchParams(), TODAY)).toEqual({
    date: TODAY,
    game: 'teen',
    search: '',
    page: 1,
    size: 10,
  });
});

test.each<[address: string, field: 'date' | 'game' | 'search' | 'page' | 'size', value: string | number]>([
  ['date=2025-03-01', 'date', '2025-03-01'],
  ['date=2025-02-30', 'date', TODAY],
  ['date=yesterday', 'date', TODAY],
  ['game=worli2', 'game', 'worli2'],
  ['game=SUPEROVER', 'game', 'superOver'],
  ['game=bingo', 'game', 'teen'],
  ['page=3', 'page', 3],
  ['page=0', 'page', 1],
  ['page=-2', 'page', 1],
  ['size=50', 'size', 50],
  ['size=1000', 'size', 10],
  [`search=${'9'.repeat(60)}`, 'search', '9'.repeat(40)],
])('[S063] the address ?%s means %s = %s', (address, field, value) => {
  expect(resultsFilter(new URLSearchParams(address), TODAY)[field]).toBe(value);
});
