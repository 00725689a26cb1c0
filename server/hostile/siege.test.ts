import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { besiege } from './siege.ts';
import { stateOf } from './unchanged.ts';
import { openDb } from '../db/db.ts';
import { faultIn } from './verdict.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
});

test('[R41] seeded bad requests of every kind: all are refused by name, and nothing changes', async () => {
  const { complaints, kinds } = await besiege({ databaseUrl: database.url, count: 600, seed: 3 });
  expect(complaints).toEqual([]);
  expect([...kinds.keys()].toSorted()).toEqual([
    'a role too low',
    'against the rules',
    'an identity that is none',
    'any JSON',
    'bodies nobody can read',
    'ids of nobody',
    'keys asked again',
    'keys that are none',
    'keys used before',
    'messages of a socket',
    'not HTTP',
    'one field wrong',
    'other methods',
    'paths and queries',
    'several things wrong',
  ]);
});

test('what changes is seen, whichever table it is in; what may be written is not', async () => {
  const db = openDb(database.url, 1);
  const before = await stateOf(db);
  await db.query(`insert into login_failures (name, failures, last_at, blocked_until) values ('x', 1, now(), now())`);
  expect(await stateOf(db)).toEqual(before);
  await db.query('update users set country = country where false');
  await db.query(`update users set country = 'Elsewhere' where username = 'asha'`);
  const after = await stateOf(db);
  expect([...after].filter(([table, sum]) => before.get(table) !== sum).map(([table]) => table)).toEqual(['users']);
  await db.end();
});

const NAMED = { success: false, code: 'not-signed-in', error: 'Authentication token not found' };

test.each([
  ['a bug', 500, '{}', /^500/],
  ['something that was done', 200, '{"success":true}', /^it was done/],
  ['a refusal without a name', 401, '{"success":false}', /^refused without a name/],
  ['a name that is everybody’s', 401, '{"code":"constructor"}', /^refused without a name/],
  ['a refusal with another status', 403, JSON.stringify({ ...NAMED, message: NAMED.error }), /^refused without a name/],
  ['a refusal as it should be', 401, JSON.stringify({ ...NAMED, message: NAMED.error }), /^undefined$/],
])('%s is seen for what it is', (_, status, text, fault) => {
  expect(String(faultIn('refused', { status, text }))).toMatch(fault);
});
