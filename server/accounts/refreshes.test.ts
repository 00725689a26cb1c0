import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { GRACE_MS } from './refreshes.ts';
import { type HttpAnswer, ask, openTestHouse, type Person, person, TestWorld } from './testHouse.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

const use = (refresh: string) => ask(house, 'refresh', {}, { refresh });
const cookieIn = ({ cookies }: HttpAnswer): string => String(cookies.get('refresh')?.['value']);
const balance = async ({ data }: HttpAnswer) =>
  (await ask(house, 'balance', {}, { token: String(data['token']) })).status;

async function toldOf({ id }: Person): Promise<string[]> {
  const { rows } = await house.deps.db.query('select action from audit where subject = $1 order by seq', [
    `player:${id}`,
  ]);
  return rows.map(row => row.action);
}

describe('[R35] a refresh cookie', () => {
  test('is replaced whenever it is used', async () => {
    const asha = await person(house, 'asha');
    const first = await use(asha.refresh);
    const second = await use(cookieIn(first));
    expect(new Set([asha.refresh, cookieIn(first), cookieIn(second)]).size).toBe(3);
    expect([await balance(first), await balance(second)]).toEqual([401, 200]);
  });

  test.each([
    ['just replaced still works: an answer may be lost', GRACE_MS - 1, 200],
    ['replaced a minute ago ends the session, whoever has it', GRACE_MS, 401],
  ])('that was %s', async (_, passed, status) => {
    const bela = await person(house, `bela-${passed}`);
    const next = await use(bela.refresh);
    world.pass(passed);
    const late = await use(bela.refresh);
    expect(late.status).toBe(status);
    expect(late.cookies.has('refresh')).toBe(status === 200);
    expect((await use(cookieIn(next))).status).toBe(status);
    expect((await toldOf(bela)).includes('account.refresh-reused')).toBe(status === 401);
  });

  test.each([
    ['the first', 0],
    ['the second', 1],
  ])('used by two tabs at once gives each one that lasts, and the browser may keep %s', async (_, kept) => {
    const chand = await person(house, `chand-${kept}`);
    const tabs = await Promise.all([use(chand.refresh), use(chand.refresh)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    world.pass(10 * GRACE_MS);
    const later = await use(cookieIn(tabs[kept]!));
    expect(await balance(later)).toBe(200);
    world.pass(GRACE_MS);
    expect((await use(cookieIn(tabs[1 - kept]!))).code).toBe('session-ended'); // nobody has it, or a thief
    expect(await balance(later)).toBe(401);
  });

  test('that was copied is of no use to the thief for long: either of the two ends it for both', async () => {
    const dev = await person(house, 'dev');
    const thief = await use(dev.refresh);
    world.pass(GRACE_MS);
    expect((await use(dev.refresh)).code).toBe('session-ended');
    expect((await use(cookieIn(thief))).code).toBe('session-ended');
    expect(await house.deps.sessions.openOf(dev.id as never)).toEqual([]);
  });

  test('that comes back after the session is over is nothing new', async () => {
    const esha = await person(house, 'esha');
    await use(esha.refresh);
    await house.deps.sessions.endAllOf(esha.id as never);
    world.pass(GRACE_MS);
    expect((await use(esha.refresh)).code).toBe('session-ended');
    expect(await toldOf(esha)).not.toContain('account.refresh-reused');
  });

  test('is stored as a hash', async () => {
    const { refresh } = await person(house, 'farid');
    const next = cookieIn(await use(refresh));
    const { rows } = await house.deps.db.query('select hash from session_refreshes');
    expect(rows.map(row => row.hash)).not.toContain(refresh);
    expect(rows.map(row => row.hash)).not.toContain(next);
  });
});
