import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Millis } from '@maidan/core/ids';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse, PASSWORD, TestWorld } from '../../accounts/testHouse.ts';
import type { Alarm } from '../../bus.ts';
import type { House } from '../../app.ts';
import { type AuditEntry, chained, GENESIS, verified } from '../../writer/audit.ts';

/* Heads of the audit chain outside the database, after everything the staff does. */

const NOW = Date.parse('2026-03-07T22:14:00Z') as Millis;
const did = (action: string): AuditEntry => ({ actor: 'system', action, subject: 'test' });
const chain = chained(['a', 'b', 'c', 'd'].map(did), NOW, { seq: 0, hash: GENESIS });

let folder: string;
let database: FreshDatabase;
let house: House;
let office: string;
const world = new TestWorld();
const alarms: Alarm[] = [];

const file = (): string => join(folder, 'deep', 'anchors.ndjson');
const lines = async (): Promise<{ seq: number; hash: string }[]> =>
  (await readFile(file(), 'utf8'))
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { seq: number; hash: string });

async function open(): Promise<void> {
  house = await openTestHouse(database.url, world, { anchorFile: file() });
  house.deps.bus.subscribe('alarm', alarm => alarms.push(alarm));
  await house.tidied();
}

const head = async (): Promise<{ seq: number; hash: string }> => {
  const { rows } = await house.deps.db.query<{ seq: number; hash: string }>(
    'select seq, hash from audit order by seq desc limit 1',
  );
  return rows[0]!;
};

const verify = async () => (await ask(house, 'verifyAudit', {}, { office })).data;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-anchors-'));
  database = await freshDatabase();
  await open();
  ({ office } = await colleague(house, 'owner'));
});

