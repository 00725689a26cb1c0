import { freshDatabase } from '@maidan/tools/freshDatabase';
import { soak } from '@maidan/tools/soak/soak';
import { expect, test } from 'vitest';

// The short form of npm run bench soak: the same players and the same checks, at a few tables.

/** One window and several, lays, lines, pay tables, a shoe that lasts, a lottery. */
const CODES = ['teen20', 'teen', 'race20', 'poker', 'dum10', 'lottcard'] as const;
const SEED = 4;
const MINUTE_MS = 60_000;

test('[R1] [R18] [R19] a minute of play: the books balance, both verifiers agree, bets are paid by their rules', async () => {
  const database = await freshDatabase();
  const report = await soak({
    databaseUrl: database.url,
    codes: CODES,
    players: 12,
    seed: SEED,
    atOnce: 1,
    isEnough: ({ simulatedMs }) => simulatedMs >= MINUTE_MS,
  });
  await database.drop();
  expect(report.complaints, `seed ${SEED}`).toEqual([]);
  expect(report.verified.rounds).toBeGreaterThanOrEqual(CODES.length);
  expect(report.verified.bets).toBe(report.returns.bets);
  expect(report.returns.bets).toBeGreaterThan(0);
  expect(report.answered['placeBets 200']).toBeGreaterThan(0);
});
