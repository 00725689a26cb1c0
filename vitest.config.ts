import { defineConfig } from 'vitest/config';

/** Two at a time: a database and a browser are running beside the tests. */
const WORKERS = 2;

/** No test waits for these: they only keep a busy machine from failing one that is merely slow. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: { name: 'unit', include: ['{core,games,exchange,contract,tools}/**/*.test.ts'], ...PATIENT },
      },
      {
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], ...PATIENT },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'tools/testDatabase.ts',
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['tools/testDatabase.ts', 'tools/testWeb.ts'],
          fileParallelism: false,
          ...PATIENT,
        },
      },
    ],
  },
});
