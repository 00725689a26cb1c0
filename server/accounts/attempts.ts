import type { ErrorCode } from '@maidan/contract/errors';
import { after, type Millis } from '@maidan/core/ids';
import { type Client, type Db, timestamp, transaction } from '../db/db.ts';

/** A refusal that says when to come back, in seconds. */
export interface Wait {
  readonly ok: false;
  readonly error: Extract<ErrorCode, 'too-many-attempts'>;
  readonly retryAfter: number;
}

/** What failures are counted under, and how many are free before each further one costs a wait. */
export interface Counter {
  readonly name: string;
  readonly free: number;
}

const LONGEST_MS = 15 * 60_000;
export const FORGOTTEN_MS = 24 * 60 * 60_000;

/** After the free ones: 1 s, 2 s, 4 s … 15 minutes. */
export const waitAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(LONGEST_MS, 1_000 * 2 ** Math.min(failures - free, 30));

/**
 * Takes a turn: it counts as a failure until `settle` or `forgive` says otherwise, so that attempts sent at the same
 * moment cannot slip past the count together.
 */
export function take(db: Db, counters: readonly Counter[], now: Millis): Promise<Wait | undefined> {
  const ordered = counters.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return transaction(db, async client => {
    const counted = await lock(client, ordered, now);
    const open = Math.max(...ordered.map(({ name }) => counted.get(name)?.blocked_until ?? 0));
    if (open > now) return { ok: false, error: 'too-many-attempts', retryAfter: Math.ceil((open - now) / 1_000) };
    for (const { name, free } of ordered) {
      const failures = failuresOf(counted.get(name), now) + 1;
      await client.query('update login_failures set failures = $2, last_at = $3, blocked_until = $4 where name = $1', [
        name,
        failures,
        timestamp(now),
        timestamp(after(now, waitAfter(failures, free))),
      ]);
    }
    return undefined;
  });
}

/** As `take` locks them: who comes for the same ones at the same moment waits, and neither has what the other needs. */
const IN_ORDER = 'select name from login_failures where name = any($1) order by name for update';

/** It was right after all: nothing is held against this name any more. What is forgotten anyway is swept along. */
export async function settle(db: Db, counters: readonly Counter[], now: Millis): Promise<void> {
  await db.query(
    `with own as (${IN_ORDER})
     delete from login_failures where name in (select name from own) or name in (
       select name from login_failures where last_at < $2 limit 100 for update skip locked)`,
    [counters.map(({ name }) => name), timestamp(after(now, -FORGOTTEN_MS))],
  );
}

/** It was neither right nor wrong: as if it had not been made. */
export async function forgive(db: Db, counters: readonly Counter[]): Promise<void> {
  await db.query(
    `with own as (${IN_ORDER})
     update login_failures set failures = greatest(failures - 1, 0), blocked_until = last_at
     from own where own.name = login_failures.name`,
    [counters.map(({ name }) => name)],
  );
}

interface Counted {
  readonly name: string;
  readonly failures: number;
  readonly last_at: Millis;
  readonly blocked_until: Millis;
}

async function lock(client: Client, counters: readonly Counter[], now: Millis): Promise<Map<string, Counted>> {
  const names = counters.map(({ name }) => name);
  await client.query(
    `insert into login_failures (name, failures, last_at, blocked_until)
     select name, 0, $2, $2 from unnest($1::text[]) as name on conflict (name) do nothing`,
    [names, timestamp(now)],
  );
  const { rows } = await client.query(
    'select name, failures, last_at, blocked_until from login_failures where name = any($1) order by name for update',
    [names],
  );
  return new Map(rows.map(row => [row.name, row]));
}

const failuresOf = (counted: Counted | undefined, now: Millis): number =>
  counted && now - counted.last_at < FORGOTTEN_MS ? counted.failures : 0;
