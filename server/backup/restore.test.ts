import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { throwAwayPostgres } from '@maidan/tools/throwAway';
import type { Millis } from '@maidan/core/ids';
import { afterAll, expect, test } from 'vitest';
import type { Queryable } from '../db/db.ts';
import { asAdmin, type Postgres } from '../db/postgres.ts';
import { putDown } from '../db/postmaster.ts';
import { backUp } from './baseBackup.ts';
import { restore } from './restore.ts';
import { type Backup, NOTE, Shelf, TAR } from './shelf.ts';
import { archiveOf, receiveWal } from './walArchive.ts';

/* One database that is destroyed, and what can be made of what is on the shelf. */

const folder = mkdtempSync(join(tmpdir(), 'maidan-restore-'));
chmodSync(folder, 0o711);
const shelf = new Shelf(join(folder, 'shelf'));
const running: Postgres[] = [];
afterAll(async () => {
  for (const postgres of running) await putDown(join(postgres.folder, 'cluster'), 0);
  rmSync(folder, { recursive: true, force: true });
});

const source = await throwAwayPostgres();
const said = (url: string) =>
  asAdmin(url, async admin =>
    (await admin.query<{ n: number }>('select n from told order by n')).rows.map(({ n }) => n),
  );
const tell = (n: number) => asAdmin(source.url, admin => admin.query('insert into told values ($1)', [n]));
const now = () =>
  asAdmin(source.url, async admin => {
    const { rows } = await admin.query<{ now: Date }>(
      'select pg_sleep(0.01), clock_timestamp() as now, pg_sleep(0.01)',
    );
    return Number(rows[0]!.now) as Millis;
  });

await asAdmin(source.url, admin => admin.query('create table told (n int)'));
const reading = () => asAdmin(source.url, admin => archiveOf(admin as unknown as Queryable)); // all that is asked of it
const readings = [await reading()];
const archive = await receiveWal(source.url, shelf.wal);
readings.push(await reading());
await tell(1);
const first: Backup = await backUp(source.url, shelf, () => Date.now() as Millis);
await tell(2);
const between = await now();
await tell(3);
const before = await said(source.url);
await source.stop();
const ending = await archive.ended.catch((error: unknown) => error);

async function restoredTo(name: string, upTo?: Millis): Promise<Postgres> {
  const postgres = await restore(shelf, join(folder, name), upTo);
  running.push(postgres);
  return postgres;
}

test('[R24] what was committed after the backup is there too: it was in the log before it was acknowledged', async () => {
  expect(ending).toBeInstanceOf(Error);
  expect(before).toEqual([1, 2, 3]);
  const { url } = await restoredTo('all');
  expect(await said(url)).toEqual([1, 2, 3]);
  await asAdmin(url, admin => admin.query('insert into told values (4)')); // it waits for nobody
  const { rows } = await asAdmin(url, admin => admin.query("select current_setting('restore_command') as command"));
  expect(rows).toEqual([{ command: '' }]);
});

test('that the log is received is known, and that it never was', () => {
  expect(readings).toEqual([undefined, { isConnected: true, behindBytes: expect.any(Number) }]);
});

test('[R24] a database can be had as it was at a moment', async () => {
  expect(await said((await restoredTo('between', between)).url)).toEqual([1, 2]);
});

test('a database that is there is not written over, and there has to be a backup from before the moment', async () => {
  await expect(restore(shelf, join(folder, 'all'))).rejects.toThrow(/there is a database/);
  await expect(restore(shelf, join(folder, 'early'), first.at)).rejects.toThrow(/no backup from before/);
  await expect(restore(new Shelf(join(folder, 'empty')), join(folder, 'none'))).rejects.toThrow('there is no backup');
});

test('backups that are too many go, and the log of before the first that is kept', () => {
  const old = '000000010000000000000000';
  appendFileSync(join(shelf.wal, old), '');
  const older = join(folder, 'shelf', 'base', 'older');
  mkdirSync(older);
  writeFileSync(join(older, NOTE), JSON.stringify({ ...first, at: 0 }));
  expect(shelf.backups()).toHaveLength(2);
  shelf.tidy(1);
  expect(shelf.backups().map(({ at }) => at)).toEqual([first.at]);
  expect(readdirSync(shelf.wal)).not.toContain(old);
  expect(readdirSync(shelf.wal).length).toBeGreaterThan(0);
});

test('a backup that is not what was written is not restored', async () => {
  const tar = join(first.folder, TAR);
  truncateSync(tar, statSync(tar).size - 512);
  await expect(restore(shelf, join(folder, 'short'))).rejects.toThrow(/not what was written/);
});
