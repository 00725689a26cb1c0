import { randomFrom } from '@maidan/core/random';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { firstFreePort } from '@maidan/tools/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Person, person, UNHURRIED } from './accounts/testHouse.ts';
import { type House, openHouse } from './app.ts';
import { anySlip } from './casino/testTable.ts';
import { openDb } from './db/db.ts';
import { watchDisk } from './db/diskWatch.ts';
import { Standing } from './standing.ts';

/* A house that opens, runs short of storage and closes, while tables are on. */

const CODES = ['teen20', 'teen', 'worli2', 'dt20'];
const MB = 2 ** 20;
const database = await freshDatabase();
const standing = new Standing();
let house: House;
let asha: Person;
beforeAll(async () => {
  const config = { port: 0, tables: CODES, perMinute: UNHURRIED };
  house = await openHouse({ databaseUrl: database.url, standing, config });
  asha = await person(house, 'asha');
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

const bet = async () => {
  const table = house.deps.tables.of('teen20')!;
  await expect
    .poll(() => Object.keys(table.round.quotes).length > 0 && table.round.phase, { timeout: 60_000 })
    .toBe('open');
  const slip = anySlip(table, randomFrom(1))!;
  return ask(house, 'placeBets', { game: 'teen20', round: table.round.id, bets: [slip] }, { token: asha.token });
};

test('while journals are read calls are refused by name, and pages are served', async () => {
  const slow = await freshDatabase();
  const port = await firstFreePort('127.0.0.1', 23_000);
  const other = openDb(slow.url, 1);
  const holder = await other.connect();
  await holder.query('begin');
  await holder.query('lock table rounds in access exclusive mode'); // nothing can be taken up meanwhile
  const opening = openHouse({ databaseUrl: slow.url, config: { port, tables: ['teen20'] } });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
  await expect.poll(async () => (await get('/api/site'))?.status, { timeout: 60_000 }).toBe(503);
  expect(await (await get('/api/site'))?.json()).toMatchObject({ code: 'opening' });
  expect((await get('/home'))?.headers.get('content-type')).toMatch(/^text/);
  await holder.query('rollback');
  const opened = await opening;
  expect((await get('/api/site'))?.status).toBe(200);
  await opened.close();
  holder.release();
  await other.end();
  await slow.drop();
});

test('[R5] before the disk is full betting stops with a sentence, and goes on when there is room again', async () => {
  let free = 600 * MB;
  const disk = watchDisk('/', 512 * MB, standing, async () => free);
  await disk.look();
  expect((await bet()).status).toBe(200);
  free = 500 * MB;
  await disk.look();
  const refused = await bet();
  expect([refused.status, refused.code]).toEqual([503, 'betting-stopped']);
  expect(refused.body['message']).toMatch(/short of storage/);
  expect((await ask(house, 'balance', {}, { token: asha.token })).status).toBe(200);
  free = 600 * MB;
  await disk.look();
  expect(standing.condition).toBe('full'); // a little more is not enough
  free = 700 * MB;
  await disk.look();
  expect(standing.condition).toBe('open');
  disk.close();
});

test('[R5] a house that closes finishes its rounds: nothing is void, nothing stays held, no round begins', async () => {
  const taken = await bet();
  expect([taken.status, taken.code]).toEqual([200, undefined]);
  await house.finish();
  const late = await ask(house, 'placeBets', { game: 'teen20', round: '1', bets: [] }, { token: asha.token });
  expect([late.status, late.code]).toEqual([503, 'closing']);
  const { rows } = await house.deps.db.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from rounds group by state',
  );
  expect(rows.map(({ state }) => state)).toEqual(['settled']);
  const { rows: held } = await house.deps.db.query(
    `select balance from accounts where id like 'exposure:%' and balance <> 0`,
  );
  expect(held).toEqual([]);
});
