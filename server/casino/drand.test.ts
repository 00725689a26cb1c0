import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, type Millis } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { beaconFault } from '@maidan/games/kit/fair/beaconProof';
import { drandRound, drandSource, firstRoundFrom, QUICKNET, randomnessOf } from '@maidan/core/drand';
import { signingNetwork } from '@maidan/core/drandTesting';
import { QUICKNET_ROUNDS } from '@maidan/games/kit/testing/fairSamples';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import { verifyRecord } from '@maidan/games/kit/fair/recount';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { localBeacon } from './beacon.ts';
import { drandBeacon } from './drand.ts';
import { roundOf } from './roundStore.ts';
import { Tables } from './tables.ts';
import { TestTable } from './testTable.ts';

const world = new TestWorld();
const { network, sign: signed } = signingNetwork();
const signatures = new Map<number, string>();

/** Signing takes a while, and a round has one signature. */
function sign(round: number): string {
  const signature = signatures.get(round) ?? signed(round);
  signatures.set(round, signature);
  return signature;
}

interface Answer {
  readonly round: number;
  readonly signature: string;
  readonly randomness: string;
}

/** A relay of a network of our own: it knows every round whose time has come, and lies when a test wants it to. */
class Relay {
  lie: ((answer: Answer) => object) | undefined;
  isDown = false;
  /** Takes the question and never answers. */
  isStuck = false;
  readonly asked: number[] = [];
  readonly #server = createServer((request, response) => {
    const round = Number(/\/public\/(\d+)$/.exec(request.url ?? '')?.[1]);
    const isOurs = request.url === `/${QUICKNET.chain}/public/${round}`;
    this.asked.push(round);
    if (this.isDown) return void request.socket.destroy();
    if (this.isStuck) return undefined;
    response.statusCode = isOurs && timeOf(round) <= world.now() ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    const answer = answerOf(round);
    return response.end(JSON.stringify(this.lie?.(answer) ?? answer));
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
const answerOf = (round: number, signature = sign(round)): Answer => ({
  round,
  signature,
  randomness: randomnessOf(signature),
});
/** What the beacon answers with for a round of the network. */
const madeBy = (round: number, signature = sign(round)) => ({
  value: randomnessOf(signature),
  origin: { source: drandSource(round), signature },
});
const lastRound = (): number => firstRoundFrom(QUICKNET, after(world.now(), 1)) - 1;

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
  for (const relay of [one, two]) Object.assign(relay, { lie: undefined, isDown: false, isStuck: false });
  one.asked.length = two.asked.length = 0;
});

afterAll(async () => {
  one.close();
  two.close();
  await house.close();
  await database.drop();
});

/** Waits for as long as a test may take: only who means to give up says so. */
const beacon = (relays: readonly string[] = urls) => drandBeacon(relays, world, { network, answerMs: 60_000 });

