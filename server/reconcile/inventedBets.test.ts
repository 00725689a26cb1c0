import type { MarketId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import type { Queryable } from '../db/db.ts';
import { paymentsOf } from '../exchange/payments.ts';
import { marketOf } from '../exchange/store.ts';
import { atScene } from './atScene.ts';
import { move, planted } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* Somebody who can write to the database wins a bet with nobody, in a market that is over. */

const { scene, db, checkpoint } = atScene(freshDatabase);
let insider: Person;

beforeAll(async () => {
  insider = await scene().office.player('insider');
});

/** A bet that won, and everything that follows from it. */
async function win(client: Queryable, market: MarketId): Promise<void> {
  const { id: user } = insider;
  const line = `${market}:2:9`;
  await client.query(
    `insert into orders (id, market_id, user_id, runner, side, odds, stake, is_kept, matched, average, unmatched, lapsed,
       cancelled, voided, at, changed_at)
     values ('invented', $1, $2, 'A', 'back', 90000, 100000, false, 100000, 90000, 0, 0, 0, 0, now(), now())`,
    [market, user],
  );
  await client.query(
    `insert into legs (id, market_id, match_id, order_id, user_id, runner, side, odds, stake, profit, at)
     values ($1 || ':0', $2, $1, 'invented', $3, 'A', 'back', 90000, 100000, 8900000, now())`,
    [line, market, user],
  );
  const row = (await marketOf(client, market))!;
  const { payments } = await paymentsOf(client, row, row.answer!, row.voided);
  const { profit, commission } = payments.find(each => each.user === user)!;
  const paid = `${market}:${row.settlements}`;
  await client.query(
    `insert into settlements (id, market_id, nth, user_id, profit, commission, at) values ($1, $2, $3, $4, $5, $6, now())`,
    [`${paid}:${user}`, market, row.settlements, user, profit, commission],
  );
  await client.query(move(`${paid}:house`, 'house', `market:${market}`, profit, 'sport'));
  await client.query(move(`${paid}:${user}:sport`, `market:${market}`, `player:${user}`, profit, 'sport'));
  await client.query(move(`${paid}:${user}:commission`, `player:${user}`, 'commission', commission, 'commission'));
}

/** Another market of the same event with the same answer, which the house settled, as a command of it says. */
const invent = (id: string, settled: string): string => `
  create temporary table copied on commit drop as select * from markets where id = '${scene().settledMarket}';
  update copied set id = '${id}', settled_at = settled_at - interval '${settled}';
  insert into markets select * from copied;
  insert into commands (key, fingerprint, answer, at) select 'settle/${id}/1', answer::text, '{}', now() from copied`;

const journalOf = (market: string) =>
  expect.objectContaining({ rule: 'journal-altered', subject: `journal:${market}`, market });

describe('[R6] one insider alone, in a market that is settled', () => {
  test('a bet that no line of its journal struck', async () => {
    const from = await checkpoint();
    await planted(db(), '', async client => {
      await win(client, scene().settledMarket);
      for (const since of [undefined, from])
        expect((await reconcile(client, since)).faults).toContainEqual(journalOf(scene().settledMarket));
    });
  });

  test('a market that never was', async () => {
    const from = await checkpoint();
    const id = `${scene().settledMarket}x` as MarketId;
    await planted(db(), invent(id, '0'), async client => {
      await win(client, id);
      for (const since of [undefined, from])
        expect((await reconcile(client, since)).faults).toContainEqual(journalOf(id));
    });
  });

  test('a market that never was, of so long ago that its journal could be swept', async () => {
    const from = await checkpoint();
    const id = `${scene().settledMarket}y` as MarketId;
    const pass = `insert into reconciliations (kind, began_at, ended_at, after_number, up_to, counted, faults)
      select 'full', settled_at, settled_at, 0, ${from.upTo}, '{}', 0 from markets where id = '${scene().settledMarket}'`;
    await planted(db(), `${pass}; ${invent(id, '100 days')}`, async client => {
      await win(client, id);
      const late = expect.objectContaining({ rule: 'settlement-altered', player: insider.id, market: id });
      for (const since of [undefined, from]) expect((await reconcile(client, since)).faults).toContainEqual(late);
    });
  });
});
