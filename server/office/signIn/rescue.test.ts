import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, colleague, openTestHouse, TestWorld } from '../../accounts/testHouse.ts';
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

test('nobody is rescued by a wrong name', async () => {
  expect(await rescue(house.deps, 'nobody@maidan.example')).toBeUndefined();
});
