import { readdir, readFile } from 'node:fs/promises';
import type { Millis } from '@maidan/core/ids';
import { type AuditKey, sealThrough } from '../writer/auditSeals.ts';
import { CARRIED, CARRY, carriedAsTold, carriedIn, FIRST_TOLD, isAsTold } from './carried.ts';
import { type Client, openDb } from './db.ts';
import { chain } from '../writer/group.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Any number will do, as long as every process asks for the same lock. */
const LOCK = 7_162_534;

/**
 * Applies the numbered SQL files that were not applied yet, each in a transaction of its own, one process at a
 * time. Forward only. Answers with what it applied.
 */
export async function migrate(url: string, key?: AuditKey): Promise<string[]> {
  const db = openDb(url, 1);
  sealThrough(db, key); // the log is told of what is carried over
  const client = await db.connect();
  try {
    await checkVersion(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(row => row.name));
    const names = (await readdir(FOLDER)).filter(name => /^\d{4}_\w+\.sql$/.test(name)).toSorted();
    const fresh = names.filter(name => !applied.has(name));
    for (const name of fresh) {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      try {
        await client.query('begin');
        await (name >= FIRST_TOLD ? telling(client, name, sql) : client.query(sql));
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`migration ${name} failed`, { cause: error });
      }
    }
    return fresh;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
    await db.end();
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
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < OLDEST) {
    throw new Error(`PostgreSQL ${OLDEST} or newer is needed; the database is ${version}`);
  }
}
