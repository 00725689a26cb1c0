import type { BoardRow } from '@maidan/contract/event';
import type { MarketId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { Trading } from '@maidan/exchange/trading/trading';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { Desk } from '../exchange/desk.ts';
import { marketFrom } from '../exchange/engine.ts';
import { eventsUnderWay, journalOf, marketOf } from '../exchange/store.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import type { EventDesk } from '../sport/eventDesk.ts';
import { realWorld } from '../world.ts';
import { isSportPlace, SPORT_PLACES, sportPlaceOf } from './place.ts';
import { keeperOf } from './spread.ts';

/* Two nodes keep the parts of sport: every event at one of them, and both answer for all. */

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];

async function join(node: string): Promise<House> {
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node, natsUrl: nats.url, leaseMs: 2_000 },
    ...{ tables: [], sports: ['football', 'boxing'], sportPace: 1 },
  });
  houses.push(house);
  return house;
}

let east: House;
let west: House;
let asha: Person;
let owner: Awaited<ReturnType<typeof colleague>>;

beforeAll(async () => {
  [east, west] = await Promise.all([join('east'), join('west')]);
  asha = await person(east, 'asha');
  owner = await colleague(west, 'owner');
  await spread();
});
afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 100_000, interval: 20 });

const keptBy = (house: House): string[] =>
  house.deps.node!.kept.flatMap(({ place }) => (isSportPlace(place) && house.deps.node!.keeps(place) ? place : []));

/** Every part is kept by whom it falls to, and plays everything that is on record for it. */
async function spread(): Promise<void> {
  await until(async () => {
    const ids = houses.map(({ deps }) => deps.node!.id);
    const due = (house: House): string[] => SPORT_PLACES.filter(place => keeperOf(place, ids) === house.deps.node!.id);
    for (const house of houses) expect(keptBy(house).toSorted()).toEqual(due(house).toSorted());
    const recorded = (await eventsUnderWay(east.deps.db)).map(({ id }) => id);
    expect(recorded.length).toBeGreaterThan(20);
    expect(playedAt(...houses).toSorted()).toEqual(recorded.toSorted());
  });
}

const desksAt = (house: House): readonly EventDesk[] => house.deps.node!.sport.desks();
const playedAt = (...some: readonly House[]): string[] => some.flatMap(desksAt).map(({ row }) => row.id);
const boardOf = (house: House): readonly BoardRow[] => house.deps.node!.topics.board.rows;

/** A market before its match that this one keeps, and an order on it that nobody meets. */
async function marketAt(keeper: House) {
  const market = await until(() => {
    const views = desksAt(keeper).map(({ channel }) => channel.view);
    const coming = views.filter(({ state, startsAt }) => state === 'upcoming' && startsAt > Date.now() + 600_000);
    return coming
      .flatMap(({ markets }) => markets)
      .find(({ name, status }) => name === 'MATCH_ODDS' && status === 'open')!;
  });
  const order = { runner: market.runners[0]!.id, side: 'back', odds: odds(100), stake: rupees(100) };
  return { event: market.id.split('.')[0]!, market: market.id, orders: [order] };
}

const orderOn = async (keeper: House) => {
  const { market, orders } = await marketAt(keeper);
  return { market, orders };
};

