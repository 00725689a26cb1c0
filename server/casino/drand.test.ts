import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, type Millis } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { localBeacon } from './beacon.ts';
import { drandBeacon, firstRoundFrom, QUICKNET } from './drand.ts';
import { roundOf } from './roundStore.ts';
import { Tables } from './tables.ts';
import { TestTable } from './testTable.ts';

const world = new TestWorld();

/** A relay of a network of our own: it knows every round whose time has come, and lies when a test wants it to. */
class Relay {
  lie: ((answer: { round: number; signature: string; randomness: string }) => object) | undefined;
  isDown = false;
  readonly #server = createServer((request, response) => {
    const round = Number(/\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    const isOurs = request.url === `/${QUICKNET.chain}/public/${round}`;
    if (this.isDown) return void request.socket.destroy();
    response.statusCode = isOurs && timeOf(round) <= world.now() ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const answer = { round, signature: signatureOf(round), randomness: randomnessOf(round) };
    response.end(JSON.stringify(this.lie?.(answer) ?? answer));
  });

  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`; // it listens on a port
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const timeOf = (round: number): Millis => after(QUICKNET.genesis, (round - 1) * QUICKNET.periodMs);
const signatureOf = (round: number): string => createHash('sha384').update(`round ${round}`).digest('hex');
const randomnessOf = (round: number): string =>
  createHash('sha256')
    .update(Buffer.from(signatureOf(round), 'hex'))
    .digest('hex');

const [one, two] = [new Relay(), new Relay()];
const urls: string[] = [];
let database: FreshDatabase;
let house: House;

beforeAll(async () => {
  urls.push(await one.open(), await two.open());
  database = await freshDatabase();
  house = await openTestHouse(database.url, world);
});

beforeEach(() => {
  for (const relay of [one, two]) Object.assign(relay, { lie: undefined, isDown: false });
});

afterAll(async () => {
  one.close();
  two.close();
  await house.close();
  await database.drop();
});

const beacon = () => drandBeacon(urls, world);

test.each<[what: string, at: number, round: number]>([
  ['long before the network began', QUICKNET.genesis - 60_000, 1],
  ['the moment it began', QUICKNET.genesis, 1],
  ['a moment later', QUICKNET.genesis + 1, 2],
  ['the moment of a round', QUICKNET.genesis + 3_000, 2],
  ['as its clients count it', Date.parse('2026-04-20T00:00:00Z'), 27_946_612],
])('the first round from a moment on: %s', (_, at, round) => {
  expect(firstRoundFrom(QUICKNET, at as Millis)).toBe(round);
  expect(timeOf(round)).toBeGreaterThanOrEqual(at);
});

describe('the public beacon', () => {
  test('[R14] names a round that is not there yet, says nothing before its time, and its randomness after', async () => {
    const target = beacon().after(after(world.now(), 10_000));
    const round = firstRoundFrom(QUICKNET, after(world.now(), 10_000));
    expect(target).toBe(`drand quicknet round ${round}`);
    expect(await beacon().at(target)).toBeUndefined();
    world.pass(timeOf(round) - world.now());
    expect(await beacon().at(target)).toBe(randomnessOf(round));
  });

  test('has a recent value for cards that nobody can bet before', async () => {
    const latest = firstRoundFrom(QUICKNET, after(world.now(), 1)) - 1;
    expect(await beacon().now()).toBe(randomnessOf(latest));
  });

  test('is there as long as one relay is', async () => {
    one.isDown = true;
    const round = firstRoundFrom(QUICKNET, world.now()) - 1;
    expect(await beacon().at(`drand quicknet round ${round}`)).toBe(randomnessOf(round));
    two.isDown = true;
    expect(await beacon().at(`drand quicknet round ${round}`)).toBeUndefined();
    await expect(beacon().now()).rejects.toMatchObject({ code: 'beacon-missing' });
  });

  test.each<[string, NonNullable<Relay['lie']>]>([
    ['another randomness', answer => ({ ...answer, randomness: 'a'.repeat(64) })],
    ['another round', answer => ({ ...answer, round: answer.round - 1 })],
    ['no signature', ({ round, randomness }) => ({ round, randomness })],
    ['a short signature', answer => ({ ...answer, signature: answer.signature.slice(2) })],
    ['something else altogether', () => []],
  ])('believes nobody who says %s', async (_, lie) => {
    one.lie = lie;
    const round = firstRoundFrom(QUICKNET, world.now()) - 1;
    expect(await beacon().at(`drand quicknet round ${round}`)).toBe(randomnessOf(round));
    two.lie = lie;
    expect(await beacon().at(`drand quicknet round ${round}`)).toBeUndefined();
  });

  test('waits while its relays contradict each other', async () => {
    const round = firstRoundFrom(QUICKNET, world.now()) - 1;
    one.lie = () => ({ round, signature: signatureOf(round + 1), randomness: randomnessOf(round + 1) });
    expect(await beacon().at(`drand quicknet round ${round}`)).toBeUndefined();
  });

  test('a round that was promised one beacon gets nothing from another', async () => {
    expect(await beacon().at('local')).toBeUndefined();
    expect(await localBeacon(world).at('drand quicknet round 1')).toBeUndefined();
  });

  test.each([
    [[], 'Demo beacon, not independent', false],
    [['http://127.0.0.1:1'], 'drand quicknet, a public beacon', true],
  ])('the tables use it when it is configured: %j', (drandUrls, label, isIndependent) => {
    const { tables, ...deps } = house.deps;
    expect(tables.beacon.isIndependent).toBe(false);
    const chosen = new Tables({ ...deps, codes: [], pace: 1, drandUrls }).beacon;
    expect(chosen).toMatchObject({ label, isIndependent });
  });
});

describe('a round with the public beacon', () => {
  test('is dealt by the round that was named while bets were open', async () => {
    const at = new TestTable(house, (await gameOf('teen20'))!, world, { beacon: beacon() });
    const round = await at.table.playRound();
    expect(round.phase).toBe('settled');
    const row = (await roundOf(house.deps.db, round.id))!;
    const named = row.beacons.map(target => randomnessOf(Number(/\d+$/.exec(target)![0])));
    expect(round.ending!.proof.entropy.slice(1)).toEqual(named);
  });

  test('is refunded with a fault when the beacon stays down', async () => {
    one.isDown = two.isDown = true;
    const at = new TestTable(house, (await gameOf('teen20'))!, world, { beacon: beacon() });
    const round = await at.table.playRound();
    expect(await roundOf(house.deps.db, round.id)).toMatchObject({ state: 'void', fault: 'beacon-missing' });
  });
});
