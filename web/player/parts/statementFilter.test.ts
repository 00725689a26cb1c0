import { expect, test } from 'vitest';
import { filterOf } from './useStatementFilter.ts';

const DEFAULT = { search: '', order: 'newest', page: 1, size: 10 };

test.each<[string, object]>([
  ['', DEFAULT],
  [
    'from=2025-03-01&to=2025-03-07&report=casino&search=teen&order=oldest&page=3&size=50',
    { from: '2025-03-01', to: '2025-03-07', report: 'casino', search: 'teen', order: 'oldest', page: 3, size: 50 },
  ],
  ['from=yesterday&to=2025-13-40&report=all&order=up&page=-1&size=1000', DEFAULT],
  ['page=1.5&size=abc', DEFAULT],
])('an address is read as a filter, and what is none is left out: %s', (query, filter) => {
  expect(filterOf(new URLSearchParams(query))).toEqual(filter);
});
