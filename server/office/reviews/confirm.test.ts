import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, colleague, form, openTestHouse, sessionOf, TestWorld } from '../../accounts/testHouse.ts';
import { lasting } from '../../db/testDb.ts';

/* It is the same person, who took breaks with this account too: one stop stands for both, and nothing of either ends earlier. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
const DAY = 86_400_000;
const timeOut = (days: number) => ({ kind: 'timeOut', days, isSure: true });
const exclusion = (months: number | null) => ({ kind: 'exclusion', months, isSure: true });

let nth = 0;
const key = (): string => `confirm-${(nth += 1)}`.padEnd(24, '-');

async function join(name: string, phone_number: string): Promise<string> {
  const details = { ...form(name), phone_number };
  expect((await ask(house, 'register', details, { key: key() })).code).toBeUndefined();
  const { rows } = await db.query('select id from users where username = $1', [details.username]);
  return rows[0]!.id;
}

const told = async (id: string, name: Parameters<typeof ask>[1], input: object = {}) =>
  (await ask(house, name, input, { token: await sessionOf(house, id), key: key() })).code ?? 'done';

/** After the end of a break of a day. */
async function returned(id: string): Promise<void> {
  world.pass(DAY);
  expect(await told(id, 'askReturn')).toBe('done');
  world.pass(DAY);
}

/** Since and until when, for ever without an end; and when the player asked to return. */
async function stopOf(id: string) {
  const { rows } = await db.query(
    `select stopped_at as since, stop_until as until, return_asked_at as asked from player_limits where user_id = $1`,
    [id],
  );
  const { since, until, asked } = rows[0]!;
  return { since: since ?? 0, until: until ?? Infinity, asked };
}

test.each([
  ['a day that still goes on', timeOut(1), false, 1, exclusion(null)],
  ['a day that is over', timeOut(1), true, 1, exclusion(6)],
  ['six weeks, in the last month of the exclusion', timeOut(42), false, 150, exclusion(6)],
  ['half a year, beside a time-out that began before it', exclusion(6), false, 1, timeOut(7)],
])('[R30] an account that had stopped for %s is confirmed as somebody’s', async (_, own, isOver, days, theirs) => {
  const phone = `+91 70000 ${String((nth += 1)).padStart(5, '0')}`;
  const [first, second] = [await join(`first${nth}`, phone), await join(`second${nth}`, phone)];
  expect(await told(first, 'stopPlay', theirs)).toBe('done');
  world.pass(days * DAY);
  expect(await told(second, 'stopPlay', own)).toBe('done');
  if (isOver) await returned(second);
  const [before, longest] = [await stopOf(second), await stopOf(first)];
  const { rows } = await db.query('select id from account_reviews where user_id = $1', [second]);
  const { office } = await colleague(house, 'owner', `owner-${second}`);
  const input = { id: rows[0]!.id, reason: 'The same papers' };
  expect((await ask(house, 'confirmReview', input, { office, key: key() })).code).toBeUndefined();
  expect(await stopOf(second)).toEqual({
    since: before.until >= longest.until ? before.since : longest.since,
    until: Math.max(before.until, longest.until),
    asked: null,
  });
  expect(await told(second, 'topUp')).toBe('play-stopped');
  expect(await told(second, 'askReturn')).toBe('stop-not-over');
});
