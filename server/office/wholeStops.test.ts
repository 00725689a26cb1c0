import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, colleague } from '../accounts/testHouse.ts';
import { asMarket } from '../exchange/testMarket.ts';
import { SportOffice } from './testSport.ts';

/* One press stops a sport, the casino or a category of it: at once, over a restart, and why may be said after. */

const database = await freshDatabase();
let office: SportOffice;
let owner: string;

beforeAll(async () => {
  office = await SportOffice.open(database.url, 1);
  ({ office: owner } = await colleague(office.house, 'owner', 'nina'));
});
afterAll(async () => {
  await office.close();
  await database.drop();
});

const press = (name: 'stopSport' | 'stopCasino', body: object) => ask(office.house, name, body, { office: owner });
const statusOf = (plan: string) => office.house.deps.sport.houseRow(asMarket(`match-1.${plan}`))?.status;
const book = () => office.house.deps.sport.engine.trading(asMarket('match-1.matchOdds'))?.market.status;

async function logged(subject: string): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await office.house.deps.db.query<{ action: string; reason: string }>(
    'select action, reason from audit where subject = $1 order by seq',
    [subject],
  );
  return rows.map(({ action, reason }) => [action, reason] as const);
}

test('a sport is stopped without a word, stays so over a restart, and goes on only with a reason', async () => {
  const on = { type: 'sport', code: 'cricket' };
  expect([book(), statusOf('session')]).toEqual(['open', 'active']);
  expect((await press('stopSport', { on: { type: 'sport', code: 'tennis' }, isStopped: true })).status).toBe(200);
  expect([book(), statusOf('session')]).toEqual(['open', 'active']);
  expect((await press('stopSport', { on, isStopped: true })).status).toBe(200);
  expect([book(), statusOf('session')]).toEqual(['suspended', 'suspended']);
  await press('stopSport', { on, isStopped: true, reason: 'The feed is late' });
  await office.restart();
  expect([book(), statusOf('session')]).toEqual(['suspended', 'suspended']);
  const { data } = await ask(office.house, 'officeSportEvents', {}, { office: owner });
  expect(data).toMatchObject({ stoppedSports: expect.arrayContaining(['cricket', 'tennis']) });
  expect(await press('stopSport', { on, isStopped: false })).toMatchObject({ code: 'reason-needed' });
  await press('stopSport', { on, isStopped: false, reason: 'It is back' });
  expect([book(), statusOf('session')]).toEqual(['open', 'active']);
  expect(await logged('sport:cricket')).toEqual([
    ['sport.stop', ''],
    ['sport.stop', 'The feed is late'],
    ['sport.resume', 'It is back'],
  ]);
});

test('a category and the whole casino likewise; tables that are off on their own stay so', async () => {
  const { tables } = office.house.deps;
  const states = () => ['teen20', 'dt20'].map(code => tables.settingsOf(code).status);
  expect(states()).toEqual(['on', 'on']);
  await press('stopCasino', { category: 'Teenpatti', isStopped: true });
  expect(states()).toEqual(['off', 'on']);
  await press('stopCasino', { category: 'All Casino', isStopped: true });
  expect(states()).toEqual(['off', 'off']);
  const { data } = await ask(office.house, 'officeTables', {}, { office: owner });
  expect(data).toMatchObject({ stopped: ['All Casino', 'Teenpatti'] });
  await press('stopCasino', { category: 'All Casino', isStopped: false, reason: 'Checked' });
  expect(states()).toEqual(['off', 'on']);
  await press('stopCasino', { category: 'Teenpatti', isStopped: false, reason: 'Checked' });
  expect(states()).toEqual(['on', 'on']);
  expect(await logged('casino:Teenpatti')).toEqual([
    ['casino.stop', ''],
    ['casino.resume', 'Checked'],
  ]);
});
