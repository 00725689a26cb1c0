import { expect, test } from 'vitest';
import { rehearse } from './rehearse.ts';

/** Three starts of a database and two of a house take this long on the busiest machine. */
const PATIENCE_MS = 300_000;

test('[R24] a house that is destroyed under load is restored with every bet that was acknowledged', async () => {
  const { acknowledged, lost, restoredMs, openMs, complaints } = await rehearse({
    players: 3,
    bets: 24,
    say: () => {},
  });
  expect(acknowledged).toBeGreaterThanOrEqual(24);
  expect(lost).toBe(0);
  expect(complaints).toEqual([]);
  expect(openMs).toBeGreaterThan(restoredMs);
}, PATIENCE_MS);
