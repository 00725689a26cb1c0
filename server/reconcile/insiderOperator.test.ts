import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../accounts/testHouse.ts';
import * as twoStep from '../accounts/twoStep.ts';
import { depositForm } from '../hostile/scene.ts';
import { atScene } from './atScene.ts';
import { foundIn, named, off, type Plant } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* The same insider at what the operator sets: limits, stops, what waits for two, pictures, passwords and second steps. */

const { scene, db, checkpoint } = atScene(freshDatabase);

const reason = 'A test';
const CRORES = 10_00_00_000_00;

beforeAll(async () => {
  const { office, openRow } = scene();
  const { deps } = office.house;
  const limits = { player: { min: 10_000, max: 20_000 } };
  await office.done('trader', 'changeTable', { code: 'teen20', limits, locked: ['A.win'], reason });
  await office.done('trader', 'setMarketLimits', { market: openRow, min: 10_000, max: 20_000, reason });
  await office.done('trader', 'stopCasino', { category: 'Teenpatti', isStopped: true });
  await office.done('trader', 'stopSport', { on: { type: 'market', id: openRow }, isStopped: true });
  await office.done('owner', 'proposeRole', { id: office.idOf('helper'), role: 'auditor', reason });
  await office.done('trader', 'changeTable', { code: 'dt20', limits: { main: { min: 10_000, max: CRORES } }, reason });
  const paid = await ask(office.house, 'deposit', await depositForm('PICTURED-1'), { token: scene().asha.token });
  if (paid.status !== 200) throw new Error(paid.text);
  const holder = { kind: 'staff', id: office.idOf('checker') } as const;
  const entry = (action: string) => ({ actor: `staff:${holder.id}`, action, subject: `staff:${holder.id}` }) as const;
  const begun = await twoStep.begin(deps, holder, 'checker', entry('staff.two-step.begin'));
  const code = new TOTP({ secret: begun.ok ? begun.value.secret : '' }).generate({ timestamp: office.world.now() });
  await twoStep.confirm(deps, holder, code, entry('staff.two-step.on'), async () => {});
});

const SET: readonly (readonly [words: string, sql: () => string, subject: string | RegExp])[] = [
  [
    'a maximum of ten crores at a table',
    () => `update casino_tables set limits = '{"player": {"min": 10000, "max": ${CRORES}}}' where code = 'teen20'`,
    'table:teen20.limits',
  ],
  ['a price that is not locked', () => `update casino_tables set locked = '[]'`, 'table:teen20.locked'],
  ['a table nobody changed', () => `insert into casino_tables (code, limits, changed_at)
    values ('ab20', '{"first": {"min": 1, "max": ${CRORES}}}', now())`, 'table:ab20.limits'], // prettier-ignore
  [
    'a maximum of ten crores on a row',
    () => `update markets set max_stake = ${CRORES} where id = '${scene().openRow}'`,
    /^market:.*\.limits$/,
  ],
  [
    'a margin of a row that nobody set',
    () => `update markets set margin = 100 where id = '${scene().openRow}'`,
    /^market:.*\.margin$/,
  ],
  [
    'prices of a row that nobody set',
    () => `update markets set quotes = '{"A": {"back": {"odds": 9000}}}' where id = '${scene().openRow}'`,
    /^market:.*\.quotes$/,
  ],
  ['a margin of the rows of a match', () => 'update sport_events set row_margin = 100', /^event:.*\.row_margin$/],
  ['a margin of the books of a match', () => 'update sport_events set book_margin = 100', /^event:.*\.book_margin$/],
  [
    'a maximum of ten crores on a book',
    () => off('markets', `update markets set max_stake = ${CRORES} where id = '${scene().openMarket}'`),
    /^market:.*\.limits$/,
  ],
  [
    'higher limits in the journal of a book',
    () => `insert into journal (id, market_id, seq, command, at)
      select market_id || ':' || max(seq) + 1, market_id, max(seq) + 1,
        '{"type": "limits", "limits": {"min": 100, "max": ${CRORES}}}', now()
      from journal where market_id = '${scene().openMarket}' group by market_id`,
    /^market:.*\.limits$/,
  ],
  [
    'betting that goes on',
    () => `update stops set is_stopped = false where id like 'casino:%'`,
    'stop:casino:Teenpatti',
  ],
  ['a stop that is gone', () => off('stops', `delete from stops where id like 'casino:%'`), 'stop:casino:Teenpatti'],
  ['a row that goes on', () => `update markets set is_stopped = false`, /^market:.*\.is_stopped$/],
  ['nothing that waits', () => off('standing_still', 'delete from standing_still'), /^standing:staff:\d+:P-\d+$/],
  [
    'limits that do not wait',
    () => `update standing_still set proposals = '[]'`,
    /^standing:table:dt20\.limits:P-\d+$/,
  ],
];

const PLANTS: readonly Plant[] = [
  ...SET.map(([words, sql, subject]): Plant => ({
    ...{ words, sql, rule: 'setting-altered' },
    found: () => ({ subject: typeof subject === 'string' ? subject : expect.stringMatching(subject) }),
  })),
  ...[
    ['credential', `update staff set password_hash = 'mine' where name = 'owner'`],
    ['twoStep', `update staff_security set totp_secret = 'MINE', totp_confirmed_at = now()`],
    ['twoStep', `update staff_security set totp_secret = null, totp_confirmed_at = null`],
  ].map(([what, sql]): Plant => ({
    ...{ words: `what lets a colleague in: ${sql}`, sql: () => sql!, rule: 'staff-altered' },
    found: () => ({ subject: expect.stringMatching(`^staff:\\d+:${what}$`) }),
  })),
  {
    words: 'another picture of a payment',
    sql: () => off('screenshots', `update screenshots set webp = '\\x00'`),
    rule: 'request-altered',
    found: () => ({ request: expect.stringMatching(/^D-/) }),
  },
  {
    words: 'something that was there before the log, it says',
    sql: () => off('before_guards', `insert into before_guards values ('round:1', 'true')`),
    rule: 'guard-altered',
    found: () => ({ subject: 'before_guards' }),
  },
];

describe('[R6] one insider alone, at what the operator sets: it finds, names and leads to', () => {
  test.each(PLANTS.map(plant => [plant.words, plant] as const))('%s', async (_, plant) => {
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toContainEqual(named(plant));
  });

  test('nothing when all of it is taken out again', async () => {
    expect((await reconcile(db(), await checkpoint())).faults).toEqual([]);
  });
});
