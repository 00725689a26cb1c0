import { randomUUID } from 'node:crypto';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ok } from '@maidan/core/result';
import { colleague, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import type { UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { callerOf } from '../casino/testTable.ts';
import { myOrdersOf } from '../exchange/myOrders.ts';
import { placeRowBets } from '../exchange/rowBets.ts';
import { ANY_TERMS, BOOKMAKER, openMarket } from '../exchange/testMarket.ts';
import type { MarketRow } from '../exchange/rows.ts';
import { off } from '../reconcile/plant.ts';
import { newRow } from '../sport/marketRows.ts';

/* [R6] A house whose log did not have to say so much is upgraded: nothing is wrong, and what counts as of before is sealed. */

const MIGRATION = '0046_held_against_the_log.sql';

/** As the database was before that migration, with what one person could do then. */
const BEFORE = `
  drop trigger append_only on screenshots; drop trigger kept on casino_tables; drop trigger kept on stops;
  drop trigger kept on standing_still; drop trigger as_opened_for_bets on markets;
  delete from migrations where name = '${MIGRATION}';
  insert into casino_tables (code, limits, locked, changed_at)
    values ('teen20', '{"player": {"min": 100, "max": 1000000000}}', '["A.win"]', now());
  insert into stops (id, is_stopped, changed_at, words) values ('casino:Poker', true, now(), '');
  update staff set password_hash = 'of before';
  insert into proposals (id, kind, subject, detail, reason, made_by, at, expires_at, state)
    select 'P-1', 'voidRound', '1', '{}', 'A test', id, now(), now(), 'open' from staff limit 1;
  update standing_still set proposals = '[]'`;

test('what was there before counts as it was, and nobody adds to it afterwards', async () => {
  const database = await freshDatabase();
  const open = () => openTestHouse(database.url, new TestWorld(), { secretKey: Buffer.alloc(32, 46) });
  const first = await open();
  const { id } = await colleague(first, 'owner');
  const entry = { actor: `staff:${id}`, action: 'staff.password', subject: `staff:${id}` } as const; // as it was told then
  await first.deps.writer.do({
    ...{ key: 'of before', fingerprint: '', accounts: [] },
    decide: decision => {
      decision.audit(entry);
      return ok({});
    },
  });
  await first.deps.db.query(BEFORE);
  await first.close();

  const house = await open();
  const { db, reconciler } = house.deps;
  const faults = async () =>
    (await reconciler.run('full'))!.faults.filter(({ subject }) => subject !== 'P-1').map(({ subject }) => subject);
  expect(await faults()).toEqual([]);
  const { rows } = await db.query(`select reason, seal, after from audit where action = 'guards.carry'`);
  expect(rows).toMatchObject([{ reason: MIGRATION, seal: expect.any(String) }]);
  await db.query(off('before_guards', `insert into before_guards values ('round:1', 'true')`));
  expect(await faults()).toEqual(['before_guards']);
  await house.close();
  await database.drop();
});

/** As the database was when a bet was kept with what it was called. */
const BEFORE_CODES = `
  alter table bets add column label text not null default 'Player A';
  alter table row_bets add column label text not null default 'A';
  alter table live_returns add column label text not null default '';
  update row_tabs set bets = (select jsonb_agg(bet || '{"label": "A"}') from jsonb_array_elements(bets) as bet)
    where bets <> '[]';
  drop trigger in_turn on tabs; drop function refuse_out_of_turn;
  alter table tabs drop column version cascade;
  create view open_tabs as select id from tabs; -- which the migration replaces
  delete from migrations where name in ('0053_bets_by_codes.sql', '0058_tabs_in_turn.sql')`;

test('bets that were kept with what they are called are called so by their codes', async () => {
  const database = await freshDatabase();
  const world = new TestWorld();
  const first = await openTestHouse(database.url, world);
  const { id } = await person(first, 'asha');
  const { commission } = first.deps.settings.values.sport;
  const market = await openMarket(first, 'of-before', BOOKMAKER, commission);
  const row = { ...newRow(market, false), status: 'active', quotes: { A: { back: { odds: odds(1.91) } } } } as const;
  const slip = { runner: 'A', side: 'back', odds: odds(1.91), line: 0, stake: rupees(100) } as const;
  const bet = placeRowBets(
    () => row,
    market.id,
    callerOf(id, 'before'),
    [slip, { ...slip, stake: rupees(200) }],
    ANY_TERMS,
  );
  expect(await first.deps.writer.do(bet)).toMatchObject({ ok: true });
  await first.deps.db.query(BEFORE_CODES);
  await first.close();

  const house = await openTestHouse(database.url, world);
  expect((await house.deps.reconciler.run('full'))!.faults).toEqual([]);
  const { bets } = await myOrdersOf(house.deps.db, house.deps.sport, id as UserId);
  expect(bets.map(({ label, stake }) => `${label} ${stake}`)).toEqual(['A 10000', 'A 20000']);
  await house.close();
  await database.drop();
});

/** As the database was before prices, delays and seals were looked at. */
const BEFORE_OFFERS = `
  alter table commands drop column seal; alter table journal drop column seal;
  delete from migrations where name in ('0047_offers.sql', '0048_sealed_answers.sql')`;

test('bets at prices of an earlier release, and books with its delays, are taken as they were', async () => {
  const database = await freshDatabase();
  const world = new TestWorld();
  const first = await openTestHouse(database.url, world);
  const { commission } = first.deps.settings.values.sport;
  await openMarket(first, 'without-delay', undefined, commission);
  const market = await openMarket(first, 'of-before', BOOKMAKER, commission);
  const row = { ...newRow(market, false), status: 'active', quotes: { A: { back: { odds: odds(9) } } } } as const;
  const slip = { runner: 'A', side: 'back', odds: odds(9), line: 0, stake: rupees(100) } as const;
  const { id } = await person(first, 'asha');
  const bet = (key: string) => placeRowBets(() => row, market.id, callerOf(id, key), [slip], ANY_TERMS);
  expect(await first.deps.writer.do(bet('before'))).toMatchObject({ ok: true });
  await first.deps.db.query(BEFORE_OFFERS);
  await first.close();

  const house = await openTestHouse(database.url, world, { secretKey: Buffer.alloc(32, 47) });
  const rules = async () => (await house.deps.reconciler.run('full'))!.faults.map(({ rule }) => rule);
  expect(await rules()).toEqual([]);
  expect(await house.deps.writer.do(bet('after'))).toMatchObject({ ok: true });
  expect(await rules()).toEqual(['price-not-offered']);
  await house.close();
  await database.drop();
});

/** As the database was when prices of sumo did not know that a fall may be wrestled again: the match is one of sumo. */
const BEFORE_SUMO = `
  ${off('sport_events', `update sport_events set sport = 'sumo' where id = 'bout'`)};
  delete from migrations where name = '0100_prices_of_sumo.sql'`;

test('bets on sumo at prices of an earlier release are taken as they were, and those on anything else are not', async () => {
  const database = await freshDatabase();
  const world = new TestWorld();
  const first = await openTestHouse(database.url, world);
  const { commission } = first.deps.settings.values.sport;
  const { id } = await person(first, 'asha');
  const quotes = { A: { back: { odds: odds(9) } } } as const;
  const slip = { runner: 'A', side: 'back', odds: odds(9), line: 0, stake: rupees(100) } as const;
  const bet = async (house: typeof first, market: MarketRow) => {
    const row = { ...newRow(market, false), status: 'active', quotes } as const;
    const placed = placeRowBets(() => row, market.id, callerOf(id, randomUUID()), [slip], ANY_TERMS);
    expect(await house.deps.writer.do(placed)).toMatchObject({ ok: true });
  };
  const bout = await openMarket(first, 'bout', BOOKMAKER, commission);
  const match = await openMarket(first, 'match', BOOKMAKER, commission);
  await bet(first, bout);
  await first.deps.db.query(BEFORE_SUMO);
  await first.close();

  const house = await openTestHouse(database.url, world, { secretKey: Buffer.alloc(32, 99) });
  const found = async () =>
    (await house.deps.reconciler.run('full'))!.faults.map(({ rule, market }) => `${rule} ${market}`).toSorted();
  expect(await found()).toEqual([]);
  await bet(house, bout);
  await bet(house, match);
  expect(await found()).toEqual([`price-not-offered ${bout.id}`, `price-not-offered ${match.id}`]);
  await house.close();
  await database.drop();
});
