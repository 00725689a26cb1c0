import { expect, test } from 'vitest';
import { chaos } from '@maidan/tools/bench/chaos';

/* The short form; `npm run bench chaos` is the long one. */

test('[R21] [R5] one node is killed and one frozen beyond its leases: nothing is lost, doubled or dealt twice', async () => {
  const among = ['killed', 'frozen'] as const;
  const lasting = { frozenMs: 8_000, cutMs: 0 };
  const report = await chaos(2, 5, () => {}, { among, lasting, env: { LEASE_MS: '2000', PACE: '0.1' } });
  expect(report.complaints).toEqual([]);
  expect(report.faults).toEqual({ killed: 1, frozen: 1 });
  expect(report.commands).toBeGreaterThan(20);
  expect(report.rounds['settled']).toBeGreaterThan(0);
});
