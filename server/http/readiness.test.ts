import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

const BROWSER = { accept: 'text/html,*/*' };
const asked = (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  house.app.inject({ url, method, headers: BROWSER });

test('the house says for itself that it lives, and whether it is ready', async () => {
  for (const url of ['/livez', '/readyz']) {
    const answer = await asked(url);
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, { success: true }]);
  }
  house.readiness.waitsFor('tables');
  const answer = await asked('/readyz');
  expect([answer.statusCode, answer.headers['x-waiting-for']]).toEqual([503, 'tables']);
  expect(answer.json()).toMatchObject({ success: false, code: 'not-ready', error: expect.stringMatching(/\w\.$/) });
  expect((await asked('/livez')).statusCode).toBe(200);
  house.readiness.has('tables');
  expect((await asked('/readyz')).statusCode).toBe(200);
});

test('a house that closes says so to who sends players there, and still lives', async () => {
  house.deps.standing.meet('closing');
  const answer = await asked('/readyz');
  expect([answer.statusCode, answer.headers['x-waiting-for']]).toEqual([503, 'closing']);
  expect((await asked('/livez')).statusCode).toBe(200);
  house.deps.standing.overcome('closing');
  expect((await asked('/readyz')).statusCode).toBe(200);
});

test('a machine whose clock is ten minutes off takes no players, and says why', async () => {
  house.readiness.clock = () => Date.now() - 600_000;
  const answer = await asked('/readyz');
  expect([answer.statusCode, answer.headers['x-waiting-for']]).toEqual([503, 'clock']);
  house.readiness.clock = Date.now;
  expect((await asked('/readyz')).statusCode).toBe(200);
});

test.each([
  ['/api'],
  ['/api/'],
  ['/api/nothing'],
  ['/api/user/nothing?page=1'],
  ['/API/nothing'],
  ['/%61pi/nothing'],
  ['http://localhost//api/nothing'],
  ['/admin/api'],
  ['/admin/api/players'],
  ['/casino/data/teen20'],
  ['/livez/more'],
])('a program that asks for %s is told that there is no such call, whatever it accepts', async url => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await asked(url, method);
    expect([method, answer.statusCode, answer.headers['content-type']]).toEqual([
      method,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(answer.json()).toMatchObject({ success: false, code: 'unknown-call', error: expect.any(String) });
  }
});
