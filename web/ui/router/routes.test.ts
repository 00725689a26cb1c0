import { expect, test } from 'vitest';
import { compile, find } from './routes.ts';

const ROUTES = compile([
  { path: '/', element: 'login' },
  {
    element: 'shell',
    routes: [
      { path: '/casino/results', element: 'results' },
      { path: '/casino/:code', element: 'table' },
      { element: 'guarded', routes: [{ path: '/sport/:id/:market?/:tab?', element: 'event' }] },
      { path: '*', element: 'unknown' },
    ],
  },
]);

test.each<[path: string, elements: string, params: object]>([
  ['/', 'login', {}],
  ['/casino/results', 'shell results', {}],
  ['/casino/teen20', 'shell table', { code: 'teen20' }],
  ['/Casino/TEEN20/', 'shell table', { code: 'TEEN20' }],
  ['/casino/a%20b', 'shell table', { code: 'a b' }],
  ['/casino/%E0%A4%A', 'shell table', { code: '%E0%A4%A' }],
  ['/casino', 'shell unknown', {}],
  ['/casino/teen20/more', 'shell unknown', {}],
  ['/sport/c1', 'shell guarded event', { id: 'c1' }],
  ['/sport/c1/c1.matchOdds/book', 'shell guarded event', { id: 'c1', market: 'c1.matchOdds', tab: 'book' }],
])('%s shows %s', (path, elements, params) => {
  const found = find(ROUTES, path);
  expect(found?.elements.join(' ')).toBe(elements);
  expect(found?.params).toEqual(params);
});
