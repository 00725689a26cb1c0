import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask } from './accounts/testHouse.ts';
import { openHouse } from './app.ts';
import { HouseLock } from './db/houseLock.ts';
import { ensureDatabase, type Postgres, startPostgres } from './db/postgres.ts';
import { isSent, readPostmaster } from './db/postmaster.ts';
import { Standing } from './standing.ts';

/* A house whose PostgreSQL is killed while it opens. */

let folder: string;
let postgres: Postgres;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-opening-'));
  postgres = await startPostgres(folder);
  url = await ensureDatabase(postgres.url, 'maidan');
});

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kill = (): boolean => isSent('SIGKILL', readPostmaster(join(postgres.folder, 'cluster'))!.pid);

type Moment =
  'before it has its lock' | 'before the database is brought up to date' | 'as its doors open' | 'as matches are read';

test.each<Moment>([
  'before it has its lock',
  'before the database is brought up to date',
  'as its doors open',
  'as matches are read',
])('[R5] PostgreSQL killed %s is waited for, and the house opens', async moment => {
  const standing = new Standing();
  let isOver = false;
  const isFatal = (now: Moment): void => {
    if (now === moment && !isOver) isOver = kill(); // once: it comes by here again when it has waited
  };
  isFatal('before it has its lock');
  const say = (): void => {};
  const lock = await HouseLock.take({ url, standing, revive: postgres.revive, ousted: say, say });
  isFatal('before the database is brought up to date');
  standing.subscribe(condition => condition === 'opening' && isFatal('as its doors open'));
  const due = (): [] => {
    isFatal('as matches are read');
    return [];
  };
  const config = { port: 0, tables: ['teen20'], sports: ['tennis'] };
  const house = await openHouse({ databaseUrl: url, standing, config, matches: { due } });
  // What is killed last is missed only when the doors are open already: then it is waited for behind them.
  await vi.waitFor(async () => expect((await ask(house, 'site')).status).toBe(200), { timeout: 30_000 });
  expect([standing.condition, isOver]).toEqual(['open', true]);
  await house.close();
  await lock?.end();
});
