import { freshDatabase } from '@maidan/tools/freshDatabase';
import { sportSoak } from '@maidan/tools/soak/sport/soak';
import { afterAll, expect, test } from 'vitest';

const database = await freshDatabase();
afterAll(() => database.drop());

/* The short version of `npm run bench sportSoak`. */

test('after some matches with players who do everything at once, all books balance and every journal is audited', async () => {
  const report = await sportSoak({
    databaseUrl: database.url,
    matches: { badminton: 1, horseRacing: 1 },
    players: 12,
    seed: 'test',
    pace: 1 / 600,
    spreadMs: 500,
  });
  expect(report.complaints).toEqual([]);
  expect(report.audited.digests).toBeGreaterThan(0);
  expect(report.audited.matches).toBeGreaterThan(0);
  expect(report.bets.onRows).toBeGreaterThan(0);
  expect(report.accounts).toBeGreaterThan(12);
});
