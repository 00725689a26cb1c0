import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { atScene } from './atScene.ts';
import { foundIn, move, named, off, type Plant } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* The same insider at what money depends on: terms, settings, answers, loans, seeds. */

const { scene, db, checkpoint, asha } = atScene(freshDatabase);

const PLANTS: readonly Plant[] = [
  {
    words: 'an account that begins with a crore',
    sql: () => opened(1_00_00_000_00),
    rule: 'opening-wrong',
    found: () => ({ player: '9999', transfers: ['user:9999:opening'] }),
  },
  {
    words: 'an account that begins as everybody does, and nobody opened',
    sql: () => opened(1_00_000_00),
    rule: 'opening-wrong',
    found: () => ({ player: '9999' }),
  },
  {
    words: 'a top-up beyond the terms',
    sql: () => topUp('1', 90_00_000_00),
    rule: 'top-up-wrong',
    found: () => ({ player: scene().asha.id }),
  },
  {
    words: 'a fourth top-up of the day',
    sql: () => topUp('4', 10_000_00),
    rule: 'top-up-wrong',
    found: () => ({ player: scene().asha.id }),
  },
  {
    words: 'no commission on an open market',
    sql: () => off('markets', `update markets set commission = 0 where id = '${scene().openMarket}'`),
    rule: 'commission-altered',
    found: () => ({ market: scene().openMarket }),
  },
  ...[
    ['upi', 'upi_id', '{"upi_id": "thief@upi", "payee": "Maidan Play"}'],
    ['limits', 'fourEyesFrom', '{"fourEyesFrom": 99999999900}'],
    ['topUp', 'amount', '{"amount": 99999900}'],
    ['sport', 'commission', '{"commission": 0}'],
  ].map(([section, field, value]): Plant => ({
    words: `a setting that nobody set: ${section}.${field}`,
    sql: () => `insert into settings (section, value, version) values ('${section}', '${value}', 9)
        on conflict (section) do update set value = settings.value || excluded.value`,
    rule: 'setting-altered',
    found: () => ({ subject: `settings:${section}.${field}` }),
  })),
  {
    words: 'a loan to somebody, and no runner was removed',
    sql: () => `insert into loans (id, market_id, user_id, amount, at)
        values ('${scene().openMarket}:1:${scene().asha.id}', '${scene().openMarket}', '${scene().asha.id}', 50000000, now());
      ${move(`${scene().openMarket}:1:${scene().asha.id}:lent`, 'house', asha(), 50000000, 'sport')}`,
    rule: 'loan-wrong',
    found: () => ({ player: scene().asha.id, market: scene().openMarket }),
  },
  {
    words: 'a row that is settled a second time, as void, by nobody',
    sql: () => settledAgain(),
    rule: 'decided-alone',
    found: () => ({ market: scene().settledRow }),
  },
  {
    words: 'an order that was taken back in the list only',
    sql: () =>
      `update orders set cancelled = cancelled + unmatched, unmatched = 0 where market_id = '${scene().openMarket}'`,
    rule: 'order-altered',
    found: () => ({ player: scene().asha.id, market: scene().openMarket, found: 0 }),
  },
  {
    words: 'the seed of a round that is over',
    sql: () => off('rounds', `update rounds set seed = repeat('0', 64) where id = '${scene().settledRound}'`),
    rule: 'record-altered',
    found: () => ({ round: scene().settledRound, subject: `round:${scene().settledRound}:seed` }),
  },
  {
    words: 'the entropy of a round that is over',
    sql: () => off('rounds', `update rounds set entropy = '["00", "01"]' where id = '${scene().settledRound}'`),
    rule: 'record-altered',
    found: () => ({ round: scene().settledRound, subject: `round:${scene().settledRound}` }),
  },
];

const STAFF: readonly Plant[] = [
  ['role', `role = 'owner' where name = 'clerk'`],
  ['disabled', `disabled = true where name = 'checker'`],
  ['vouched', `vouched_by = '1', vouched_at = now() where name = 'helper'`],
  ['counted', `counted_by = '1', counted_at = now() where name = 'trader'`],
].map(([what, change]): Plant => ({
  words: `a colleague whom nobody changed: ${change}`,
  sql: () => `update staff set ${change}`,
  rule: 'staff-altered',
  found: () => ({ staff: expect.any(String), subject: expect.stringMatching(`^staff:\\d+:${what}$`) }),
}));

const INVENTED: Plant = {
  words: 'an owner whom nobody hired',
  sql: () => `insert into staff (id, name, email, role, password_hash, created_at)
    values ('999', 'Evil', 'evil@maidan.example', 'owner', 'x', now())`,
  rule: 'staff-altered',
  found: () => ({ staff: '999', subject: 'staff:999:role' }),
};

const opened = (amount: number): string => `insert into users (id, username, phone_number, country, demo, created_at)
  values ('9999', 'Evil', '', '', true, now()); ${move('user:9999:opening', 'bank', 'player:9999', amount, 'opening')}`;

const topUp = (nth: string, amount: number): string => {
  const id = `T-${scene().asha.id}-2026-03-07-${nth}`;
  return `insert into top_ups (id, user_id, amount, at) values ('${id}', '${scene().asha.id}', ${amount}, now());
    ${move(`${id}:topUp`, 'bank', asha(), amount, 'topUp')}`;
};

/** Everybody has back what they lost, in books that agree. */
function settledAgain(): string {
  const id = scene().settledRow;
  const back = (user: string) =>
    move(`${id}:2:${user}:reversed:sport`, `market:${id}`, `player:${user}`, 100_00, 'sport');
  const rain = `{"type": "void", "reason": "rain"}`;
  return `${off('markets', `update markets set status = 'void', answer = '${rain}', settlements = 2 where id = '${id}'`)};
    ${off('row_bets', `update row_bets set state = 'void', profit = null where market_id = '${id}'`)};
    ${move(`${id}:2:house:reversed`, 'house', `market:${id}`, 200_00, 'sport')};
    ${back(scene().asha.id)}; ${back(scene().bina.id)};
    insert into settlements (id, market_id, nth, user_id, profit, commission, at)
      select market_id || ':2:' || user_id, market_id, 2, user_id, 0, 0, now() from settlements where market_id = '${id}'`;
}

describe('[R6] one insider alone, at terms and results: it finds, names and leads to', () => {
  test.each([...PLANTS, ...STAFF, INVENTED].map(plant => [plant.words, plant] as const))('%s', async (_, plant) => {
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toContainEqual(named(plant));
  });

  test('nothing when all of it is taken out again', async () => {
    expect((await reconcile(db(), await checkpoint())).faults).toEqual([]);
  });
});
