import { Line } from '@maidan/tools/bench/chaos/line';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, openTestHouse, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { mustReconcile } from '../reconcile/snapshot.ts';
import { realWorld } from '../world.ts';
import { SPORT_PLACES, tablePlace } from './place.ts';
import { keeperOf } from './spread.ts';

/* A node whose way to the broker or to PostgreSQL is cut, so that it is refused or that nobody answers. */

const TABLES = ['teen20', 'lucky7', 'dt20', 'ab20'];
const CUTS = ['refused', 'silent'] as const;

const nats = await startNats();
const database = await freshDatabase();
const portOf = (url: string): number => Number(new URL(url).port);
const [toBroker, toDatabase] = [await Line.to(portOf(nats.url)), await Line.to(portOf(database.url))];
let whole: House;
let cut: House;
let asha: Person;

const join = (node: string, databaseUrl: string, natsUrl: string): Promise<House> =>
  openTestHouse(databaseUrl, realWorld, {
    ...{ node, natsUrl, leaseMs: 1_000 },
    ...{ tables: TABLES, pace: 0.05, sports: [] },
  });

/** Which tables fall to whom is a matter of names that nobody had before: one to which some fall. */
async function joinWithTables(): Promise<House> {
  for (;;) {
    const house = await join('cut', toDatabase.through(database.url), toBroker.through(nats.url));
    const [its, other] = [house, whole].map(({ deps }) => deps.node!.id);
    if (TABLES.some(code => keeperOf(tablePlace(code), [its!, other!]) === its)) return house;
    await house.close();
  }
}

beforeAll(async () => {
  whole = await join('whole', database.url, nats.url);
  cut = await joinWithTables();
  asha = await person(whole, 'asha');
});
afterAll(async () => {
  await Promise.all([cut.close(), whole.close()]);
  for (const line of [toBroker, toDatabase]) line.close();
  await nats.kill();
  await database.drop();
});

const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 100_000, interval: 20 });
const placesOf = ({ deps }: House): string[] => deps.node!.kept.map(({ place }) => place).toSorted();
const ALL = ['chores', 'programme', ...SPORT_PLACES, ...TABLES.map(code => `table:${code}`)].toSorted();

/** Both keep something. */
async function shared(): Promise<void> {
  await until(() => {
    expect([...placesOf(whole), ...placesOf(cut)].toSorted()).toEqual(ALL);
    expect(placesOf(cut).filter(place => place.startsWith('table:')).length).toBeGreaterThan(0);
  });
}

/** Each table is answered for, whoever plays it: she has nothing there to take back. */
const answersForAll = (house: House): Promise<unknown> =>
  Promise.all(TABLES.map(code => until(async () => expect((await undo(house, code)).status).toBe(409))));
const undo = (house: House, game: string) => ask(house, 'undoBets', { game, bets: ['none'] }, { token: asha.token });

describe.each(CUTS)('[R21] a node whose broker is %s', how => {
  test('gives what it keeps to who can be heard, and takes its share when it is heard again', async () => {
    await shared();
    toBroker.cut(how);
    await until(() => expect([placesOf(whole), placesOf(cut)]).toEqual([ALL, []]));
    await answersForAll(whole);
    expect(cut.readiness.waiting).toContain('bus');
    toBroker.mend();
    await shared();
    await until(() => expect(cut.readiness.waiting).toEqual([]));
    await answersForAll(cut);
  });
});

describe.each(CUTS)('[R21] a node whose database is %s', how => {
  test('loses what it keeps to the others, and knows it when it can ask again', async () => {
    await shared();
    const leases = cut.deps.node!.kept;
    toDatabase.cut(how);
    await until(() => expect(placesOf(whole)).toEqual(ALL));
    await answersForAll(whole);
    toDatabase.mend();
    await until(() => {
      const kept = cut.deps.node!.kept;
      for (const lease of leases) expect(kept).not.toContain(lease);
    });
    await shared();
    await answersForAll(cut);
  });
});

test('[R21] who asked a node that fell silent is answered by who takes its place, also where that is the one asked', async () => {
  await shared();
  const [code] = TABLES.filter(each => cut.deps.node!.keeps(tablePlace(each)));
  toDatabase.cut('silent');
  const answer = await undo(whole, code!);
  expect(answer.status).toBe(409); // unanswered it would be 503, after half a minute
  toDatabase.mend();
});

test('[R21] nothing is doubled or lost by it', async () => {
  expect((await mustReconcile(whole.deps.db)).faults).toEqual([]);
  const { rows } = await whole.deps.db.query(
    `select game from (select game, at, lag(ended_at) over (partition by game order by id::bigint) as before from rounds)
     as steps where at < before`,
  );
  expect(rows).toEqual([]);
});