afterAll(async () => {
  await house.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('[R43] what the staff does is anchored before they are answered, a failed sign-in and an export too', async () => {
  const email = 'owner@maidan.example';
  for (const act of [
    () => ask(house, 'officeLogin', { email, password: PASSWORD }),
    () => ask(house, 'officeLogin', { email, password: 'not the right one' }),
    () => ask(house, 'exportAudit', {}, { office }),
  ]) {
    await act();
    expect((await lines()).at(-1)).toMatchObject(await head());
  }
  const before = (await lines()).length;
  await ask(house, 'audit', {}, { office });
  expect((await lines()).length).toBe(before);
  expect(await verify()).toMatchObject({ intact: true, anchors: before, anchorFaults: [] });
});

test('[R43] whoever fails to sign in is in the log, known or not', async () => {
  const { seq } = await head();
  for (const email of ['owner@maidan.example', 'nobody@maidan.example'])
    await ask(house, 'officeLogin', { email, password: 'not the right one' });
  const { rows } = await house.deps.db.query(
    'select actor, action, subject, after from audit where seq > $1 order by seq',
    [seq],
  );
  const failed = { actor: 'system', action: 'staff.sign-in.failed' };
  expect(rows).toEqual([
    { ...failed, subject: 'staff:1', after: { email: 'owner@maidan.example', why: 'wrong-credentials' } },
    { ...failed, subject: 'staff:unknown', after: { email: 'nobody@maidan.example', why: 'wrong-credentials' } },
  ]);
});

test('[R43] rows cut off the end are missed', async () => {
  const { seq } = await head();
  await house.deps.db.query('alter table audit disable trigger append_only');
  await house.deps.db.query('create table cut as select * from audit where seq = $1', [seq]);
  await house.deps.db.query('delete from audit where seq = $1', [seq]);
  expect(await verify()).toMatchObject({ intact: false, brokenAt: seq });
  await house.deps.anchors.check();
  expect(alarms).toMatchObject([{ name: 'audit', detail: { fault: 'chain-broken', brokenAt: seq } }]);
  expect((await ask(house, 'officeAlarms', {}, { office })).data).toMatchObject({ audit: 1 });
  await house.deps.db.query('insert into audit select * from cut');
  await house.deps.db.query('drop table cut');
  await house.deps.db.query('alter table audit enable always trigger append_only');
  expect(await verify()).toMatchObject({ intact: true });
});

test('[R43] a row cut off the end is missed by the next action already, though that takes its place', async () => {
  alarms.length = 0;
  await house.close();
  await open();
  const cut = await head();
  await house.deps.db.query('alter table audit disable trigger append_only');
  await house.deps.db.query('create table cut as select * from audit where seq = $1', [cut.seq]);
  await house.deps.db.query('delete from audit where seq = $1', [cut.seq]);
  await ask(house, 'officeLogin', { email: 'owner@maidan.example', password: PASSWORD });
  expect((await head()).seq).toBe(cut.seq);
  expect(alarms).toMatchObject([{ name: 'audit', detail: { fault: 'chain-broken', brokenAt: cut.seq } }]);
  expect((await lines()).slice(-2)).toMatchObject([cut, await head()]); // and is anchored all the same
  await house.deps.db.query('delete from audit where seq = $1', [cut.seq]);
  await house.deps.db.query('insert into audit select * from cut');
  await house.deps.db.query('drop table cut');
  await house.deps.db.query('alter table audit enable always trigger append_only');
  await house.deps.db.query('update anchored_by_node set lines = lines - 1');
  await house.close();
  await writeFile(file(), (await readFile(file(), 'utf8')).trimEnd().split('\n').slice(0, -1).join('\n').concat('\n'));
  await open();
  expect(await verify()).toMatchObject({ intact: true });
});

test.each([
  ['anchors-shortened', async () => truncate(file(), (await readFile(file(), 'utf8')).split('\n')[0]!.length + 1)],
  ['anchors-missing', () => rm(file())],
])('[R43] %s is an alarm, and stays one over a restart until what is missing is put back', async (fault, harm) => {
  alarms.length = 0;
  const whole = await readFile(file(), 'utf8');
  await harm();
  const left = await readFile(file(), 'utf8').catch(() => '');
  await ask(house, 'officeLogin', { email: 'owner@maidan.example', password: PASSWORD });
  expect(alarms).toMatchObject([{ name: 'audit', detail: { fault } }]);
  await house.close();
  await open();
  expect(house.deps.anchors.faults).toEqual(['anchors-shortened']);
  await house.close();
  await writeFile(file(), whole + (await readFile(file(), 'utf8')).slice(left.length));
  await open();
  expect(house.deps.anchors.faults).toEqual([]);
  expect(await verify()).toMatchObject({ intact: true });
});

test('[R43] newest rows cut off after an anchor are missed', async () => {
  expect(await verified(chain.slice(0, 3), [chain[3]!])).toMatchObject({ intact: false, brokenAt: 4, anchors: 1 });
  expect(await verified(chain.slice(0, 3), [chain[2]!])).toMatchObject({ intact: true, brokenAt: null });
});

test('[R43] a chain written anew from an anchored row on is found, though it follows by itself', async () => {
  const forged = chained(['a', 'B', 'c', 'd'].map(did), NOW, { seq: 0, hash: GENESIS });
  expect(await verified(forged)).toMatchObject({ intact: true });
  expect(await verified(forged, [chain[1]!])).toMatchObject({ intact: false, brokenAt: 2 });
});

test('[R43] a line that was cut off is counted, and the next one begins anew', async () => {
  const text = await readFile(file(), 'utf8');
  await writeFile(file(), `${text}{"at":"2026-`);
  await ask(house, 'officeLogin', { email: 'owner@maidan.example', password: PASSWORD });
  expect(await house.deps.anchors.all()).toMatchObject({ unreadable: 1 });
  expect((await readFile(file(), 'utf8')).endsWith('}\n')).toBe(true);
  expect(await verify()).toMatchObject({ intact: true, unreadableAnchors: 1 });
});

test('[R43] heads of every action go to the operator’s own address in one go, and again if they could not', async () => {
  const posts: object[] = [];
  let isAway = false;
  vi.spyOn(house.deps.alarms, 'post').mockImplementation(async body => {
    if (isAway) throw new Error('the database is away');
    posts.push(body);
  });
  const { anchors } = house.deps;
  await anchors.tell(); // of what was done before
  posts.length = 0;
  const act = async () => {
    await ask(house, 'officeLogin', { email: 'owner@maidan.example', password: PASSWORD });
    return head();
  };
  const first = [await act(), await act()];
  isAway = true;
  await expect(anchors.tell()).rejects.toThrow('away');
  isAway = false;
  await anchors.tell();
  await anchors.tell();
  expect(posts).toMatchObject([{ type: 'audit-heads', heads: first }]);
  const next = await act();
  await anchors.tell();
  expect(posts[1]).toMatchObject({ heads: [next] });
});
