import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type Person } from '../accounts/testHouse.ts';
import type { Queryable } from '../db/db.ts';
import { auditKeyOf } from '../writer/auditSeals.ts';
import { atScene } from './atScene.ts';
import type { Fault } from './fault.ts';
import { off, planted } from './plant.ts';
import { betOnRow } from './plantBet.ts';
import { type Checkpoint, followed, reconcile } from './reconcile.ts';
import { playScene } from './testScene.ts';

/* Somebody who can write to the database puts in what could have been: a fair bet, an order, a line of a journal. */

const secretKey = Buffer.alloc(32, 54);
const key = auditKeyOf(secretKey);
const { scene, db, checkpoint } = atScene(freshDatabase, { secretKey });
let insider: Person;

beforeAll(async () => {
  insider = await scene().office.player('insider');
});

const faultsIn = async (client: Queryable, from?: Checkpoint): Promise<readonly Fault[]> =>
  (await reconcile(client, from, followed(key))).faults;

/** Everybody backs a runner at fifty in the name of the house. */
const line = (): string => `insert into journal (id, market_id, seq, command, at)
  select market_id || ':' || max(seq) + 1, market_id, max(seq) + 1, jsonb_build_object('type', 'orders', 'user', 'maker',
    'cancel', '[]'::jsonb, 'reduce', '[]'::jsonb, 'isAllOrNone', false, 'place', jsonb_build_array(jsonb_build_object(
      'id', 'gift', 'user', 'maker', 'runner', 'B', 'side', 'lay', 'odds', 50000, 'stake', 10000, 'isKept', true,
      'at', to_ms(max(at))))), max(at)
  from journal where market_id = '${scene().openMarket}' group by market_id`;

const HOUR_AGO = `at - interval '1 hour'`;

describe('[R6] one insider alone, with what could have been', () => {
  test('everything that the house wrote has its seal', async () => {
    const from = await checkpoint();
    for (const since of [undefined, from]) expect(await faultsIn(db(), since)).toEqual([]);
  });

  test('a bet that is fair in everything: nothing tells but that its answer has no seal', async () => {
    const from = await checkpoint();
    const { openRow: market } = scene();
    await planted(db(), betOnRow(market, insider.id, {}), async client => {
      for (const since of [undefined, from]) {
        expect((await reconcile(client, since)).faults).toEqual([]);
        const found = { rule: 'answer-forged', subject: 'answer:planted', player: insider.id, market, found: 100_00 };
        expect(await faultsIn(client, since)).toEqual([expect.objectContaining(found)]);
      }
    });
  });

  test.each([
    [
      'a bet that is dated back to when there were no seals',
      () => betOnRow(scene().openRow, insider.id, { at: HOUR_AGO }),
      () => ({ subject: 'bet:planted', player: insider.id, market: scene().openRow }),
    ],
    [
      'a bet that was changed, with its answer',
      () =>
        `${off('commands', `update commands set answer = jsonb_set(answer, '{0,odds}', '9000') where key like '%four A'`)};
         ${off('row_bets', `update row_bets set bet = bet || '{"odds": 9000}' where market_id = '${scene().openRow}'`)}`,
      () => ({ subject: expect.stringMatching(/^answer:.*four A$/), market: scene().openRow }),
    ],
    ['a line of a journal', line, () => ({ subject: `line:${scene().openMarket}:4`, market: scene().openMarket })],
    [
      'that the house settled a market',
      () => `insert into commands (key, fingerprint, answer, at)
        values ('settle/${scene().openRow}/1', '{"type": "won", "winners": [0]}', '{}',
          to_timestamp(${scene().office.world.now() / 1000}))`,
      () => ({ subject: `answer:settle/${scene().openRow}/1` }),
    ],
  ])('%s', async (_, sql, found) => {
    const from = await checkpoint();
    await planted(db(), sql(), async client => {
      const forged = expect.objectContaining({ rule: 'answer-forged', ...found() });
      for (const since of [undefined, from]) expect(await faultsIn(client, since)).toContainEqual(forged);
    });
  });
});

test('[R6] a house that gets its key later has bets without a seal, and nothing is wrong', async () => {
  const database = await freshDatabase();
  const before = await playScene(database.url);
  await before.office.close();
  const house = await openTestHouse(database.url, before.office.world, { secretKey });
  expect((await house.deps.reconciler.run('full'))!.faults).toEqual([]);
  await house.close();
  await database.drop();
});
