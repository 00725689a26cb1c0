import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { halfYearBefore, remindOfLimits } from './remind.ts';
import { TestPlayers } from './testLimits.ts';

/* Twice a year, whether limits of deposits are still right. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { deps } = house;
const DAY = 86_400_000;

const NEVER = 'not asked';
/** Whether the page of the limits asks. */
async function isAsked(user: string): Promise<number | typeof NEVER> {
  const { data } = await players.ask(user, 'playSafe');
  return (data['askedAt'] as number | null) ?? NEVER;
}
/** What was told behind the bell, the newest first. */
async function told(user: string): Promise<string[]> {
  const { data } = await players.ask(user, 'inbox');
  return (data as unknown as Reply<'inbox'>).rows.map(({ title, to }) => `${title} ${to}`);
}
const QUESTION = 'Are your deposit limits still right? /play-safe';

/** So long until the half-year after that moment is over. */
const untilHalfYear = (since: Millis): number => {
  let wait = 181 * DAY;
  while (halfYearBefore((since + wait) as Millis) < since) wait += DAY;
  return since + wait - world.now();
};

test.each([
  ['2026-09-07T17:30:00+05:30', '2026-03-07T17:30:00+05:30'],
  ['2026-03-07T00:00:00+05:30', '2025-09-07T00:00:00+05:30'],
  ['2026-08-31T23:59:59+05:30', '2026-02-28T23:59:59+05:30'],
  ['2028-08-31T12:00:00+05:30', '2028-02-29T12:00:00+05:30'],
])('[R25] half a year before %s was %s', (now, then) => {
  expect(halfYearBefore(Date.parse(now) as Millis)).toBe(Date.parse(then));
});

describe('[R25] who has a limit of deposits', () => {
  test('is asked after six months, to the moment and once, and is asked no more when it is kept', async () => {
    await players.join('asha', { depositDay: 1_000_00, depositMonth: 9_000_00 });
    await players.join('bela', { lossDay: 1_000_00 }); // of which nobody is reminded
    players.later(untilHalfYear(world.now()) - 1);
    await remindOfLimits(deps);
    expect([await isAsked('asha'), await told('asha')]).toEqual([NEVER, []]);
    players.later(1);
    const at = world.now();
    await Promise.all([remindOfLimits(deps), remindOfLimits(deps)]);
    await remindOfLimits(deps);
    expect([await isAsked('asha'), await told('asha')]).toEqual([at, [QUESTION]]);
    expect([await isAsked('bela'), await told('bela')]).toEqual([NEVER, []]);
    players.later(1);
    const kept = await players.ask('asha', 'setLimit', { limit: 'depositDay', value: 1_000_00 });
    expect(kept.data['effect']).toBe('kept');
    expect(await isAsked('asha')).toBe(NEVER);
  });

  test('goes on being asked on the page until there is an answer, and is told again half a year later', async () => {
    await players.join('chitra', { depositWeek: 5_000_00 });
    players.later(untilHalfYear(world.now()));
    const first = world.now();
    await remindOfLimits(deps);
    players.later(100 * DAY);
    await remindOfLimits(deps);
    expect([await isAsked('chitra'), await told('chitra')]).toEqual([first, [QUESTION]]);
    players.later(untilHalfYear(first));
    await remindOfLimits(deps);
    expect([await isAsked('chitra'), (await told('chitra')).length]).toEqual([world.now(), 2]);
    players.later(1);
    await players.ask('chitra', 'setLimit', { limit: 'depositWeek', value: 4_000_00 }); // a tighter one is an answer too
    expect(await isAsked('chitra')).toBe(NEVER);
  });

  test('who has stopped is left alone until that is over', async () => {
    await players.join('dev', { depositDay: 1_000_00 });
    players.later(untilHalfYear(world.now()));
    await players.ask('dev', 'stopPlay', { kind: 'timeOut', days: 1, isSure: true });
    await remindOfLimits(deps);
    expect(await told('dev')).not.toContain(QUESTION);
    players.later(DAY);
    await players.ask('dev', 'askReturn');
    players.later(DAY);
    await remindOfLimits(deps);
    expect(await told('dev')).toContain(QUESTION);
  });
});
