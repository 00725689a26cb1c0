import { inRupees, rupees } from '@maidan/core/money';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { PASSWORD } from './accounts/testHouse.ts';
import { openDb } from './db/db.ts';
import { MortalServer } from './mortalServer.ts';

/* The real server process, killed without warning while players withdraw, and started again on the same database. */

const PLAYERS = 24;
const EACH = 20;
const KILLS = 4;
const STAKE = rupees(1);
/** Not the sample player, who has a little history of their own. */
const OURS = `select id from users where email like 'player%@example.com'`;

const database = await freshDatabase();
afterAll(database.drop);

test('[R5] kill -9 under load: every acknowledged withdrawal counts exactly once', async () => {
  const server = new MortalServer(database.url, await firstFreePort('127.0.0.1', 20_000), { TABLES: '' });
  await server.start();
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, n) => server.signUp(`player${n}`, PASSWORD)));
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

async function withdraw(server: MortalServer, token: string, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const answer = await server.insist<{ success: boolean; data: { id: string } }>(
    '/api/user/withdrawal',
    PAYEE,
    headers,
  );
  expect(answer).toMatchObject({ success: true });
  return answer.data.id;
}

const PAYEE = {
  withdraw_amount: inRupees(STAKE),
  withdraw_currency: 'INR',
  payment_method: 'UPI',
  upi_id: 'player@okbank',
};
