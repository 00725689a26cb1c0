import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/tests/longestFirst.ts';

/** Two at a time: a database and a browser are running beside the tests. */
const WORKERS = 2;

const EACH = {
  /** Files of one worker share what they import: nothing in the house has a state but what it is given. */
  isolate: false,
  /** No test waits for these: they only keep a busy machine from failing one that is merely slow. */
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Files that exchange a package for one of their own: whatever was imported before them would still have the true one. */
const APART = [
  'server/accounts/backOff.test.ts',
  'server/accounts/passwords.test.ts',
  'server/wallet/screenshot.test.ts',
  'web/player/casino/studio/words/hindi.test.ts',
];

/** A password of the tests is hashed once, not for every person and at every sign-in. Files that run apart have the true one. */
const ONE_HASH = { '@node-rs/argon2': join(import.meta.dirname, 'server/accounts/testArgon2.ts') };

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,games,exchange,contract,words,tools}/**/*.test.ts'],
          ...EACH,
          // By Node itself, which leaves types out: nothing is transformed, and loops are as fast as in the product.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...APART],
          ...EACH,
        },
      },
      {
        test: {
          name: 'server',
          alias: ONE_HASH,
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...APART],
          globalSetup: 'tools/testDatabase.ts',
          ...EACH,
        },
      },
      {
        test: { name: 'apart', include: [...APART], globalSetup: 'tools/testDatabase.ts', ...EACH, isolate: true },
      },
      {
        test: {
          name: 'e2e',
          alias: ONE_HASH,
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['tools/testDatabase.ts', 'tools/testWeb.ts'],
          ...EACH,
        },
      },
    ],
  },
});
