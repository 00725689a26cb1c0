import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { AnyOf } from '@maidan/tools/bench/chaos/mortalCluster';
import { complaintsAfter } from '@maidan/tools/bench/hostile/aftermath';
import { Told, Victim } from '@maidan/tools/bench/hostile/victims';
import { emptyDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { FORMER, formerRelease } from '@maidan/tools/release/former';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { Onlooker } from '../casino/onlooker.ts';
import { type Db, openDb } from '../db/db.ts';
import { freePort } from '../db/freePort.ts';
import { migrate } from '../db/migrate.ts';
import { MortalServer } from '../mortalServer.ts';
import { tablePlace } from '../nodes/place.ts';
import { keeperOf } from '../nodes/spread.ts';
import { auditKeyOf } from '../writer/auditSeals.ts';

/* A house is upgraded while players bet: the code of a former release beside that of this one. */

const KEY = Buffer.alloc(32, 11);
const folder = mkdtempSync(join(tmpdir(), 'maidan-upgrade-'));
const nats = await startNats();
afterAll(async () => {
  await nats.kill();
  rmSync(folder, { recursive: true, force: true });
});

const TABLES = ['teen20', 'lucky7eu', 'dt20', 'worli2', 'queen', 'card32'];
const ENV = {
  TABLES: TABLES.join(','),
  PACE: '0.2',
  SECRET_KEY: KEY.toString('hex'),
  LEASE_MS: '2000',
  DATA_DIR: folder,
};
/** Rounds are played out, some times over, on a machine that may be busy. */
const PATIENCE_MS = 300_000;
const until = (look: () => unknown): Promise<unknown> => vi.waitFor(look, { timeout: PATIENCE_MS, interval: 100 });

/** Players in a house of a former release, who ask whichever answers. */
async function scene(commit: string, more: Readonly<Record<string, string>>) {
  const release = formerRelease(commit);
  const database = await emptyDatabase();
  const db = openDb(database.url, 2);
  const env = { ...ENV, ...more };
  const old = new MortalServer(database.url, await freePort(), { ...env, NODE_NAME: 'old' }, release.folder);
  const next = new MortalServer(database.url, await freePort(), { ...env, NODE_NAME: 'new' });
  onTestFinished(async () => {
    for (const house of [old, next]) house.end();
    await db.end();
    await database.drop();
    release.remove();
  });
  await old.start();
  const told = new Told();
  const known = [old];
  const disperse = await crowd(new AnyOf(known, randomFrom(1)), told);
  const upgrade = async (): Promise<void> => {
    await next.start();
    known.push(next);
  };
  /** Players are answered, and a round of those that `where` names begins, is bet on and settled from now on. */
  const playedOn = async (where = 'true'): Promise<void> => {
    const { commands } = told;
    const last = await lastRound(db);
    await until(async () => {
      expect(told.commands).toBeGreaterThan(commands);
      expect(await settledSince(db, last, where)).toBeGreaterThan(0);
    });
  };
  return { database, db, old, next, upgrade, told, disperse, playedOn };
}

/** Players who bet whenever a window opens. The answer sends them home. */
async function crowd(server: MortalServer, told: Told): Promise<() => Promise<unknown>> {
  const games = new Map(await Promise.all(TABLES.map(async code => [code, (await gameOf(code))!] as const)));
  const players = [0, 1].map(nth => new Victim(server, 1, nth, told));
  for (const player of players) await player.register();
  const betting = new Set<Promise<void>>();
  const onlooker = new Onlooker(server, TABLES, (code, event, view) => {
    if (event.type !== 'opened') return;
    for (const player of players) {
      const bet = player.bet(code, games.get(code)!, view).finally(() => betting.delete(bet));
      betting.add(bet);
    }
  });
  const looking = onlooker.look();
  return () => {
    onlooker.go();
    return Promise.all([looking, ...betting]);
  };
}

const lastRound = async (db: Db): Promise<string> =>
  String((await db.query<{ last: string }>('select coalesce(max(id::bigint), 0) as last from rounds')).rows[0]?.last);

async function settledSince(db: Db, last: string, where: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from rounds
     where id::bigint > $1 and state = 'settled' and exists (select from bets where round_id = rounds.id) and ${where}`,
    [last],
  );
  return Number(rows[0]?.count);
}

test(
  '[R5] a house of one process goes on when its database is upgraded under it, and the next release after it',
  async () => {
    const { database, db, old, next, upgrade, told, disperse, playedOn } = await scene(FORMER.oneProcess, {});
    await playedOn();
    expect(await migrate(database.url, auditKeyOf(KEY))).toContain('0071_leases.sql');
    await playedOn();
    expect(await old.stop()).toBe(0);
    await upgrade();
    await playedOn();
    await disperse();
    await next.stop();
    expect((await complaintsAfter(db, told)).complaints).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  '[R5] [R21] nodes of the release before and of this one keep one house, until the old ones have left',
  async () => {
    const { db, old, next, upgrade, told, disperse, playedOn } = await scene(FORMER.nodes, { NATS_URL: nats.url });
    await playedOn();
    await upgrade();
    const { rows } = await db.query<{ name: string }>('select name from nodes');
    const names = rows.map(({ name }) => name);
    expect(names).toHaveLength(2);
    const keepers = new Set(TABLES.map(code => keeperOf(tablePlace(code), names)!)); // chance may give all to one
    for (const name of keepers) await playedOn(`'table:' || game in (select place from leases where node = '${name}')`);
    expect(await old.stop()).toBe(0);
    await playedOn();
    await disperse();
    await next.stop();
    expect((await complaintsAfter(db, told)).complaints).toEqual([]);
  },
  PATIENCE_MS,
);
