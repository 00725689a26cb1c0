import { readdirSync, readFileSync } from 'node:fs';
import type { Millis } from '@maidan/core/ids';
import { type AuditKey, sealThrough } from '../writer/auditSeals.ts';
import { CARRIED, CARRY, carriedAsTold, carriedIn, FIRST_TOLD, isAsTold } from './carried.ts';
import { type Client, openDb } from './db.ts';
import { changedSince, checksumOf, type Migration } from './checksum.ts';
import { chain } from '../writer/group.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Any number will do, as long as every process asks for the same lock. */
const LOCK = 7_162_534;

/**
 * Applies the numbered SQL files that were not applied yet, each in a transaction of its own, one process at a
 * time. Forward only. Answers with what it applied. When one that was applied has another text by now, nothing is.
 */
export async function migrate(
  url: string,
  key?: AuditKey,
  shipped: readonly Migration[] = shippedMigrations(),
): Promise<string[]> {
  const db = openDb(url, 1);
  sealThrough(db, key); // the log is told of what is carried over
  const client = await db.connect();
  try {
    await checkVersion(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await appliedMigrations(client);
    const [changed] = changedSince(applied, shipped);
    if (changed !== undefined) throw new Error(changed);
    await keepMissingChecksums(client, applied, shipped);
    const fresh = shipped.filter(({ name }) => !applied.has(name));
    for (const migration of fresh) await apply(client, migration);
    return fresh.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
    await db.end();
  }
}

/** A house that is open meanwhile, and a migration, may wait for each other: the database then ends one of the two. */
const DEADLOCK = '40P01';
const TRIES = 5;

async function apply(client: Client, { name, sql }: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('begin');
      await (name >= FIRST_TOLD ? telling(client, name, sql) : client.query(sql));
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksumOf(sql)]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const isDeadlock = error instanceof Error && 'code' in error && error.code === DEADLOCK;
      if (!isDeadlock || tries === TRIES) throw new Error(`migration ${name} failed`, { cause: error });
    }
  }
}

/** The numbered files of this release, in order. */
export function shippedMigrations(): Migration[] {
  const names = readdirSync(FOLDER).filter(name => /^\d{4}_\w+\.sql$/.test(name));
  return names.toSorted().map(name => ({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/** With the checksum each had when it was applied; none where that was before there were checksums. */
async function appliedMigrations(client: Client): Promise<ReadonlyMap<string, string | null>> {
  await client.query(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  );
  await client.query('alter table migrations add column if not exists checksum text');
  const { rows } = await client.query('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Those that were applied before there were checksums are what was shipped: none was ever changed. */
async function keepMissingChecksums(
  client: Client,
  applied: ReadonlyMap<string, string | null>,
  shipped: readonly Migration[],
): Promise<void> {
  for (const { name, sql } of shipped.filter(({ name }) => applied.get(name) === null)) {
    await client.query('update migrations set checksum = $2 where name = $1', [name, checksumOf(sql)]);
  }
}

/** In one transaction with what it carries over. What somebody else put there is not told as if a migration had. */
async function telling(client: Client, name: string, sql: string): Promise<void> {
  const wasTold = name.startsWith(FIRST_TOLD) || isAsTold(await carriedIn(client), await carriedAsTold(client));
  await client.query(sql);
  const after = await carriedIn(client);
  if (!wasTold || isAsTold(after, await carriedAsTold(client))) return;
  const entry = { actor: 'system', action: CARRY, subject: CARRIED, after, reason: name } as const;
  await chain(client, [entry], Date.now() as Millis);
}

/** Names are compared by rules that older versions do not have. */
const OLDEST = 17;

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new Error(`PostgreSQL ${OLDEST} or newer is needed; the database is ${version}`);
  }
}
