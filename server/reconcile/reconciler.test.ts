import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Alarm } from '../bus.ts';
import type { Reply } from '@maidan/contract/api';
import { type Person } from '../accounts/testHouse.ts';
import { Office } from '../office/testOffice.ts';
import { off } from './plant.ts';

/* Passes over the books of a house that is open, by its own thread; what they find, and who is told. */

let database: FreshDatabase;
let office: Office;
let asha: Person;
let webhook: Server;
/** What the operator's own address was told, and what it answers. */
const told: { readonly body: Record<string, unknown> }[] = [];
let status = 204;
const alarms: Alarm[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  asha = await office.player('asha');
  office.house.deps.bus.subscribe('alarm', alarm => alarms.push(alarm));
  webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push({ body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown> });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>(resolve => webhook.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  webhook.close();
  await office.close();
  await database.drop();
});

beforeEach(() => {
  told.length = 0;
  alarms.length = 0;
});

const reconciler = () => office.house.deps.reconciler;
const posts = () => office.house.deps.alarms;

const look = async (): Promise<Reply<'reconciliation'>> =>
  (await office.done('auditor', 'reconciliation')) as unknown as Reply<'reconciliation'>; // what it answers

const gift = (id: string): Promise<unknown> =>
  office.house.deps.db.query(
    `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
     values ($1, 'house', $2, 777, 'casino', 'round:1', now())`,
    [id, `player:${asha.id}`],
  );

test('[R6] the first pass looks at everything, the next at what moved since, and both are on record', async () => {
  await office.take(await office.deposit(asha, 500), 'claim', 'approve');
  expect(await reconciler().turn()).toMatchObject({ after: 0, faults: [], counted: { transfers: 2 } });
  await office.take(await office.deposit(asha, 100), 'claim', 'approve');
  const step = await reconciler().turn();
  expect(step).toMatchObject({ after: 2, upTo: 3, faults: [], counted: { transfers: 1 } });
  const { open, passes } = await look();
  expect(open).toBe(0);
  expect(passes.map(({ kind, upTo, transfers }) => [kind, upTo, transfers])).toEqual([
    ['step', 3, 1],
    ['full', 2, 2],
  ]);
  expect(passes[1]?.figures).toEqual({ casino: 0, sport: 0, commission: 0, adjustments: 0, lent: 0 });
});

test('[R6] a pass is made by a thread of its own: the event loop only hands it over', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => posted.mockRestore());
  await reconciler().run('full');
  expect(posted.mock.calls.map(([message]) => message as unknown)).toEqual([
    expect.objectContaining({ question: expect.objectContaining({ url: database.url }) }),
  ]);
  const [thread] = posted.mock.contexts as Worker[];
  expect([isMainThread, thread!.threadId > 0]).toEqual([true, true]);
});

test('[R6] at four in the morning in India all of the books are looked at again', async () => {
  await office.pass(10 * 3_600_000); // from 17:30 to 03:30
  expect(await reconciler().turn()).toMatchObject({ after: 3 });
  await office.pass(30 * 60_000);
  expect(await reconciler().turn()).toMatchObject({ after: 0 });
});

test('[R6] a fault is told once to the log, the office and the webhook, which is tried until it answers', async () => {
  const { port } = webhook.address() as AddressInfo;
  await office.set('alarms', { webhook: `http://127.0.0.1:${port}/alarms` });
  status = 503;
  await gift('gift-1');
  await reconciler().turn();
  expect(alarms).toMatchObject([
    { name: 'reconciliation', words: expect.stringContaining('paid-without-cause gift-1') },
  ]);
  await posts().deliver();
  expect(told.length).toBeGreaterThan(0);
  status = 204;
  await posts().deliver(); // too early
  const tries = told.length;
  await office.pass(15_000);
  await posts().deliver();
  await posts().deliver();
  expect(told).toHaveLength(tries + 1);
  expect(told.at(-1)?.body).toMatchObject({
    type: 'alarm',
    name: 'reconciliation',
    detail: { open: 1, faults: [{ rule: 'paid-without-cause', subject: 'gift-1', player: asha.id, found: 777 }] },
  });
  expect(await office.done('auditor', 'officeAlarms')).toMatchObject({ faults: 1 });
  expect(await office.done('auditor', 'officeSummary')).toMatchObject({ ledgerBalanced: false });
  const [fault] = (await look()).faults;
  expect(fault).toMatchObject({
    ...{ rule: 'paid-without-cause', state: 'open', expected: 0, found: 777, transfers: ['gift-1'] },
    player: { id: asha.id, username: 'asha' },
  });
});

