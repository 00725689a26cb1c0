import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditEntry, chained } from '../writer/audit.ts';
import { digestOf } from '../accounts/secrets.ts';
import { ask, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import { Office } from '../office/testOffice.ts';
import type { Fault } from './fault.ts';
import { off } from './plant.ts';

/* [R43] Rows of the log that somebody put there who can write to the database, with hashes that are right. */

let database: FreshDatabase;
let folder: string;
let office: Office;
const db = () => office.house.deps.db;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'maidan-sealed-'));
  const before = await openTestHouse(database.url, new TestWorld()); // as a house was before rows were sealed
  await person(before, 'first');
  await before.close();
  office = await Office.open(database.url, { anchorFile: join(folder, 'anchors'), secretKey: Buffer.alloc(32, 43) });
});

afterAll(async () => {
  await office.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const logFaults = async (kind: 'step' | 'full'): Promise<readonly Fault[]> =>
  (await office.house.deps.reconciler.run(kind))!.faults.filter(({ rule }) => rule.startsWith('audit-'));
const verdict = () => office.done('auditor', 'verifyAudit');

/** At the end of the log, as the house chains them. */
async function forge(entries: readonly AuditEntry[]): Promise<number> {
  const { rows } = await db().query<{ seq: number; hash: string }>(
    'select seq, hash from audit order by seq desc limit 1',
  );
  const forged = chained(entries, office.world.now(), rows[0]!);
  await db().query('insert into audit select * from json_populate_recordset(null::audit, $1)', [
    JSON.stringify(forged.map(row => ({ ...row, at: new Date(row.at).toISOString(), seal: 'a'.repeat(64) }))),
  ]);
  await db().query(off('audit', `update audit set seal = null where seq = ${forged[0]!.seq}`));
  return forged[0]!.seq;
}

let players = 0;
const played = async (): Promise<void> => {
  const { id } = await office.player(`player${(players += 1)}`);
  await office.done('owner', 'proposeAdjustment', { id, amount: 5, reason: 'Goodwill' });
};

test('rows of before there were seals stay as they are, and nothing is wrong', async () => {
  await played();
  const { rows } = await db().query<{ is_sealed: boolean }>(
    'select seal is not null as is_sealed from audit order by seq',
  );
  const sealed = rows.map(row => row.is_sealed);
  expect([sealed[0], sealed.at(-1), sealed.lastIndexOf(false) < sealed.indexOf(true)]).toEqual([false, true, true]);
  expect(await logFaults('full')).toEqual([]);
  expect(await verdict()).toMatchObject({ intact: true, anchorFaults: [] });
});

test('an approval that nobody gave is found, though the house chained on it and anchored what came after', async () => {
  const by = (desk: 'clerk' | 'checker', action: string): AuditEntry => ({
    ...{ actor: `staff:${office.idOf(desk)}`, action, subject: 'player:1', after: { proposal: 'P-9001' } },
  });
  const first = await forge([by('clerk', 'adjustment.propose'), by('checker', 'adjustment.approve')]);
  await played();
  const found = { rule: 'audit-forged', subject: `audit:${first}-${first + 1}`, expected: 0, found: 0 };
  expect(await logFaults('step')).toEqual([found]);
  expect(await logFaults('full')).toEqual([found]);
  expect(await verdict()).toMatchObject({ intact: false, brokenAt: first });
  await office.house.deps.anchors.check();
  expect(office.house.deps.anchors.faults).toEqual(['chain-broken']);
});

test('[R6] sessions that nobody signed in to open no door, and are found; so is a cookie put into another’s', async () => {
  const session = (cookie: string) => `insert into staff_sessions
    (id, staff_id, cookie_hash, started_at, seen_at, ends_at, address, device)
    select 'invented', staff_id, '${digestOf(cookie)}', started_at, seen_at, ends_at, address, device
    from staff_sessions where staff_id = '${office.idOf('owner')}' limit 1`;
  const cookie = 'c'.repeat(43);
  await db().query(session(cookie));
  expect((await ask(office.house, 'officeMe', {}, { office: cookie })).status).toBe(401);
  const swapped = `staff_id = '${office.idOf('partner')}'`;
  await db().query(`update staff_sessions set cookie_hash = '${digestOf('d'.repeat(43))}' where ${swapped}`);
  expect((await ask(office.house, 'officeMe', {}, { office: 'd'.repeat(43) })).status).toBe(401);
  const { faults } = (await office.house.deps.reconciler.run('step'))!;
  const found = faults.filter(({ rule }) => rule === 'session-invented');
  expect(found.map(({ staff }) => staff).toSorted()).toEqual([office.idOf('owner'), office.idOf('partner')].toSorted());
  expect(found).toContainEqual(expect.objectContaining({ subject: 'session:invented' }));
});

test('who takes all seals away, as if there had never been any, is found by the anchors outside', async () => {
  await db().query(off('audit', 'update audit set seal = null'));
  expect(await logFaults('full')).toEqual([]);
  expect(await verdict()).toMatchObject({ intact: false });
});
