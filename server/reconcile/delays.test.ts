import type { MarketId, UserId } from '@maidan/core/ids';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import { orderId } from '../exchange/orderId.ts';
import { openMarket, wish } from '../exchange/testMarket.ts';
import { Office } from '../office/testOffice.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { off, planted } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* Somebody who can write to the database takes the delay away, has orders struck at once, and puts it back. */

let database: FreshDatabase;
let office: Office;
let asha: Person;
let bina: Person;

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  [asha, bina] = [await office.player('asha'), await office.player('bina')];
});

afterAll(async () => {
  await office.close();
  await database.drop();
});

const db = () => office.house.deps.db;
const opened = async (event: string): Promise<MarketId> => {
  const { commission } = office.house.deps.settings.values.sport;
  return (await openMarket(office.house, event, undefined, commission, DELAY_MS.before)).id;
};

let orders = 0;

/** As the house takes it when it believes that nothing has to be waited for. */
async function place(market: MarketId, { id }: Person, text: string, waited: number): Promise<string> {
  const user = id as UserId;
  const order = { ...wish(text), id: orderId('placed', (orders += 1)), user, at: office.world.now() };
  office.world.pass(waited);
  const command = { type: 'orders', user, cancel: [], reduce: [], place: [order], isAllOrNone: false } as const;
  expect(await office.house.deps.sport.engine.quote(market, command, true)).toMatchObject({ ok: true });
  return order.id;
}

const faults = async () => (await reconcile(db(), undefined)).faults;

test('[R6] orders that waited, or wait in the book, are as they should be', async () => {
  const market = await opened('waited');
  await place(market, asha, 'lay A 2 × 400', 0);
  await place(market, bina, 'back A 2 × 300', DELAY_MS.before);
  await office.house.deps.sport.keeper.turnInPlay(market);
  await office.house.deps.sport.keeper.turn(market, 'open');
  await place(market, asha, 'lay A 2 × 400', 0);
  await place(market, bina, 'back A 2 × 200', DELAY_MS.inPlay);
  expect(await faults()).toEqual([]);
});

test.each([
  ['before play', 'before', 400],
  ['in play, after the delay of before play', 'inPlay', DELAY_MS.before],
] as const)('[R6] an order that was struck too soon is named and linked: %s', async (_, when, waited) => {
  const market = await opened(`struck-${when}`);
  const { keeper } = office.house.deps.sport;
  if (when === 'inPlay') await keeper.turnInPlay(market);
  await keeper.turn(market, 'open');
  await place(market, asha, 'lay A 2 × 400', 0);
  const before = await faults();
  const order = await place(market, bina, 'back A 2 × 300', waited);
  const [fault, ...more] = (await faults()).filter(({ subject }) => before.every(each => each.subject !== subject));
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ rule: 'delay-altered', subject: `order:${order}:delay`, player: bina.id, market });
});

test.each([
  [
    'of a market',
    (id: string) => off('markets', `update markets set bet_delay_ms = 0 where id = '${id}'`),
    /^market:.*:delay$/,
  ],
  [
    'of a market in play',
    (id: string) => `insert into journal (id, market_id, seq, command, at)
      select '${id}:' || max(seq) + 1, '${id}', max(seq) + 1, '{"type": "turnInPlay", "betDelayMs": 0}', now()
      from journal where market_id = '${id}'`,
    /^market:.*:delay:\d+$/,
  ],
])('[R6] the delay %s that nobody may change', async (_, sql, subject) => {
  const market = await opened(`altered-${subject.source.length}`);
  await place(market, asha, 'lay A 2 × 400', 0);
  await planted(db(), sql(market), async client => {
    const found = { rule: 'delay-altered', subject: expect.stringMatching(subject), market };
    expect((await reconcile(client, undefined)).faults).toContainEqual(expect.objectContaining(found));
  });
});