describe('the public beacon', () => {
  test('[R14] names a round that is not there yet, says nothing before its time, and its randomness after', async () => {
    const target = beacon().after(after(world.now(), 10_000));
    const round = firstRoundFrom(QUICKNET, after(world.now(), 10_000));
    expect(target).toBe(`drand quicknet round ${round}`);
    expect(await beacon().at(target)).toBeUndefined();
    expect(one.asked).toEqual([]);
    world.pass(timeOf(round) - world.now());
    expect(await beacon().at(target)).toEqual(madeBy(round));
  });

  test('has a recent value for cards that nobody can bet before', async () => {
    expect(await beacon().now()).toEqual(madeBy(lastRound()));
  });

  test('is there as long as one relay is', async () => {
    const target = drandSource(lastRound());
    one.isDown = true;
    expect(await beacon().at(target)).toEqual(madeBy(lastRound()));
    two.isDown = true;
    expect(await beacon().at(target)).toBeUndefined();
    await expect(beacon().now()).rejects.toMatchObject({ code: 'beacon-missing' });
  });

  test('does not wait for a relay that is slow, and gives one up that never answers', async () => {
    const target = drandSource(lastRound());
    one.isStuck = true;
    expect(await beacon().at(target)).toEqual(madeBy(lastRound()));
    two.isStuck = true;
    expect(await drandBeacon(urls, world, { network, answerMs: 20 }).at(target)).toBeUndefined();
  });

  test('asks once for all tables that wait for the same round, and again after a failure', async () => {
    const relay = new Relay(); // of its own: a question that was given up may still reach the others
    const shared = beacon([await relay.open()]);
    const target = drandSource(lastRound());
    relay.lie = () => ({});
    expect(await shared.at(target)).toBeUndefined();
    relay.lie = undefined;
    const found = await Promise.all([shared.at(target), shared.at(target)]);
    expect([...found, await shared.at(target)]).toEqual([1, 2, 3].map(() => madeBy(lastRound())));
    expect(relay.asked).toEqual([lastRound(), lastRound()]);
    relay.close();
  });

  const { sign: forge } = signingNetwork(8);
  test.each<[string, NonNullable<Relay['lie']>]>([
    ['another randomness', answer => ({ ...answer, randomness: 'a'.repeat(64) })],
    ['another round', ({ round }) => answerOf(round - 1)],
    ['the signature of another round', ({ round }) => answerOf(round, sign(round - 1))],
    ['what another network signed', ({ round }) => answerOf(round, forge(round))],
    ['a signature with a bit turned over', ({ round, signature }) => answerOf(round, turned(signature))],
    ['bytes that are no signature', ({ round }) => answerOf(round, 'f'.repeat(96))],
    ['no signature', ({ round, randomness }) => ({ round, randomness })],
    ['a short signature', answer => ({ ...answer, signature: answer.signature.slice(2) })],
    ['something else altogether', () => []],
  ])('[R14] believes nobody who says %s', async (_, lie) => {
    one.lie = lie;
    const target = drandSource(lastRound());
    expect(await beacon().at(target)).toEqual(madeBy(lastRound()));
    two.lie = lie;
    expect(await beacon().at(target)).toBeUndefined();
  });

  const turned = (signature: string): string =>
    `${signature.slice(0, -1)}${(Number.parseInt(signature.at(-1)!, 16) ^ 1).toString(16)}`;

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
  test('[R14] tells which number will decide while bets are open, and is dealt by that one', async () => {
    const at = new TestTable(house, (await gameOf('poker'))!, world, { beacon: beacon() });
    const named: (readonly [name: string | undefined, wasMade: boolean])[] = [];
    at.whenOpen = async () => {
      const { beacon: name, dueAt } = at.table.round;
      named.push([name, timeOf(drandRound(name ?? '') ?? 0) <= dueAt]);
    };
    const round = await at.table.playRound();
    expect(round.phase).toBe('settled');
    expect(named.length).toBeGreaterThan(1);
    expect(named.map(([, wasMade]) => wasMade)).toEqual(named.map(() => false));
    const row = (await roundOf(house.deps.db, round.id))!;
    expect(row.beacons).toEqual(named.map(([name]) => name));
    const made = row.beacons.map(name => madeBy(drandRound(name)!));
    expect(row.entropy.slice(1)).toEqual(made.map(({ value }) => value));
    expect(row.origins.slice(1)).toEqual(made.map(({ origin }) => origin));
  });

  test('[R19] has a record whose numbers the League of Entropy signed', async () => {
    const [, { round: number, signature }] = QUICKNET_ROUNDS as [never, (typeof QUICKNET_ROUNDS)[number]]; // of three
    world.pass(timeOf(number) - 21_000 - world.now()); // a window and its closing before it is made
    one.lie = two.lie = () => answerOf(number, signature);
    const game = (await gameOf('teen20'))!;
    const at = new TestTable(house, game, world, { beacon: drandBeacon(urls, world) });
    const { id, phase } = await at.table.playRound();
    expect(phase).toBe('settled');
    const { record } = (await ask(house, 'round', { id })).data;
    const parsed = parseRecord(JSON.stringify(record));
    if (!parsed.ok) throw new Error(parsed.error);
    expect(parsed.value.entropy).toEqual([{ window: 1, ...answerOfRecord(number, signature) }]);
    expect(verifyRecord(game, parsed.value)).toEqual({ ok: true, value: parsed.value.dealt.length });
    expect(await beaconFault(parsed.value)).toBeUndefined();
  });

  const answerOfRecord = (round: number, signature: string) => ({
    value: randomnessOf(signature),
    source: drandSource(round),
    signature,
  });

  test('[R19] says so when the house made its numbers itself', async () => {
    const at = new TestTable(house, (await gameOf('teen20'))!, world);
    const { id } = await at.table.playRound();
    const { record } = (await ask(house, 'round', { id })).data;
    expect(record).toMatchObject({ entropy: [{ window: 1, source: 'local beacon, not independent' }] });
  });

  test.each<[what: string, fail: (relay: Relay) => void]>([
    ['stays down', relay => (relay.isDown = true)],
    ['answers about another round', relay => (relay.lie = ({ round }) => answerOf(round - 1))],
    ['shows signatures of others', relay => (relay.lie = ({ round }) => answerOf(round, sign(round - 1)))],
  ])('[R10] waits and is refunded with a public fault code when the beacon %s', async (_, fail) => {
    for (const relay of [one, two]) fail(relay);
    const at = new TestTable(house, (await gameOf('teen20'))!, world, { beacon: beacon() });
    const round = await at.table.playRound();
    expect(round).toMatchObject({ phase: 'void', fault: 'beacon-missing', dealt: [] });
    expect(await roundOf(house.deps.db, round.id)).toMatchObject({ state: 'void', fault: 'beacon-missing' });
    expect(one.asked.length).toBeGreaterThan(5);
    expect((await ask(house, 'round', { id: round.id })).data).toMatchObject({ fault: 'beacon-missing' });
  });

  test('goes on when the beacon is late but comes', async () => {
    one.isDown = true;
    two.lie = answer => (two.asked.length > 3 ? answer : {});
    const at = new TestTable(house, (await gameOf('teen20'))!, world, { beacon: beacon() });
    expect((await at.table.playRound()).phase).toBe('settled');
  });
});
