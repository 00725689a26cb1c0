import { sources } from '@maidan/tools/sources';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { isAsked, statementsIn } from '@maidan/tools/sql/texts';
import { described, rehearsed } from '@maidan/tools/sql/typesOf';
import { expect, onTestFinished, test } from 'vitest';
import { openDb } from './db.ts';

/* What npm run check says when a migration renames a column that statements still have by its old name. */

async function complaintsAfter(...changes: readonly string[]): Promise<readonly string[]> {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  const db = openDb(url, 1);
  for (const change of changes) await db.query(change);
  await db.end();
  const asked = statementsIn(sources('.ts').filter(({ path }) => isAsked(path)));
  const [{ complaints }, rehearsal] = [await described(url, asked), await rehearsed(url)];
  return [...complaints, ...rehearsal.complaints];
}

test('every statement fits the schema, those that are put together at run time among them', async () => {
  expect(await complaintsAfter()).toEqual([]);
});

test('a renamed column is told with every file and statement that has its old name', async () => {
  const renamed = { bets: 'line', staff_security: 'totp_last_step', reconciliation_faults: 'explanation' };
  const complaints = await complaintsAfter(
    ...Object.entries(renamed).map(([table, column]) => `alter table ${table} rename column ${column} to renamed`),
  );
  for (const [path, column, statement] of [
    ['server/casino/betStore.ts', 'b.line', 'select b.id, b.game, b.round_id, b.selection'], // written out
    ['server/casino/betStore.ts', 'line', 'select distinct game, selection from ('], // put together
    ['server/accounts/twoStep.ts', 'totp_last_step', 'update staff_security set totp_last_step'], // for one of two tables
    ['server/writer/group.ts', 'explanation', 'insert into reconciliation_faults'], // a row that commands write
  ] as const) {
    const told = complaints.filter(one => one.startsWith(`${path}:`) && one.includes(`in: ${statement}`));
    expect(told).toEqual([expect.stringMatching(/^\S+:\d+ is refused: column .* does not exist, in: /)]);
    expect(told[0]).toContain(column);
  }
  const columns = Object.values(renamed);
  expect(complaints.filter(one => !columns.some(column => one.includes(column)))).toEqual([]);
});
