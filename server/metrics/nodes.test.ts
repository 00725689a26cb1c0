import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, expect, test } from 'vitest';
import { ask, openTestHouse, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { SPORT_PLACES, tablePlace } from '../nodes/place.ts';
import { realWorld } from '../world.ts';

/* The figures of nodes that keep one house. */

const TABLES = ['teen20', 'lucky7', 'dt20', 'queen'];
const nats = await startNats();
const database = await freshDatabase();
const metrics = { host: '127.0.0.1', port: 0, token: undefined };
const join = (node: string, canKeep: boolean): Promise<House> =>
  openTestHouse(database.url, realWorld, {
    ...{ node, natsUrl: nats.url, leaseMs: 2_000, canKeep },
    ...{ tables: TABLES, sports: [], metrics },
  });
const keeper = await join('keeper', true);
const front = await join('front', false);
afterAll(async () => {
  await Promise.all([keeper, front].map(house => house.close()));
  await nats.kill();
  await database.drop();
});

async function figures(house: House): Promise<(name: string) => number | undefined> {
  const text = await (await fetch(house.metricsUrl!)).text();
  const found = new Map(text.split('\n').map(line => line.split(/ (?=\S+$)/) as [string, string | undefined]));
  return name => (found.has(`maidan_${name}`) ? Number(found.get(`maidan_${name}`)) : undefined);
}

test('who keeps what, who is there, and what each follows of the other', async () => {
  await expect.poll(() => TABLES.every(code => keeper.deps.node!.keeps(tablePlace(code)))).toBe(true);
  await expect.poll(() => SPORT_PLACES.every(place => keeper.deps.node!.keeps(place))).toBe(true);
  const [atKeeper, atFront] = [await figures(keeper), await figures(front)];
  await expect.poll(() => keeper.deps.node!.keeps('programme')).toBe(true);
  const kept = ['table', 'sport', 'programme', 'chores'].map(kind => `places_kept{kind="${kind}"}`);
  expect([kept.map(atKeeper), kept.map(atFront)]).toEqual([
    [TABLES.length, 8, 1, 1],
    [0, 0, 0, 0],
  ]);
  for (const at of [atKeeper, atFront])
    expect(['nodes_alive', 'nodes_silent', 'places_unkept', 'bus_connected'].map(at)).toEqual([2, 0, 0, 1]);
  const told = [atKeeper, atFront].map(at => at('followed_topics'));
  expect(told).toEqual([0, TABLES.length + SPORT_PLACES.length]); // with the parts of the board
  for (const way of ['in', 'out']) expect(atFront(`letters_total{way="${way}"}`)).toBeGreaterThan(0);
});

test('a call that another node answers is counted with the time it took', async () => {
  const { token } = await person(front, 'asha');
  const before = await figures(front);
  await ask(front, 'undoBets', { game: 'teen20', bets: ['1'] }, { token, key: 'a-key-of-a-test' });
  const after = await figures(front);
  const grown = (name: string): number => (after(name) ?? 0) - (before(name) ?? 0);
  expect(grown('node_call_seconds_count{outcome="answered"}')).toBe(1);
  expect(grown('node_call_seconds_sum{outcome="answered"}')).toBeGreaterThan(0);
});

test('a place that somebody else took is counted', async () => {
  const taken = `update leases set node = 'stranger.aaaaaa', epoch = epoch + 1, until = clock_timestamp() + interval '1 s'`;
  await keeper.deps.db.query(`${taken} where place = 'table:queen'`);
  await expect.poll(async () => (await figures(keeper))('places_lost_total{kind="table"}')).toBe(1);
});
