import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { Alarm } from '../bus.ts';
import { daily } from '../daily.ts';
import { readCode } from './codeFiles.ts';
import { CodeWatch } from './codeWatch.ts';
import { RULE, testRelease } from './testRelease.ts';

const worldAndAlarms = () => {
  const raised: Alarm[] = [];
  const shut = vi.fn<() => void>();
  const world = new TestWorld();
  return { raised, shut, world, alarms: { raise: async (alarm: Alarm) => void raised.push(alarm) } };
};

afterEach(() => vi.useRealTimers());

test('[R37] a file that is changed, added or taken away is found by the next look', async () => {
  for (const change of [
    (root: string) => writeFileSync(join(root, RULE), 'pays(3)'),
    (root: string) => writeFileSync(join(root, 'server', 'more.sql'), 'select 1'),
    (root: string) => rmSync(join(root, 'server', 'bets.ts')),
    (root: string) => writeFileSync(join(root, 'package-lock.json'), '{"other":1}'),
  ]) {
    const root = testRelease();
    const { raised, shut, world, alarms } = worldAndAlarms();
    const watch = await CodeWatch.open({ root, release: undefined, world, alarms, shut });
    await watch.begin();
    await watch.check();
    expect([raised, shut.mock.calls.length, watch.found?.isChanged]).toEqual([[], 0, false]);
    change(root);
    world.pass(86_400_000);
    await watch.check();
    await watch.check();
    expect(raised).toMatchObject([
      { name: 'code', words: expect.stringContaining('Nothing is played there any more.') },
    ]);
    expect(shut).toHaveBeenCalledOnce();
    expect(watch.found).toMatchObject({ isChanged: true, checkedAt: world.now() });
  }
});

test('[R37] tests and what is not code do not count; a copy elsewhere has the same hash', async () => {
  const root = testRelease();
  const { hash } = await readCode(root);
  writeFileSync(join(root, 'games', 'teen20.test.ts'), 'other()');
  writeFileSync(join(root, 'games', 'notes.txt'), 'a note');
  const copy = join(testRelease(), 'copy');
  cpSync(root, copy, { recursive: true });
  expect([(await readCode(root)).hash, (await readCode(copy)).hash]).toEqual([hash, hash]);
});

test('[R37] the code is looked at every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const root = testRelease();
  const { raised, shut, world, alarms } = worldAndAlarms();
  const watch = await CodeWatch.open({ root, release: undefined, world, alarms, shut });
  const chore = daily(
    () => watch.check(),
    error => expect.fail(String(error)),
  );
  await chore.idle();
  writeFileSync(join(root, RULE), 'pays(3)');
  vi.advanceTimersByTime(23 * 3_600_000);
  await chore.idle();
  expect(raised).toEqual([]);
  vi.advanceTimersByTime(3_600_000);
  await chore.idle();
  expect(raised).toHaveLength(1);
  await chore.close();
});

test('[R37] a house whose code was changed says so, closes its tables, and shows it to staff and players', async () => {
  const database = await freshDatabase();
  const root = testRelease();
  const house = await openTestHouse(database.url, new TestWorld(), { tables: ['teen20'], codeDir: root });
  const raised: Alarm[] = [];
  house.deps.bus.subscribe('alarm', alarm => raised.push(alarm));
  const { office } = await colleague(house, 'auditor');
  const { hash } = await readCode(root);
  const seen = async () => ((await ask(house, 'fairness')).data as Reply<'fairness'>).code;
  const books = async () => ((await ask(house, 'reconciliation', {}, { office })).data as Reply<'reconciliation'>).code;
  const waiting = async () => ((await ask(house, 'officeAlarms', {}, { office })).data as Reply<'officeAlarms'>).code;
  expect(await seen()).toEqual({ hash, checkedAt: house.deps.world.now(), isChanged: false });
  expect([await waiting(), house.deps.tables.settingsOf('teen20').status]).toEqual([0, 'on']);
  expect(house.deps.sport.operator.isStopped).toBe(false);

  writeFileSync(join(root, RULE), `${readFileSync(join(root, RULE), 'utf8')} // more`);
  await house.deps.code.check();
  expect(raised).toMatchObject([
    { name: 'code', words: `The code is not what it was: ${RULE}. Nothing is played there any more.` },
  ]);
  expect(await seen()).toMatchObject({ hash, isChanged: true });
  expect(await books()).toMatchObject({ hash, isChanged: true, changed: [RULE] });
  expect([await waiting(), house.deps.tables.settingsOf('teen20').status]).toEqual([1, 'off']);
  expect(house.deps.sport.operator.isStopped).toBe(true);
  const slots = (await ask(house, 'slots')).data as Reply<'slots'>;
  expect(slots.rows.map(({ isClosed }) => isClosed)).toEqual(slots.rows.map(() => true));
  await house.close();
  await database.drop();
});

test('[R37] a house that is not the release it was said to be does not open its tables', async () => {
  const database = await freshDatabase();
  const root = testRelease();
  const config = { tables: ['teen20'], codeDir: root, releaseHash: '0'.repeat(64) };
  const house = await openTestHouse(database.url, new TestWorld(), config);
  expect(house.deps.code.found).toMatchObject({ isChanged: true, changed: ['RELEASE_HASH'] });
  expect(house.deps.tables.settingsOf('teen20').status).toBe('off');
  await house.close();
  const right = await openTestHouse(database.url, new TestWorld(), {
    ...config,
    releaseHash: (await readCode(root)).hash,
  });
  expect(right.deps.tables.settingsOf('teen20').status).toBe('on');
  await right.close();
  await database.drop();
});
