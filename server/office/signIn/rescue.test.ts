import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, colleague, openTestHouse, TestWorld } from '../../accounts/testHouse.ts';
import { entries } from '../audit/auditStore.ts';
import { rescue } from './rescue.ts';
import { lasting } from '../../db/testDb.ts';

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

test('[R43] an owner who lost the password gets a new one; old sessions end and the log says so', async () => {
  const { id, office } = await colleague(house, 'owner');
  const password = await rescue(house.deps, 'OWNER@maidan.example');
  expect((await ask(house, 'officeMe', {}, { office })).code).toBe('not-signed-in');
  const { status, data } = await ask(house, 'officeLogin', { email: 'owner@maidan.example', password });
  expect([status, data['mustChangePassword']]).toEqual([200, true]);
  const { rows } = await house.deps.db.query('select actor, subject from audit where action = $1', ['staff.rescue']);
  expect(rows).toEqual([{ actor: 'system', subject: `staff:${id}` }]);
});

test('why the house did it is a code in the log, is told in words and found by them; a sentence of before stays', async () => {
  const { anchors, db, writer } = house.deps;
  const before = {
    actor: 'system',
    action: 'staff.rescue',
    subject: 'staff:0',
    reason: 'From the command line, once',
  } as const;
  const typed = { ...before, actor: 'staff:1', reason: 'house:command-line' } as const;
  await writer.do({
    ...{ key: 'of before', fingerprint: '', accounts: [] },
    decide: decision => {
      decision.audit(before);
      decision.audit(typed);
      return ok({});
    },
  });
  const { rows: kept } = await db.query('select reason from audit where action = $1 order by seq', ['staff.rescue']);
  expect(kept.map(({ reason }) => reason)).toEqual(['house:command-line', before.reason, typed.reason]);
  const told = async (search: string) =>
    (await entries(db, search, { page: 1, size: 20 })).rows.map(({ reason }) => reason);
  expect(await told('COMMAND LINE')).toEqual([before.reason, 'From the command line']);
  expect(await told('staff.rescue')).toEqual([typed.reason, before.reason, 'From the command line']);
  expect(await anchors.verify()).toMatchObject({ intact: true });
});

test('nobody is rescued by a wrong name', async () => {
  expect(await rescue(house.deps, 'nobody@maidan.example')).toBeUndefined();
});
