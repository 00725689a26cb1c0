import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { checksumOf, type Migration } from './checksum.ts';
import { migrate, shippedMigrations } from './migrate.ts';
import { testDb } from './testDb.ts';

const { db, url } = testDb(await freshDatabase(), 2);

const shipped = shippedMigrations();
const LEDGER = '0001_ledger.sql';

async function checksums(): Promise<readonly (readonly [string, string | null])[]> {
  const { rows } = await db.query<{ name: string; checksum: string | null }>(
    'select name, checksum from migrations order by name',
  );
  return rows.map(({ name, checksum }) => [name, checksum]);
}

const ofRelease = () => shipped.map(({ name, sql }) => [name, checksumOf(sql)]);
const withAnother = (change: (sql: string) => string): readonly Migration[] =>
  shipped.map(({ name, sql }) => ({ name, sql: name === LEDGER ? change(sql) : sql }));

test('every migration that was applied is kept with its checksum', async () => {
  expect(await checksums()).toEqual(ofRelease());
});

test('a migration whose text changed after it was applied is refused by its name, and nothing else is applied', async () => {
  const changed = withAnother(sql => `${sql}\n-- one more line`);
  const next = [...changed, { name: '9999_next.sql', sql: 'create table never_made ()' }];
  await expect(migrate(url, undefined, next)).rejects.toThrow(
    'migration 0001_ledger.sql was changed after it was applied to this database',
  );
  expect(await checksums()).toEqual(ofRelease());
});

test('lines that end in another way are no change', async () => {
  expect(
    await migrate(
      url,
      undefined,
      withAnother(sql => sql.replaceAll('\n', '\r\n')),
    ),
  ).toEqual([]);
});

test('a database of before there were checksums gets them at its next start, and keeps to them', async () => {
  await db.query('alter table migrations drop column checksum');
  expect(await migrate(url)).toEqual([]);
  expect(await checksums()).toEqual(ofRelease());
  await expect(
    migrate(
      url,
      undefined,
      withAnother(() => 'select'),
    ),
  ).rejects.toThrow(LEDGER);
});
