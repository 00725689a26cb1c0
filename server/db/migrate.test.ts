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

test('a migration that an open house and it waited for is tried again; one that is wrong is not', async () => {
  const counting = { name: '9001_counting.sql', sql: 'create sequence tries' }; // what was drawn is not taken back
  const failing = (code: string, times: number): Migration => ({
    name: `900${times}_failing.sql`,
    sql: `do $$ begin
      if nextval('tries') < ${times} then raise exception 'not yet' using errcode = '${code}'; end if;
    end $$; create table made_${times} ()`,
  });
  const held = [...shipped, counting, failing('40P01', 3)];
  expect(await migrate(url, undefined, held)).toEqual(['9001_counting.sql', '9003_failing.sql']);
  await expect(migrate(url, undefined, [...held, failing('23505', 9)])).rejects.toThrow('9009_failing.sql failed');
  const { rows } = await db.query(
    `select last_value::int as tries, to_regclass('made_3') is null as is_missing from tries`,
  );
  expect(rows).toEqual([{ tries: 4, is_missing: false }]);
});
