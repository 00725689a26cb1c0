import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reply } from '@maidan/contract/api';
import { gameOf } from '@maidan/games/index';
import { slipsOf } from '@maidan/tools/bench/clients/slips';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, openTestHouse, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import type { Config } from '../config.ts';
import { RULE, testRelease } from '../release/testRelease.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { realWorld } from '../world.ts';
import { SPORT_PLACES, tablePlace } from './place.ts';

/* Somebody changes a file under one of two nodes. */

const TABLES = ['teen20', 'lucky7', 'dt20', 'ab20'];
const ALL = ['chores', 'programme', ...SPORT_PLACES, ...TABLES.map(tablePlace)].toSorted();

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];
const root = testRelease();
let east: House;
let west: House;
let asha: Person;

async function opened(node: string, config: Partial<Config> = {}): Promise<House> {
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node, natsUrl: nats.url, leaseMs: 2_000, tables: TABLES, pace: 0.2, sports: [], ...config },
  });
  houses.push(house);
  return house;
}

beforeAll(async () => {
  east = await opened('east', { codeDir: root });
  asha = await person(east, 'asha');
});
afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 60_000, interval: 20 });
const placesOf = ({ deps }: House): string[] => deps.node!.kept.map(({ place }) => place).toSorted();

/** Whether slots are closed, as this one shows them. */
const slotsAt = async (house: House): Promise<ReadonlySet<boolean>> => {
  const { rows } = (await ask(house, 'slots')).data as Reply<'slots'>;
  return new Set(rows.map(({ isClosed }) => isClosed));
};

/** A bet on whatever is open, asked for there. */
const betAt = (house: House) =>
  until(async () => {
    const code = TABLES.find(each => house.deps.tables.viewOf(each)?.round.phase === 'open')!;
    const { round } = house.deps.tables.viewOf(code)!;
    const bets = slipsOf((await gameOf(code))!, round).slice(0, 1);
    const how = { token: asha.token, key: `a-bet-at-${round.id}` };
    const answer = await ask(house, 'placeBets', { game: code, round: round.id, bets }, how);
    expect(answer.status).toBe(200);
    return answer;
  });

test('[R37] gives all it keeps to the other, plays no slots, and still answers visitors from who keeps the tables', async () => {
  await until(() => expect(placesOf(east)).toEqual(ALL));
  west = await opened('west');
  await until(() => expect([...placesOf(east), ...placesOf(west)].toSorted()).toEqual(ALL));
  expect([await slotsAt(east), await slotsAt(west)]).toEqual([new Set([false]), new Set([false])]);
  writeFileSync(join(root, RULE), 'pays(3)');
  await east.deps.code.check();
  await until(() => expect([placesOf(east), placesOf(west)]).toEqual([[], ALL]));
  expect([await slotsAt(east), await slotsAt(west)]).toEqual([new Set([true]), new Set([false])]);
  const { data } = await ask(east, 'slotSeat', {}, { token: asha.token });
  const { commitment } = data as Reply<'slotSeat'>;
  const wanted = { slot: 'mango7', stake: 1_000, number: 'mine', commitment };
  expect((await ask(east, 'spin', wanted, { token: asha.token, key: 'a-spin-at-east' })).code).toBe('slot-closed');
  expect((await ask(west, 'spin', wanted, { token: asha.token, key: 'a-spin-at-west' })).code).toBeUndefined();
  await betAt(east);
});

test('[R37] that is not the release it was said to be keeps nothing from the beginning', async () => {
  const south = await opened('south', { codeDir: testRelease(), releaseHash: '0'.repeat(64) });
  await west.deps.node!.leave();
  await until(() => expect(placesOf(west)).toEqual([]));
  expect([placesOf(east), placesOf(south)]).toEqual([[], []]);
});

test('the books agree', async () => {
  expect((await mustReconcile(west.deps.db)).faults).toEqual([]);
});