test('[R6] a fault stays an alarm while steps go on behind it, and nobody is told again', async () => {
  await reconciler().run('step');
  expect(alarms).toEqual([]);
  expect((await look()).open).toBe(1);
});

test('[R6] an owner explains it: it stays on record and is no alarm; another one is', async () => {
  const { faults } = await look();
  const [fault] = faults;
  const words = 'Paid by hand for a round that the studio lost';
  expect((await office.as('auditor', 'explainFault', { id: fault!.id, reason: words })).code).toBe('not-allowed');
  await office.done('owner', 'explainFault', { id: fault!.id, reason: words });
  expect((await office.as('owner', 'explainFault', { id: fault!.id, reason: words })).code).toBe('fault-explained');
  expect((await look()).open).toBe(0);
  expect((await look()).faults[0]).toMatchObject({ state: 'explained', explanation: { by: 'owner', words } });
  await gift('gift-2');
  expect(await office.done('auditor', 'reconcileNow', { kind: 'step' })).toMatchObject({ faults: 1 });
  expect((await look()).open).toBe(1);
});

test('[R6] what was explained and is off by another amount now is an alarm again, and waits for somebody', async () => {
  alarms.length = 0;
  const { db } = office.house.deps;
  const found = async () => (await look()).faults.find(({ transfers }) => transfers.includes('gift-1'));
  await reconciler().run('full');
  expect(JSON.stringify(alarms)).not.toContain('gift-1');
  expect((await found())?.state).toBe('explained');
  await db.query(off('transfers', `update transfers set amount = 88800 where id = 'gift-1'`));
  await reconciler().run('full');
  expect(JSON.stringify(alarms)).toContain('gift-1');
  expect(await found()).toMatchObject({ state: 'open', found: 88_800 });
});

test('[R6] what a pass over everything does not find any more waits for somebody to say what it was', async () => {
  const { db } = office.house.deps;
  await db.query(off('transfers', `delete from transfers where id like 'gift-%'`));
  const back = `update accounts set balance = balance + case id when 'house' then 1554 else -1554 end
    where id in ('house', 'player:${asha.id}') and slice = 0`;
  await db.query(off('accounts', back));
  expect(await reconciler().run('full')).toMatchObject({ faults: [] });
  const { open, faults } = await look();
  expect(open).toBeGreaterThan(0);
  expect(faults.every(({ goneAt }) => goneAt !== null)).toBe(true);
  const waiting = faults.filter(({ state }) => state === 'open');
  expect(waiting).toHaveLength(open);
  for (const { id } of waiting) await office.done('owner', 'explainFault', { id, reason: 'Planted by a test' });
  await reconciler().run('full');
  expect((await look()).open).toBe(0);
});

test('[R6] while everybody pays and is paid, there is no false alarm', async () => {
  const bina = await office.player('bina');
  const pay = async (): Promise<void> => {
    for (let nth = 0; nth < 8; nth += 1) await office.take(await office.deposit(bina, 10), 'claim', 'approve');
  };
  const check = async (): Promise<void> => {
    for (let nth = 0; nth < 8; nth += 1) expect(await reconciler().run('step')).toMatchObject({ faults: [] });
  };
  await Promise.all([pay(), check()]);
  expect(await reconciler().run('full')).toMatchObject({ faults: [] });
});
