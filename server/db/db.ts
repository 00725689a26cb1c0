import type { Writable } from 'node:stream';
import type { Millis } from '@maidan/core/ids';
import { Pool, type PoolClient, types } from 'pg';
import type { Query } from './query.ts';

// int8 and timestamptz come back as text by default: amounts and sequence numbers are safe integers here, and
// times are milliseconds everywhere else.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.TIMESTAMPTZ, text => Date.parse(isoOf(text)));

export interface Queryable {
  readonly query: Query;
}
export type Client = Queryable & Omit<PoolClient, 'query'>;
export type Db = Queryable & { connect(): Promise<Client> } & Omit<Pool, 'query' | 'connect'>;
/** A database, with how to give up every connection there is: whoever waits on one learns that it was lost, and asks anew. */
export type RenewableDb = Db & { renew(): void };
/** A database that may be asked again by itself: see patientDb.ts. */
export interface AskedAgain extends Pick<Db, 'query' | 'connect'> {
  patiently?<T>(work: () => Promise<T>): Promise<T>;
}

/** A silent network would otherwise be waited for for ever. */
const PATIENCE = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
};

export function openDb(url: string, connections = 16, isPooled = false): RenewableDb {
  const options = { connectionString: url, max: connections, allowExitOnIdle: true };
  const pool = new Pool({ ...options, ...PATIENCE, pipeline: true }); // statements need not wait for each other's answers
  pool.on('error', () => {}); // an idle connection was cut: the pool opens another when one is needed
  pool.on('connect', client => client.on('error', () => {})); // one in use was cut: its query fails with it
  if (isPooled) pool.on('connect', withoutNames);
  const open = new Set<PoolClient>();
  pool.on('connect', client => open.add(client)).on('remove', client => open.delete(client));
  const renew = (): void => open.forEach(client => wireOf(client)?.destroy());
  return Object.assign(pool, { renew }) as unknown as RenewableDb; // the driver does not know our statements
}

/** A pooler hands each transaction to another connection, which may not have heard of what was prepared by name. */
function withoutNames(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: readonly unknown[]) => unknown;
  const isNamed = (asked: unknown): asked is object => typeof asked === 'object' && asked !== null && 'name' in asked;
  const nameless = (asked: unknown, ...more: readonly unknown[]): unknown =>
    query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...more);
  Object.assign(client, { query: nameless });
}

/** All of it or none. */
export function transaction<T>(db: AskedAgain, work: (client: Client) => Promise<T>): Promise<T> {
  const inTurn = async (client: Client, { begin, commit }: Ends): Promise<T> => {
    await begin();
    const value = await work(client);
    await commit();
    return value;
  };
  return db.patiently ? db.patiently(() => inOneGo(db, inTurn)) : inOneGo(db, inTurn);
}

/** A connection of the driver, which does not say so. Those that tests put in its place have none. */
interface Wired {
  readonly connection?: { readonly stream?: Pick<Writable, 'cork' | 'uncork' | 'destroy'> };
}
const wireOf = (client: unknown) => (client as Wired).connection?.stream;

/** What is asked here is sent as one: each piece by itself costs the system a call, and wakes the database for a part of it. */
export function together<T>(client: Client, ask: () => T): T {
  const line = wireOf(client);
  line?.cork();
  try {
    return ask();
  } finally {
    line?.uncork();
  }
}

/** How a transaction begins and ends, for who sends what it asks and writes together with that. */
export interface Ends {
  /** Questions may be sent right behind it; what writes may not, because without a transaction it would count at once. */
  begin(): Promise<unknown>;
  /**
   * May be sent right behind what it commits: after a statement that failed the database takes it for a rollback. So
   * everything counts if this is answered, and whoever sent it has to look at the answers before it as well.
   */
  commit(): Promise<void>;
}

/** A transaction of as few round trips as its work needs: none of its own. The work has to begin and to commit. */
export async function inOneGo<T>(
  db: Pick<Db, 'connect'>,
  work: (client: Client, ends: Ends) => Promise<T>,
): Promise<T> {
  const client = await db.connect();
  let broken: unknown;
  try {
    return await work(client, { begin: () => client.query('begin'), commit: () => committed(client) });
  } catch (error) {
    broken = error;
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release(broken instanceof Error && !('code' in broken));
  }
}

/**
 * However long it takes: a commit that waits for the standby and runs out of time is answered like one that the standby has,
 * and would be lost with the primary.
 */
async function committed(client: Client): Promise<void> {
  const [, { command }] = await Promise.all([
    client.query('set local statement_timeout to 0').catch(() => {}), // of a transaction that failed: the commit tells
    client.query('commit'),
  ]);
  if (command !== 'COMMIT') throw new Error('the database rolled back what it was to commit');
}

/** A time as a parameter of a query. */
export const timestamp = (at: Millis): Date => new Date(at);

/** A text[] parameter. The driver's own conversion looks at every character of every value, which a batch feels. */
export const textArray = (values: readonly (string | null)[]): string => `{${inTextArray(values)}}`;

/** A jsonb[] parameter, of values as JSON: those have no characters that the two would write differently. */
export const jsonArray = (values: readonly (string | null)[]): string => `{${inJsonArray(values)}}`;

/** Some of the values of a text[] parameter. */
export const inTextArray = (values: readonly (string | null)[]): string =>
  values.map(value => (value === null ? 'NULL' : `"${escaped(value)}"`)).join(',');

/** Some of the values of a jsonb[] parameter. */
export const inJsonArray = (values: readonly (string | null)[]): string =>
  values.map(value => (value === null ? 'NULL' : JSON.stringify(value))).join(',');

const escaped = (value: string): string => (/["\\]/.test(value) ? value.replace(/["\\]/g, '\\$&') : value);

/** PostgreSQL writes '2026-03-07 22:14:01.5+00'; Date wants 'T' and minutes in the offset. */
function isoOf(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
