import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '@maidan/core/random';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { Month } from './testMonth.ts';

/* A month of play: PLAYERS=1000 vitest run --project server server/protection/month.test.ts has as many as the promise says. */

const PLAYERS = Number(process.env['PLAYERS'] ?? 30);
const DAYS = 30;

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const month = new Month(house, world, randomFrom(15));

beforeAll(async () => {
  await month.join(PLAYERS);
  for (let day = 0; day < DAYS; day += 1) {
    await month.day(day);
    await month.compare(month.people.filter((_, nth) => nth % DAYS === day));
  }
  await month.compare();
  if (process.env['PLAYERS'])
    process.stdout.write(`${JSON.stringify(Object.fromEntries([...month.told].toSorted()))}\n`);
}, 3_600_000);

test('[R25][R27][R28] nothing is taken beyond a limit or refused within it, and what is shown is in the books', () => {
  expect(month.differences).toEqual([]);
});

test('[R29][R30] the month had everything in it: limits reached, time-outs, exclusions, and people who came back', () => {
  const seen = [...month.told.keys()].toSorted().join(', ');
  for (const what of ['deposit', 'row', 'order', 'table']) expect(seen).toMatch(`${what} play-stopped`);
  for (const what of ['row', 'order', 'table'])
    expect(seen).toMatch(new RegExp(`${what} own-(stakes|loss)-(day|week|month)`));
  for (const what of [
    'deposits approved',
    'deposits rejected',
    'limits loosened',
    'limits not loosened at once',
    'deposit own-deposit',
  ])
    expect(seen).toMatch(what);
  for (const what of ['time-outs', 'exclusions', 'came back under another name', 'passwords reset'])
    expect(seen).toMatch(what);
});

test('[R6] the books of the month are right', async () => {
  const { faults } = await reconcile(house.deps.db, undefined);
  // But for what the test itself puts there: matches that nobody plays, with prices of its own and no waiting.
  const own = ['delay-altered', 'record-altered', 'price-not-offered'];
  expect(faults.filter(({ subject }) => subject.startsWith('limited-day'))).toEqual([]);
  expect(faults.filter(({ rule }) => !own.includes(rule)).map(({ rule, subject }) => `${rule} ${subject}`)).toEqual([]);
});