/** What a player sees on these topics at this node. */
async function seen(house: House, who: Person, ...topics: readonly string[]) {
  const told = await house.app.inject({
    url: `/api/stream?topics=${topics.join()}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  return told.json<{ snapshot: Record<string, unknown> }[]>().map(({ snapshot }) => snapshot);
}

test('[R21] an event and everything on it are in one part, and all parts are used', async () => {
  expect(sportPlaceOf('cricket-abc.MATCH_ODDS')).toBe(sportPlaceOf('cricket-abc'));
  const events = Array.from({ length: 200 }, (_, nth) => sportPlaceOf(`football-${nth}`));
  expect(new Set(events)).toEqual(new Set(SPORT_PLACES));
});

test('[R21] the database lets nobody divide sport otherwise', async () => {
  for (const place of ['sport', 'sport:0/4', 'sport:8/8'])
    await east.deps.db.query(
      `insert into leases (place, node, epoch, until) values ($1, 'old', 1, clock_timestamp() + interval '1 hour')`,
      [place as never],
    );
  const { rows } = await east.deps.db.query(`select place from leases where node = 'old'`);
  expect(rows).toEqual([]);
});

test('[R21] every event is played by one of them, and both show the same board, whole', async () => {
  await spread();
  expect(new Set(playedAt(east, west)).size).toBe(playedAt(east, west).length);
  await until(() => {
    const ids = boardOf(east).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(playedAt(east, west).toSorted());
    expect(boardOf(west).toSorted(byId)).toEqual(boardOf(east).toSorted(byId));
  });
  const counts = await Promise.all(houses.map(house => ask(house, 'sportCounts', {})));
  expect(counts[0]!.data).toEqual(counts[1]!.data);
});

const byId = (a: BoardRow, b: BoardRow): number => (a.id < b.id ? -1 : 1);

test('[R21] orders on events of either are taken at both, once, and seen together', async () => {
  const keepers = houses.filter(house => keptBy(house).length > 0); // chance may have given all to one
  const placed = [];
  for (const keeper of keepers) {
    const other = houses.find(house => house !== keeper)!;
    const input = await orderOn(keeper);
    const how = { token: asha.token, key: `order-at-${keeper.deps.config.node}` };
    const first = await ask(other, 'placeOrders', input, how);
    expect([first.status, first.code]).toEqual([200, undefined]);
    const again = await Promise.all(houses.map(house => ask(house, 'placeOrders', input, how)));
    expect(again.map(({ data }) => data)).toEqual([first.data, first.data]);
    placed.push(input.market);
  }
  for (const house of houses) {
    const [orders] = await seen(house, asha, 'orders');
    const markets = (orders!['orders'] as { market: string }[]).map(({ market }) => market);
    expect(markets.toSorted()).toEqual(placed.toSorted());
  }
});

test('[R21] a match and its prices are told by both', async () => {
  for (const keeper of houses.filter(house => keptBy(house).length > 0)) {
    const { event, market } = await marketAt(keeper);
    for (const house of houses) {
      const [match, ladder] = await seen(house, asha, `event:${event}`, `market:${market}`);
      expect(match!['id']).toBe(event);
      expect(ladder!['market']).toBe(market);
      expect(ladder!['runners']).not.toEqual({});
    }
  }
});

describe('[R21] the back office, at a node that does not keep it', () => {
  test('lists the events of all, with what can be lost on each', async () => {
    const listed = await Promise.all(
      houses.map(house => ask(house, 'officeSportEvents', { size: 50 }, { office: owner.office })),
    );
    const rows = listed.map(({ data }) => (data as { rows: { id: string; worst: number }[] }).rows);
    expect(rows[0]!.map(({ id }) => id)).toEqual(rows[1]!.map(({ id }) => id));
    for (const id of playedAt(...houses)) expect(rows[0]!.map(row => row.id)).toContain(id);
    expect(rows[0]!.map(({ worst }) => worst)).toEqual(rows[1]!.map(({ worst }) => worst));
  });

  test('stops an event where it is kept', async () => {
    for (const keeper of houses.filter(house => keptBy(house).length > 0)) {
      const other = houses.find(house => house !== keeper)!;
      const { event, market, orders } = await marketAt(keeper);
      const stop = (isStopped: boolean) =>
        ask(
          other,
          'stopSport',
          { on: { type: 'event', id: event }, isStopped, reason: 'a test' },
          { office: owner.office },
        );
      expect((await stop(true)).code).toBeUndefined();
      expect((await ask(other, 'placeOrders', { market, orders }, { token: asha.token })).code).toBe(
        'market-suspended',
      );
      expect((await stop(false)).code).toBeUndefined();
    }
  });

  test('sets its own picture of a match, which the pages of all may show', async () => {
    const policyOf = async ({ app }: House): Promise<unknown> =>
      (await app.inject({ url: '/api/site' })).headers['content-security-policy'];
    const policies = () => Promise.all(houses.map(policyOf));
    for (const keeper of houses.filter(house => keptBy(house).length > 0)) {
      const other = houses.find(house => house !== keeper)!;
      const { event: id } = await marketAt(keeper);
      for (const [streamUrl, frames] of [
        ['https://studio.example/match', 'frame-src https://studio.example;'],
        ['', "frame-src 'none';"],
      ] as const) {
        const set = await ask(other, 'setPicture', { id, streamUrl, reason: 'a test' }, { office: owner.office });
        expect(set.code).toBeUndefined();
        await until(async () => expect(await policies()).toEqual(houses.map(() => expect.stringContaining(frames))));
      }
    }
  });

  test('blocks a player, whose orders are taken back wherever they are', async () => {
    const ravi = await person(west, 'ravi');
    const markets = await Promise.all(houses.filter(house => keptBy(house).length > 0).map(keeper => orderOn(keeper)));
    for (const input of markets)
      expect((await ask(east, 'placeOrders', input, { token: ravi.token })).code).toBeUndefined();
    const open = (): number =>
      houses
        .flatMap(({ deps }) => deps.node!.sport.houses())
        .flatMap(({ engine }) => [...engine.all()])
        .reduce((sum, { trading }) => sum + trading.ordersOf(ravi.id as never).length, 0);
    expect(open()).toBe(markets.length);
    const blocked = await ask(west, 'blockPlayer', { id: ravi.id, reason: 'a test' }, { office: owner.office });
    expect(blocked.code).toBeUndefined();
    expect(open()).toBe(0);
  });

  test('stops all of sport, and nobody can bet anywhere once it is answered', async () => {
    const inputs = await Promise.all(houses.filter(house => keptBy(house).length > 0).map(orderOn));
    const stop = (isStopped: boolean) =>
      ask(west, 'stopSport', { on: { type: 'all' }, isStopped, reason: 'a test' }, { office: owner.office });
    const codes = async (): Promise<unknown[]> => {
      const asked = inputs.flatMap(input =>
        houses.map(house => ask(house, 'placeOrders', input, { token: asha.token })),
      );
      return [...new Set((await Promise.all(asked)).map(({ code }) => code))];
    };
    expect((await stop(true)).code).toBeUndefined();
    expect(await codes()).toEqual(['market-suspended']);
    expect((await stop(false)).code).toBeUndefined();
    expect(await codes()).toEqual([undefined]);
  });

  test('stops one sport at all of them', async () => {
    const on = { type: 'sport', code: 'football' };
    const stop = (isStopped: boolean) =>
      ask(east, 'stopSport', { on, isStopped, reason: 'a test' }, { office: owner.office });
    const statuses = (): string[] =>
      houses
        .flatMap(desksAt)
        .filter(({ row }) => row.sport === 'football')
        .flatMap(({ channel }) => channel.view.markets.map(({ status }) => status));
    expect((await stop(true)).code).toBeUndefined();
    expect(new Set(statuses())).toEqual(new Set(['suspended']));
    expect((await stop(false)).code).toBeUndefined();
    await until(() => expect(statuses()).toContain('open'));
  });
});

/** One more, that has something of sport: chance may give it nothing. */
async function lucky(name: string): Promise<House> {
  const house = await join(name);
  await spread();
  if (keptBy(house).length > 0) return house;
  houses.splice(houses.indexOf(house), 1);
  await house.close();
  return lucky(name);
}

interface Book {
  readonly id: MarketId;
  readonly seq: number;
  readonly digest: string;
}

const booksAt = (...some: readonly House[]): readonly Desk[] =>
  some.flatMap(({ deps }) => deps.node!.sport.houses()).flatMap(({ engine }) => [...engine.all()]);
const stateOf = ({ id, seq, trading }: Desk): Book => ({ id, seq, digest: trading.digest() });

/** A market as its journal makes it up to this line. Whoever wrote them, its lines have one number after the other. */
async function fromJournal({ id, seq }: Book): Promise<Book> {
  const row = (await marketOf(east.deps.db, id))!; // somebody kept it
  const journal = await journalOf(east.deps.db, id);
  expect(journal.map(line => line.seq)).toEqual(journal.map((_, nth) => nth + 1));
  const trading = new Trading(marketFrom(row), row.plan.winners);
  for (const { command } of journal.slice(0, seq)) trading.apply(command);
  return { id, seq, digest: trading.digest() };
}

test('[R21] what a node kept that died goes on at the others, as it was, and theirs stays as it is', async () => {
  const south = await lucky('south');
  const theirs = new Map([...desksAt(east), ...desksAt(west)].map(desk => [desk.row.id, desk]));
  const input = await orderOn(south);
  const how = { token: asha.token, key: 'order-at-south' };
  const placed = await ask(west, 'placeOrders', input, how);
  expect(placed.code).toBeUndefined();
  const books = booksAt(south);
  await south.deps.node!.stop(); // from now on it does nothing more, and has given nothing back
  const left = books.map(stateOf);
  houses.splice(houses.indexOf(south), 1);
  await spread();
  const taken = booksAt(east, west).map(stateOf);
  const ids = new Set(left.map(({ id }) => id));
  expect(taken.filter(({ id }) => ids.has(id)).length).toBeGreaterThan(0);
  for (const book of [...left, ...taken.filter(({ id }) => ids.has(id))])
    expect(await fromJournal(book), book.id).toEqual(book);
  const still = [...desksAt(east), ...desksAt(west)].filter(({ row }) => theirs.has(row.id));
  expect(still).not.toEqual([]);
  expect(still.every(desk => desk === theirs.get(desk.row.id))).toBe(true); // nobody took them up anew
  await until(() =>
    expect(
      boardOf(east)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(playedAt(east, west).toSorted()),
  );
  expect((await ask(east, 'placeOrders', input, how)).data).toEqual(placed.data);
  const [orders] = await seen(east, asha, 'orders');
  expect((orders!['orders'] as { market: string }[]).map(({ market }) => market)).toContain(input.market);
  await south.close();
});

test('the books agree', async () => {
  expect((await mustReconcile(east.deps.db)).faults).toEqual([]);
});
