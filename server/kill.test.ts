import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRupees, rupees } from '@maidan/core/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { PASSWORD } from './accounts/testHouse.ts';
import { openDb } from './db.ts';

/* The real server process, killed without warning while players withdraw, and started again on the same database. */

const PLAYERS = 24;
const EACH = 20;
const KILLS = 4;
const STAKE = rupees(1);
/** Not the sample player, who has a little history of their own. */
const OURS = `select id from users where email like 'player%@example.com'`;

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

test('[R5] kill -9 under load: every acknowledged withdrawal counts exactly once', async () => {
  const server = new MortalServer(database.url, await firstFreePort('127.0.0.1', 20_000));
  await server.start();
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, n) => signUp(server, `player${n}`)));
  const acknowledged = new Acknowledged();
  const killing = killAlong(server, acknowledged);
  await Promise.all(players.map(token => withdrawAll(server, token, acknowledged)));
  await killing;
  await server.stop();

  expect(server.deaths).toBe(KILLS);
  expect(acknowledged.size).toBe(PLAYERS * EACH);
  const db = openDb(database.url, 1);
  const { rows: withdrawals } = await db.query<{ id: string }>(`select id from withdrawals where user_id in (${OURS})`);
  expect(withdrawals.map(row => row.id).toSorted()).toEqual([...acknowledged.values()].toSorted());
  const { rows: held } = await db.query(
    `select balance from accounts where id in (select 'held:' || id from (${OURS}) as ours)`,
  );
  expect(held).toEqual(Array.from({ length: PLAYERS }, () => ({ balance: EACH * STAKE })));
  const { rows: sum } = await db.query<{ total: string }>('select sum(balance) as total from accounts');
  expect(Number(sum[0]!.total)).toBe(0);
  await db.end();
});

/** What clients were told: the withdrawal each key became. */
class Acknowledged extends Map<string, string> {
  readonly #milestones = new Map<number, () => void>();

  override set(key: string, id: string): this {
    super.set(key, id);
    this.#milestones.get(this.size)?.();
    return this;
  }

  reached(count: number): Promise<void> {
    return new Promise(resolve => (this.size >= count ? resolve() : this.#milestones.set(count, resolve)));
  }
}

class MortalServer {
  readonly #databaseUrl: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  deaths = 0;

  constructor(databaseUrl: string, port: number) {
    this.#databaseUrl = databaseUrl;
    this.#port = port;
  }

  /** Until it answers, for callers that were cut off. */
  ready(): Promise<void> {
    return this.#ready;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  start(): Promise<void> {
    this.#ready = this.#spawn();
    return this.#ready;
  }

  async kill(): Promise<void> {
    const process = this.#process!;
    this.deaths += 1;
    this.#ready = once(process, 'exit').then(() => this.#spawn());
    process.kill('SIGKILL');
    await this.#ready;
  }

  async stop(): Promise<void> {
    const process = this.#process!;
    process.kill('SIGTERM');
    await once(process, 'exit');
  }

  async #spawn(): Promise<void> {
    const env = { ...process.env, DATABASE_URL: this.#databaseUrl, PORT: String(this.#port), MAIDAN_WEB: 'none' };
    const child = spawn(process.execPath, [`${import.meta.dirname}/../tools/start.ts`], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes(`:${this.#port}`)) {
        child.stdout.resume();
        return;
      }
    }
    throw new Error('the server ended before it was open');
  }
}

/** Strikes each time another part of the work is acknowledged, so that every kill falls into the middle of it. */
async function killAlong(server: MortalServer, acknowledged: Acknowledged): Promise<void> {
  for (let strike = 1; strike <= KILLS; strike += 1) {
    await acknowledged.reached(Math.floor((PLAYERS * EACH * strike) / (KILLS + 1)));
    await server.kill();
  }
}

async function withdrawAll(server: MortalServer, token: string, acknowledged: Acknowledged): Promise<void> {
  const again: [string, string][] = [];
  for (let n = 0; n < EACH; n += 1) {
    const key = `withdraw-${token.slice(0, 12)}-${n}`;
    const first = await withdraw(server, token, key);
    acknowledged.set(key, first);
    again.push([first, await withdraw(server, token, key)]);
  }
  expect(again.map(([first]) => first)).toEqual(again.map(([, second]) => second));
}

/** Tries with the same key until somebody answers, as the web app does. */
async function withdraw(server: MortalServer, token: string, key: string): Promise<string> {
  for (;;) {
    await server.ready();
    const reply = await post(server, '/api/user/withdrawal', PAYEE, {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    });
    if (reply === undefined || reply.status === 503) continue;
    const body = (await reply.json().catch(() => undefined)) as { success: boolean; data: { id: string } } | undefined;
    if (body === undefined) continue; // cut off in the middle of the answer
    expect(body).toMatchObject({ success: true });
    return body.data.id;
  }
}

const PAYEE = {
  withdraw_amount: inRupees(STAKE),
  withdraw_currency: 'INR',
  payment_method: 'UPI',
  upi_id: 'player@okbank',
};

async function signUp(server: MortalServer, name: string): Promise<string> {
  const email = `${name}@example.com`;
  const details = { username: name, email, phone_number: '9876543210', country: 'India', password: PASSWORD };
  await post(server, '/api/admin/register-user', details);
  const reply = await post(server, '/api/user/login', { email, password: PASSWORD });
  return ((await reply!.json()) as { token: string }).token;
}

/** Undefined when the connection was cut: whether the server acted is then not known. */
const post = (server: MortalServer, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).catch(() => undefined);
