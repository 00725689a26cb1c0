import type { Reply } from '@maidan/contract/api';
import { tableTopic } from '@maidan/contract/stream';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import { slipsOf } from '@maidan/tools/bench/clients/slips';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { CasinoTable } from '../casino/table.ts';
import { SOCKETS_PER_SESSION } from '../stream/streamDoor.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { sampleReceipt } from '../wallet/sampleReceipt.ts';
import { realWorld } from '../world.ts';
import { tablePlace } from './place.ts';
import { keeperOf } from './spread.ts';

/* Several nodes keep one house: its tables. Sport is in sportParts.test.ts. */

const TABLES = ['teen20', 'lucky7', 'dt20', 'ab20', 'card32', 'queen', 'baccarat', 'teen8'];

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];

async function join(node: string): Promise<House> {
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node, natsUrl: nats.url, leaseMs: 2_000 },
    ...{ tables: TABLES, pace: 0.5, sports: [], secretKey: Buffer.alloc(32, 21) },
  });
  houses.push(house);
  return house;
}

let east: House;
let west: House;
let asha: Person;

beforeAll(async () => {
  [east, west] = await Promise.all([join('east'), join('west')]);
  asha = await person(east, 'asha');
});
afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

const kept = (house: House): string[] => house.deps.tables.all().map(({ code }) => code);
const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 100_000, interval: 20 });

/** Every table is played by whom it falls to. */
const settledIn = (): Promise<void> =>
  until(() => {
    const ids = houses.map(({ deps }) => deps.node!.id);
    const due = (house: House): string[] =>
      TABLES.filter(code => keeperOf(tablePlace(code), ids) === house.deps.node!.id);
    for (const house of houses) expect(kept(house).toSorted()).toEqual(due(house).toSorted());
  });

/** A table that this one plays, with bets open on it for long enough. */
async function openAt(keeper: House): Promise<{ code: string; round: string; slip: object }> {
  return until(() => {
    const isOpen = (table: CasinoTable): boolean =>
      table.round.phase === 'open' && table.round.dueAt - table.now() > LAST_CALL_MS + 3_000;
    const table = keeper.deps.tables.all().find(each => isOpen(each));
    const [slip] = table ? slipsOf(table.game, table.round) : []; // the lowest stake: she can pay for all of them
    if (!table || !slip) throw new Error('nothing is open');
    return { code: table.code, round: table.round.id, slip };
  });
}

const placedBy = async (user: string): Promise<number> => {
  const { rows } = await east.deps.db.query('select count(*)::int as count from bets where user_id = $1', [
    user as never,
  ]);
  return Number(rows[0]?.count);
};

test('[R21] every table is kept by one of them, and both show all', async () => {
  await settledIn();
  await until(() => {
    for (const code of TABLES)
      expect(west.deps.tables.viewOf(code)?.round.id).toBe(east.deps.tables.viewOf(code)?.round.id);
  });
});

test('[R21] a bet at a table that another one plays is taken, and once whichever is asked again', async () => {
  await settledIn();
  const keepers = houses.filter(house => kept(house).length > 0); // chance may have given all to one
  expect(keepers).not.toEqual([]);
  for (const keeper of keepers) {
    const other = houses.find(house => house !== keeper)!;
    const before = await placedBy(asha.id);
    const { code, round, slip } = await openAt(keeper);
    const input = { game: code, round, bets: [slip] };
    const how = { token: asha.token, key: `bet-at-${keeper.deps.config.node}` };
    const first = await ask(other, 'placeBets', input, how);
    expect([first.status, first.code]).toEqual([200, undefined]);
    const again = await Promise.all(houses.map(each => ask(each, 'placeBets', input, how)));
    expect(again.map(({ data }) => data)).toEqual([first.data, first.data]);
    expect(await placedBy(asha.id)).toBe(before + 1);
  }
});

test('[R21] who signs out at one is unknown to the other', async () => {
  const ravi = await person(west, 'ravi');
  expect((await ask(east, 'balance', {}, { token: ravi.token })).status).toBe(200);
  await ask(west, 'signOut', {}, { token: ravi.token });
  await until(async () => expect((await ask(east, 'balance', {}, { token: ravi.token })).status).toBe(401));
});

test('[R36] who asks too often at one has asked too often at the other', async () => {
  const before = east.deps.counts.known()['read 10.1.2.3'] ?? 0;
  for (let n = 0; n < 3; n += 1) await ask(west, 'site', {}, { address: '10.1.2.3' });
  await until(() => {
    const counted = Object.entries(east.deps.counts.known()).find(([key]) => key.includes('10.1.2.3'));
    expect(counted?.[1]).toBe(before + 3);
  });
});

