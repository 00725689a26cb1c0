import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, type Person } from '../accounts/testHouse.ts';
import { atScene } from './atScene.ts';
import { foundIn, move, named, off, type Plant } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* The same insider, who repeats, removes and raises what was once rightly decided. */

const { scene, db, checkpoint } = atScene(freshDatabase);
let poor: Person;
let topUp: { readonly id: string; readonly amount: number };

beforeAll(async () => {
  const { office } = scene();
  poor = await office.player('poor');
  await office.take(await office.deposit(poor, 100), 'claim', 'approve');
  await office.set('limits', { fourEyesFrom: 15_000_00 });
  await office.take(await office.withdrawal(poor, 9_500), 'claim', 'approve', 'send', 'confirm');
  await ask(office.house, 'topUp', {}, { token: poor.token });
  const { rows } = await db().query<typeof topUp>('select id, amount from top_ups');
  topUp = rows[0]!;
});

/** The one top-up that there is once more, paid as it was. */
const copied = (id: string): string => `
  insert into top_ups (id, user_id, amount, at) select '${id}', user_id, amount, at from top_ups where id = '${topUp.id}';
  ${move(`${id}:topUp`, 'bank', `player:${poor.id}`, topUp.amount, 'topUp', id)}`;

const PLANTS: readonly Plant[] = [
  {
    words: 'a top-up that was copied under another name',
    sql: () => copied(`T-${poor.id}-again-1`),
    rule: 'top-up-wrong',
    found: () => ({ player: poor.id, subject: `T-${poor.id}-again-1` }),
  },
  {
    words: 'a top-up that was copied as the next one of its day, with one row of the log for both',
    sql: () => copied(topUp.id.replace(/1$/, '2')),
    rule: 'top-up-wrong',
    found: () => ({ player: poor.id, subject: expect.stringMatching(/-2$/) }),
  },
  {
    words: 'a setting that two people made, and its row is gone',
    sql: () => off('settings', `delete from settings where section = 'limits'`),
    rule: 'setting-altered',
    found: () => ({ subject: 'settings:limits.fourEyesFrom' }),
  },
  {
    words: 'a setting that two people made, and its field is gone',
    sql: () => `update settings set value = value - 'fourEyesFrom' where section = 'limits'`,
    rule: 'setting-altered',
    found: () => ({ subject: 'settings:limits.fourEyesFrom' }),
  },
  ...(['deposits', 'withdrawals'] as const).map((table): Plant => ({
    words: `one of the ${table} that one person decided, where two are needed only from more on now`,
    sql: () =>
      off(table, `update ${table} set four_eyes_from = 99999999999, changed_at = now() where user_id = '${poor.id}'`),
    rule: 'request-altered',
    found: () => ({ player: poor.id, found: 99999999999 }),
  })),
];

describe('[R6] one insider alone: it finds, names and leads to', () => {
  test.each(PLANTS.map(plant => [plant.words, plant] as const))('%s', async (_, plant) => {
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toContainEqual(named(plant));
  });

  test('nothing when all of it is taken out again', async () => {
    expect((await reconcile(db(), undefined)).faults).toEqual([]);
  });
});
