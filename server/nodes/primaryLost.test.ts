import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@maidan/core/result';
import { DatabasePair } from '@maidan/tools/bench/chaos/databasePair';
import { Line } from '@maidan/tools/bench/chaos/line';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Bus } from '../bus.ts';
import { openDb, type RenewableDb } from '../db/db.ts';
import { HouseLock } from '../db/houseLock.ts';
import { migrate } from '../db/migrate.ts';
import { asAdmin, ensureDatabase } from '../db/postgres.ts';
import { Standing } from '../standing.ts';
import { realWorld } from '../world.ts';
import type { Command } from '../writer/command.ts';
import { Writer } from '../writer/writer.ts';

/* A primary that is lost, and the standby that takes its place: what was acknowledged is there, and nothing else is. */

let folder: string;
let pair: DatabasePair;
let line: Line;
let url: string;
let db: RenewableDb;
let lock: HouseLock;
let writer: Writer;
const standing = new Standing();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-pair-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
  pair = await DatabasePair.open(folder, { isReplicated: true, hasSmallDisk: false });
  const straight = await ensureDatabase(pair.primary.url, 'maidan');
  await migrate(straight, undefined);
  line = await Line.to(pair.port);
  url = line.through(straight);
  db = openDb(url, 4);
  standing.giveUp = () => db.renew();
  const times = { beatMs: 50, answerMs: 1_000, hangingMs: 3_600_000 };
  lock = (await HouseLock.take({ url, standing, isShared: true, ousted: () => {}, say: () => {}, times }))!;
  writer = new Writer(db, new Bus(), realWorld.now, undefined, standing);
});
afterAll(async () => {
  await lock.end();
  await db.end();
  line.close();
  await pair.remove();
  rmSync(folder, { recursive: true, force: true });
});

const writes = (key: string): Command<object> => ({
  ...{ key, fingerprint: key, accounts: [] },
  decide: decision => {
    decision.audit({ actor: 'system', action: 'round.void', subject: key });
    return ok({});
  },
});

const written = async (...keys: readonly string[]): Promise<number[]> =>
  Promise.all(
    keys.map(async key => {
      const { rows } = await db.query('select count(*)::int as count from audit where subject = $1', [key]);
      return Number(rows[0]?.count);
    }),
  );

test.each(['refused', 'silent'] as const)(
  '[R21] a primary that is gone, its lines %s, is followed by its standby with everything that was acknowledged',
  async how => {
    await pair.guard();
    const keys = ['before', 'meanwhile', 'after'].map(when => `${how} ${when}`);
    expect(await writer.do(writes(keys[0]!))).toEqual(ok({}));
    line.cut(how);
    const meanwhile = writer.do(writes(keys[1]!));
    await pair.promote();
    line.lead(pair.port);
    expect(await meanwhile).toEqual(ok({}));
    expect(await writer.do(writes(keys[2]!))).toEqual(ok({}));
    expect(await written(...keys)).toEqual([1, 1, 1]);
  },
);

test('[R21] a primary whose standby is gone acknowledges nothing, however long that lasts', async () => {
  const hasty = openDb(`${url}?statement_timeout=800`, 1);
  const set = (names: string): Promise<void> =>
    asAdmin(pair.primary.url, async admin => {
      await admin.query(`alter system set synchronous_standby_names = '${names}'`);
      await admin.query('select pg_reload_conf()');
      await vi.waitFor(
        async () => {
          const { rows } = await admin.query('show synchronous_standby_names');
          expect(rows).toEqual([{ synchronous_standby_names: names }]);
        },
        { timeout: 100_000, interval: 50 },
      );
    });
  await set('gone');
  let isAnswered = false;
  const answer = new Writer(hasty, new Bus(), realWorld.now).do(writes('alone')).finally(() => (isAnswered = true));
  await vi.waitFor(
    async () => {
      expect(isAnswered).toBe(false);
      const { rows } = await db.query(
        `select 1 as is from pg_stat_activity
         where wait_event = 'SyncRep' and query = 'commit' and clock_timestamp() - query_start > interval '1 s'`,
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 100_000, interval: 50 },
  );
  await set('');
  expect(await answer).toEqual(ok({}));
  expect(await written('alone')).toEqual([1]);
  await hasty.end();
});
