import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { ask, colleague } from '../../accounts/testHouse.ts';
import { asMarket } from '../../exchange/testMarket.ts';
import { boardRow } from '../../sport/views.ts';
import { SportOffice } from '../sport/testSportOffice.ts';
import { lasting } from '../../db/testDb.ts';

/* One press stops a sport, the casino or a category of it: at once, over a restart, and why may be said after. */

let owner: string;

const office = await lasting(await freshDatabase(), url => SportOffice.open(url, 1));

beforeAll(async () => {
  ({ office: owner } = await colleague(office.house, 'owner', 'nina'));
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
  const stop = { by: 'nina', reason: 'The feed is late' };
  expect(data).toMatchObject({
    stoppedSports: [
      { sport: 'cricket', stop },
      { sport: 'tennis', stop: { by: 'nina', reason: '' } },
    ],
  });
  const match = await ask(office.house, 'officeSportEvent', { id: 'match-1' }, { office: owner });
  expect(match.data).toMatchObject({ stoppedSports: [{ sport: 'cricket', stop }] });
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
  expect(data).toMatchObject({
    stopped: ['All Casino', 'Teenpatti'].map(category => ({ category, stop: { by: 'nina', reason: '' } })),
  });
  const held = async () => {
    const { rows } = (await ask(office.house, 'officeTables', {}, { office: owner })).data as Reply<'officeTables'>;
    return ['teen20', 'dt20'].map(code => rows.find(row => row.code === code)?.isHeld);
  };
  expect(await held()).toEqual([true, true]);
  await press('stopCasino', { category: 'All Casino', isStopped: false, reason: 'Checked' });
  expect(states()).toEqual(['off', 'on']);
  expect(await held()).toEqual([true, false]);
  await press('stopCasino', { category: 'Teenpatti', isStopped: false, reason: 'Checked' });
  expect(states()).toEqual(['on', 'on']);
  expect(await logged('casino:Teenpatti')).toEqual([
    ['casino.stop', ''],
    ['casino.resume', 'Checked'],
  ]);
});

/** What players are told on the page of the match: of the book, of a row, and on the board. */
const told = () => {
  const { view } = office.house.deps.sport.desk('match-1')!.channel;
  const [book, row] = [view.markets, view.rows].map(all => all.find(({ id }) => /matchOdds|session/.test(id))?.why);
  return [book, row, boardRow(view).why];
};

test.each([
  ['all sport', { type: 'all' }],
  ['a sport', { type: 'sport', code: 'cricket' }],
  ['an event', { type: 'event', id: 'match-1' }],
])('players read why %s is stopped, over a restart too, until it goes on', async (_, on) => {
  const WHY = 'The feed is late';
  await press('stopSport', { on, isStopped: true });
  expect(told()).toEqual([undefined, undefined, undefined]);
  await press('stopSport', { on, isStopped: true, isExplaining: true, reason: WHY });
  expect(told()).toEqual([WHY, WHY, WHY]);
  await office.restart();
  expect(told()).toEqual([WHY, WHY, WHY]);
  await press('stopSport', { on, isStopped: false, reason: 'It is back' });
  expect(told()).toEqual([undefined, undefined, undefined]);
  expect([book(), statusOf('session')]).toEqual(['open', 'active']);
});

test('players read why a market alone is stopped, without a word on the others', async () => {
  const on = { type: 'market', id: 'match-1.session' };
  await press('stopSport', { on, isStopped: true, reason: 'A wrong line' });
  expect(told()).toEqual([undefined, 'A wrong line', undefined]);
  await press('stopSport', { on, isStopped: false, reason: 'Checked' });
  expect(told()).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['all sport', 'sport:all', { type: 'all' }],
  ['a sport', 'sport:cricket', { type: 'sport', code: 'cricket' }],
  ['an event', 'event:match-1', { type: 'event', id: 'match-1' }],
  ['a market', 'market:match-1.session', { type: 'market', id: 'match-1.session' }],
])(
  'a reason for %s that comes after a colleague let it go on is written down, and stops nothing',
  async (_, id, on) => {
    await press('stopSport', { on, isStopped: true });
    await press('stopSport', { on, isStopped: false, reason: 'A mistake' });
    const late = await press('stopSport', { on, isStopped: true, isExplaining: true, reason: 'A wrong price' });
    expect([late.status, book(), statusOf('session')]).toEqual([200, 'open', 'active']);
    expect((await logged(id)).at(-1)).toEqual(['sport.explain', 'A wrong price']);
  },
);

test('the same of the casino, a category and a table', async () => {
  const { tables } = office.house.deps;
  const why = (code: string) => [tables.settingsOf(code).status, tables.whyOf(code)];
  const category = { category: 'Teenpatti' };
  await press('stopCasino', { ...category, isStopped: true, reason: 'The studio has a fault' });
  expect([why('teen20'), why('dt20')]).toEqual([
    ['off', 'The studio has a fault'],
    ['on', ''],
  ]);
  await press('stopCasino', { ...category, isStopped: false, reason: 'Repaired' });
  await press('stopCasino', { ...category, isStopped: true, isExplaining: true, reason: 'Late' });
  expect(why('teen20')).toEqual(['on', '']);
  const set = (status: string, reason: string) =>
    ask(office.house, 'changeTable', { code: 'dt20', status, reason }, { office: owner });
  await set('off', 'A new shoe is brought');
  expect(tables.whyOf('dt20')).toBe('A new shoe is brought');
  await set('on', 'It is here');
  expect(tables.whyOf('dt20')).toBe('');
});
