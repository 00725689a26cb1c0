import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeEach, expect, test, vi } from 'vitest';
import { ask, colleague, PASSWORD, person, TestWorld, UNHURRIED } from '../accounts/testHouse.ts';
import { openHouse } from '../app.ts';
import { configFrom } from '../config.ts';
import { lasting } from '../db/testDb.ts';

type Line = Readonly<Record<string, unknown>>;

const written: string[] = [];
const lines = (): Line[] => written.map(line => JSON.parse(line) as Line);

const house = await lasting(await freshDatabase(), url =>
  openHouse({
    ...{ databaseUrl: url, world: new TestWorld(), log: { write: (line: string) => void written.push(line) } },
    config: { port: 0, perMinute: UNHURRIED, brakeMs: 0, tables: ['teen20'], logLevel: 'info', node: 'one' },
  }),
);

beforeEach(() => {
  written.length = 0;
});

test('every answer is a line: from which node, about which request, call, key and place, and what it was', async () => {
  const { token } = await person(house, 'anna');
  written.length = 0;
  await ask(house, 'placeBets', { game: 'teen20', round: '0', bets: [] }, { token, key: 'my-own-key' });
  expect(lines()).toMatchObject([
    {
      ...{ level: 'info', msg: 'answered', node: 'one', method: 'POST', route: '/api/casino/:game/bets' },
      ...{ key: 'my-own-key', place: 'table:teen20', status: 422, refusal: 'invalid-input' },
      reqId: expect.stringMatching(/^[\w-]{22}$/),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      ms: expect.any(Number),
    },
  ]);
});

test('a bug is a line with the request it was met in', async () => {
  const { token } = await person(house, 'berta');
  written.length = 0;
  const met = vi.spyOn(house.deps.tables, 'of').mockImplementation(() => {
    throw new Error('no such table');
  });
  const slip = { selection: 'A', side: 'back', odds: 1_980, stake: 10_000 };
  await ask(house, 'placeBets', { game: 'teen20', round: '0', bets: [slip] }, { token, key: 'other-key' });
  met.mockRestore();
  const [bug] = lines().filter(({ level }) => level === 'error');
  expect(bug).toMatchObject({
    msg: 'a bug',
    node: 'one',
    key: 'other-key',
    place: 'table:teen20',
    reqId: expect.any(String),
  });
  expect(bug?.['err']).toMatchObject({ message: 'no such table', stack: expect.stringContaining('log.test.ts') });
});

test('an alarm is a line', async () => {
  await house.deps.alarms.raise({ name: 'audit', words: 'The log is short.', detail: { rows: 3 } });
  expect(lines()).toMatchObject([{ level: 'error', name: 'audit', msg: 'The log is short.', detail: { rows: 3 } }]);
});

test('no password, token or cookie is in a line, nor what a bug or the database says of one', async () => {
  const { token, refresh } = await person(house, 'carla');
  const { office } = await colleague(house, 'owner');
  const key = 'k'.repeat(30);
  await ask(house, 'login', { email: 'carla@example.com', password: 'not the right one' }, { key });
  await ask(house, 'refresh', {}, { refresh });
  await ask(house, 'officeMe', {}, { office });
  await ask(
    house,
    'changePassword',
    { current: PASSWORD, password: 'another long password' },
    { token, key: 'change-it' },
  );
  const told = Object.assign(new Error(`no session of ${token}, password: ${PASSWORD.split(' ')[0]}`), {
    detail: `Key (token)=(${token}) already exists.`,
    cause: new Error(`cookie office=${office}`),
  });
  const met = vi.spyOn(house.deps.sessions, 'byToken').mockRejectedValue(told);
  await ask(house, 'balance', {}, { token: 'x'.repeat(40) });
  await house.app.inject({ url: `/pictures/some?token=${token}` });
  met.mockRestore();
  const all = written.join('');
  expect(written.length).toBeGreaterThan(8);
  for (const secret of [PASSWORD, 'not the right one', 'another long password', 'correct', token, refresh, office, key])
    expect(all).not.toContain(secret);
  expect(all).toContain('no session of [secret], password: [secret]');
  expect(all).not.toContain('already exists');
});

test('the log tells of bugs and alarms, or of every answer', () => {
  expect(configFrom({}).logLevel).toBe('warn');
  expect(configFrom({ LOG_LEVEL: 'info', NODE_NAME: 'two' })).toMatchObject({ logLevel: 'info', node: 'two' });
  expect(() => configFrom({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/);
});
