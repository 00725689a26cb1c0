import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { addMatch, ended } from '../fantasy/testContest.ts';

/* Addresses of results, competitions and search that somebody typed: answered or refused, and never a failure of ours. */

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));
const match = await addMatch(house, 'found');
await ended(house, match, 'over');

const asked = async (path: string): Promise<{ status: number; rows: number | undefined }> => {
  const { statusCode, body } = await house.app.inject({ method: 'GET', url: `/api/exchange/${path}` });
  const { data } = JSON.parse(body) as { data?: { rows?: readonly unknown[] } };
  return { status: statusCode, rows: data?.rows?.length };
};

const ODD = [
  '%00',
  '%E0%A4%A',
  '%ud800',
  '..%2f..',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  'a'.repeat(3_000),
  '%F0%9F%8F%8F',
  '%',
];

test.each(
  ['events', 'results', 'competitions'].flatMap(path =>
    ['sport', 'search', 'day', 'page', 'size'].flatMap(key => ODD.map(odd => `${path}?${key}=${odd}`)),
  ),
)('%s', async path => {
  expect((await asked(path)).status).toBeLessThan(500);
});

test.each(
  ODD.flatMap(odd => [`competitions/${odd}`, `events/${odd}/result`, `events/${odd}`, `events/${odd}/scorecard`]),
)('%s', async path => {
  const { status } = await asked(path);
  expect([status >= 400, status < 500]).toEqual([true, true]);
});

test.each([
  ...['0', '-1', '1.5', '1e9', 'NaN', 'Infinity', '', '0x10', '１'].map(
    season => `competitions/monsoon-cup?season=${season}`,
  ),
  ...['2026-02-31', '0000-00-00', '9999-12-31', '-271821-04-20', '2026-03-07T00:00', '1'].map(
    day => `results?day=${day}`,
  ),
  'results?day=2026-03-07&day=2026-03-08',
  'events?search=a&search=b',
  'events?page=1e5',
  'events?page=100000&size=50',
  'competitions/monsoon-cup?season=99999',
])('%s', async path => {
  expect((await asked(path)).status).toBeLessThan(500);
});

test.each([
  ['%25', 0],
  ['_', 0],
  ['%5C', 0],
  [encodeURIComponent(match.fixture.sides[0]!), 1],
  [encodeURIComponent(match.fixture.sides[0]!.toUpperCase()), 1],
])('signs of a pattern are letters like others: %s finds %d', async (search, rows) => {
  expect(await asked(`results?search=${search}`)).toEqual({ status: 200, rows });
});
