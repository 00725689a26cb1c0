import { expect, test } from 'vitest';
import { rehearse } from './rehearse.ts';

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
});