test('[R36] who has sockets at one has them at the other, until they are closed or nobody is there', async () => {
  const { places } = west.deps;
  const mine = Array.from({ length: SOCKETS_PER_SESSION }, () => places.takeFor('a session')!);
  await until(() => {
    const one = east.deps.places.takeFor('a session');
    one?.();
    expect(one).toBeUndefined();
  });
  mine.forEach(giveBack => giveBack());
  await until(() => expect(east.deps.places.takeFor('a session')).toBeDefined());
});

test('[R36] who reads at one has read at the other', async () => {
  for (let n = 0; n < 15; n += 1) west.deps.turns.waitMs('a reader', 1);
  await until(() => expect(east.deps.turns.waitMs('a reader', 1)).toBeUndefined());
});

test('[R36] what a node counted is not forgotten when it dies', async () => {
  const gone = await join('gone');
  const asked = async (): Promise<number | undefined> =>
    Object.entries(east.deps.counts.known()).find(([key]) => key.includes('10.9.9.9'))?.[1];
  for (let n = 0; n < 3; n += 1) await ask(gone, 'site', {}, { address: '10.9.9.9' });
  await until(async () => expect(await asked()).toBe(3));
  houses.splice(houses.indexOf(gone), 1);
  await gone.close();
  await ask(east, 'site', {}, { address: '10.9.9.9' });
  expect(await asked()).toBe(4);
});

test('[R21] who looks at a table at one is counted at both, and no more when they go', async () => {
  const [code] = TABLES as [string];
  const countedAt = ({ deps }: House): number => deps.tables.lobby().tables[code]!.players;
  const listener = { send: () => {} };
  west.deps.tables.join(code, listener);
  await until(() => expect(houses.map(countedAt)).toEqual([1, 1]));
  west.deps.tables.leave(code, listener);
  await until(() => expect(houses.map(countedAt)).toEqual([0, 0]));
});

test('what staff set at one counts at the other', async () => {
  const { office } = await colleague(east, 'owner');
  const { version, values } = (await ask(east, 'settings', {}, { office })).data as Reply<'settings'>;
  const change = { ...values.casino, unwatched: 'sleep' };
  const input = { version, section: 'casino', values: change, reason: 'a test' };
  expect((await ask(east, 'changeSettings', input, { office })).code).toBeUndefined();
  await until(() => expect(west.deps.settings.values.casino.unwatched).toBe('sleep'));
  const back = { version: west.deps.settings.version, section: 'casino', values: values.casino, reason: 'a test' };
  expect((await ask(west, 'changeSettings', back, { office })).code).toBeUndefined();
  await until(() => expect(east.deps.settings.values.casino).toEqual(values.casino));
});

test('a picture that a player sent to one is seen at the other', async () => {
  const { office } = await colleague(east, 'payments');
  const deposit = { depositAmount: '500', coinType: 'INR', paymentMethod: 'UPI', transactionNumber: '412600000077' };
  const picture = await sampleReceipt('light', '500', deposit.transactionNumber);
  const { data } = await ask(west, 'deposit', { ...deposit, paymentScreenshot: picture }, { token: asha.token });
  const link = await ask(east, 'screenshot', { id: data['id'] }, { office });
  const pictures = await Promise.all(houses.map(({ app }) => app.inject({ url: String(link.data['url']) })));
  expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(pictures[1]!.rawPayload).toEqual(pictures[0]!.rawPayload);
});

test('[R21] what happens at a table is told by both, in the same words', async () => {
  await settledIn();
  const code = kept(east)[0] ?? kept(west)[0]!;
  const [keeper, other] = kept(east).includes(code) ? [east, west] : [west, east];
  const { id } = await until(() => {
    const { round } = keeper.deps.tables.viewOf(code)!;
    expect(round.phase).toBe('settled');
    return round;
  });
  await until(() => expect(other.deps.tables.viewOf(code)?.round).toMatchObject({ id, phase: 'settled' }));
  expect(other.deps.tables.viewOf(code)?.round.ending).toEqual(keeper.deps.tables.viewOf(code)?.round.ending);
  expect(tableTopic(code)).toContain(code);
});

test('the books agree', async () => {
  expect((await mustReconcile(east.deps.db)).faults).toEqual([]);
});
