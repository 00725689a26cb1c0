import type { Millis } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test, vi } from 'vitest';
import { Bus } from '../bus.ts';
import { testDb } from '../db/testDb.ts';
import { inOneGo } from '../db/db.ts';
import type { Command } from '../writer/command.ts';
import { Writer } from '../writer/writer.ts';
import { Leases, type LeasesOptions } from './leases.ts';
import { type Lease, NotKept, type Place, tablePlace } from './place.ts';
import { keeperOf } from './spread.ts';

const { db } = testDb(await freshDatabase(), 6);
const writer = new Writer(db, new Bus(), () => 1_772_921_640_000 as Millis);

const TABLES: readonly Place[] = ['teen20', 'lucky7', 'dt20', 'ab20', 'card32', 'queen'].map(tablePlace);

let nodes = 0;

type Given = Pick<LeasesOptions, 'places' | 'canKeep' | 'report'> & Pick<LeasesOptions['keeper'], 'begin'>;

const thrown = (error: unknown): never => {
  throw error;
};

/** A node that writes down what it is told to do. */
function node({ places = TABLES, canKeep = true, begin, report = thrown }: Partial<Given> = {}) {
  let isHeard = true;
  const done: string[] = [];
  const told = (what: string) => async (lease: Lease) => void done.push(`${what} ${lease.place} ${lease.epoch}`);
  const drop = ({ place, epoch }: Lease): void => void done.push(`drop ${place} ${epoch}`);
  const name = `n${(nodes += 1)}.abcdef`;
  const keeper = { begin: begin ?? told('begin'), end: told('end'), drop };
  const leases = new Leases({
    ...{ db, node: name, places, canKeep, keeper, leaseMs: 60_000, isHeard: () => isHeard, tell: () => {}, report },
  });
  const hearing = (is: boolean): void => void (isHeard = is);
  return { name, leases, done, hearing, places: () => leases.kept.map(({ place }) => place).toSorted() };
}

/** As if it had not been heard of for longer than its leases last. */
const silence = async (name: string): Promise<void> => {
  await db.query(`update leases set until = clock_timestamp() - interval '1 s' where node = $1`, [name]);
  await db.query('delete from nodes where name = $1', [name]);
};

const afresh = async (): Promise<void> => {
  await db.query('delete from leases');
  await db.query('delete from nodes');
};

const writes = (key: string, lease: Lease): Command<object> => ({
  ...{ key, fingerprint: key, accounts: [], lease },
  decide: decision => {
    decision.audit({ actor: 'system', action: 'round.void', subject: key });
    return ok({});
  },
});

const isWritten = async (key: string): Promise<boolean> =>
  (await db.query('select 1 from audit where subject = $1', [key])).rows.length > 0;

test('[R21] one node has everything; with a second each has what falls to it, at moments of their choice', async () => {
  await afresh();
  const [first, second] = [node(), node()];
  await first.leases.beat();
  expect(first.places()).toEqual(TABLES.toSorted());
  await second.leases.beat();
  expect(second.places()).toEqual([]);
  await first.leases.beat();
  await first.leases.stop(); // what it gave away is given away
  await second.leases.beat();
  const due = (name: string): readonly Place[] =>
    TABLES.filter(place => keeperOf(place, [first.name, second.name]) === name).toSorted();
  expect([first.places(), second.places()]).toEqual([due(first.name), due(second.name)]);
  expect(first.done.filter(what => what.startsWith('drop'))).toEqual([]);
});

test('[R21] who is there for visitors alone keeps nothing', async () => {
  await afresh();
  const [front, keeper] = [node({ canKeep: false }), node()];
  await front.leases.beat();
  await keeper.leases.beat();
  expect([front.places(), keeper.places()]).toEqual([[], TABLES.toSorted()]);
});

test('[R21] a table falls to one of the nodes that have it, and to everybody before nodes said what they have', async () => {
  await afresh();
  const few = node({ places: TABLES.slice(0, 1) });
  const all = node();
  for (let n = 0; n < 2; n += 1) for (const { leases } of [few, all]) await leases.beat(); // some change hands
  await few.leases.stop();
  await all.leases.stop();
  expect(all.places()).toEqual(expect.arrayContaining(TABLES.slice(1).toSorted()));
  expect([...few.places(), ...all.places()].toSorted()).toEqual(TABLES.toSorted());
  await afresh();
  await db.query(`insert into nodes (name, can_keep, seen_at) values ('older', true, clock_timestamp())`);
  const newer = node();
  await newer.leases.beat();
  expect(newer.places()).toEqual(TABLES.filter(place => keeperOf(place, ['older', newer.name]) !== 'older').toSorted());
});

test('[R21] what a silent node kept is taken when its time is over, without waiting for the next beat', async () => {
  await afresh();
  const [first, second] = [node(), node()];
  await first.leases.beat();
  await db.query(`update leases set until = clock_timestamp() + interval '0.2 s' where node = $1`, [first.name]);
  await db.query(`update nodes set seen_at = clock_timestamp() - interval '59.8 s' where name = $1`, [first.name]);
  await second.leases.beat();
  await expect.poll(() => second.places(), { timeout: 30_000 }).toEqual(TABLES.toSorted());
  await second.leases.stop();
});

test('[R21] what a silent node kept is taken in the next epoch; it is told so, and commits nothing more', async () => {
  await afresh();
  const [first, second] = [node(), node()];
  await first.leases.beat();
  const before = first.leases.of(TABLES[0]!)!;
  expect(await writer.do(writes('in-time', before))).toEqual(ok({}));
  await silence(first.name);
  await second.leases.beat();
  const now = second.leases.of(TABLES[0]!)!;
  expect([before.epoch, now.epoch]).toEqual([1, 2]);
  await expect(writer.do(writes('too-late', before))).rejects.toThrow(NotKept);
  expect(await writer.do(writes('by-the-next', now))).toEqual(ok({}));
  expect(await Promise.all(['in-time', 'too-late', 'by-the-next'].map(isWritten))).toEqual([true, false, true]);
  await first.leases.beat();
  expect(first.leases.kept).toEqual([]);
  expect(first.done).toContain(`drop ${TABLES[0]} 1`);
});

test('[R21] one who is late spoils nobody else’s commit in the same group', async () => {
  await afresh();
  const keeper = node();
  await keeper.leases.beat();
  const lease = keeper.leases.of(TABLES[1]!)!;
  const answers = await Promise.allSettled([
    writer.do(writes('his', lease)),
    writer.do(writes('of-nobody', { ...lease, epoch: lease.epoch + 5 })),
    writer.do(writes('hers', lease)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('[R21] a place is not taken while something is being committed for it', async () => {
  await afresh();
  const [first, second] = [node({ places: [TABLES[0]!] }), node({ places: [TABLES[0]!] })];
  await first.leases.beat();
  await silence(first.name);
  await inOneGo(db, async (client, { begin, commit }) => {
    await begin();
    await client.query('select place, epoch from leases where place = any($1) order by place for key share', [TABLES]);
    await second.leases.beat();
    expect(second.places()).toEqual([]);
    await commit();
  });
  await second.leases.beat();
  expect(second.places()).toEqual([TABLES[0]]);
});

test('[R21] who leaves gives back what it kept, and another has it at once', async () => {
  await afresh();
  const [first, second] = [node(), node()];
  await first.leases.beat();
  await first.leases.leave();
  await second.leases.beat();
  expect([first.places(), second.places()]).toEqual([[], TABLES.toSorted()]);
  expect(second.leases.kept.map(({ epoch }) => epoch)).toEqual(TABLES.map(() => 2));
});

test('[R21] what takes longer to be taken up than a lease lasts is renewed, and nobody else begins with it', async () => {
  await afresh();
  const opening = Promise.withResolvers<void>();
  const first = node({ places: ['sport:0/8'], begin: () => opening.promise });
  const second = node({ places: ['sport:0/8'], canKeep: false }); // it would fall to either
  await first.leases.beat();
  await db.query(`update leases set until = clock_timestamp() + interval '1 s'`);
  await first.leases.beat();
  await db.query(`update leases set until = until - interval '55 s'`); // as if most of it had gone by
  await second.leases.beat();
  opening.resolve();
  await first.leases.beat();
  expect([first.leases.kept, second.leases.kept]).toEqual([[{ place: 'sport:0/8', epoch: 1 }], []]);
});

test('[R21] what cannot be taken up is not tried again without a pause', async () => {
  await afresh();
  const { leases } = node({ places: ['sport:0/8'], begin: () => Promise.reject(new Error('a bug')), report: () => {} });
  const isFree = async () => (await db.query('select 1 from leases where until > clock_timestamp()')).rows.length === 0;
  for (let beats = 0; beats < 5; beats += 1) {
    await leases.beat();
    await expect.poll(isFree).toBe(true);
  }
  const { rows } = await db.query<{ epoch: number }>('select epoch from leases');
  expect(rows).toEqual([{ epoch: 1 }]);
});

test('[R21] who ended without a word is forgotten after an hour, and at once when another of its name is there', async () => {
  await afresh();
  const one = node();
  await db.query(
    `insert into nodes (name, can_keep, seen_at) select name, true, clock_timestamp() - make_interval(mins => minutes)
     from (values ('east.aaaaaa', 0), ('east.bbbbbb', 5), ('west.cccccc', 61), ($1 || '.dddddd', 0), ($1 || '.eeeeee', 5))
       as others (name, minutes)`,
    [one.name.slice(0, -7)],
  );
  await one.leases.beat();
  const { rows } = await db.query<{ name: string }>('select name from nodes order by name');
  const was = one.name.slice(0, -7);
  expect(rows.map(({ name }) => name)).toEqual(['east.aaaaaa', 'east.bbbbbb', one.name, `${was}.dddddd`]);
});

test('[R21] how many are there, ended without a word, and how many places nobody keeps is known', async () => {
  await afresh();
  const keeper = node();
  await keeper.leases.beat();
  expect(await keeper.leases.census()).toEqual({ alive: 1, silent: 0, unkept: 0 });
  await db.query(`insert into nodes (name, can_keep, seen_at) values ('east.aaaaaa', true, now() - interval '5 min')`);
  await db.query('update leases set until = clock_timestamp() where place = $1', [TABLES[0]!]);
  expect(await keeper.leases.census()).toEqual({ alive: 1, silent: 1, unkept: 1 });
});

test('[R21] one that could not say in time what it keeps knows it', async () => {
  const keeper = node();
  await keeper.leases.beat();
  expect(keeper.leases.isRenewed).toBe(true);
  const late = performance.now() + 61_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(late);
  expect(keeper.leases.isRenewed).toBe(false);
  clock.mockRestore();
});

test('[R21] who is not heard gives what it keeps to who is; where nobody is heard all are alike', async () => {
  await afresh();
  const [first, second] = [node(), node()];
  first.hearing(false);
  second.hearing(false);
  await first.leases.beat();
  await second.leases.beat();
  expect([first.places(), second.places()]).toEqual([TABLES.toSorted(), []]);
  second.hearing(true);
  await second.leases.beat();
  await first.leases.beat();
  await first.leases.stop(); // what it gave away is given away
  await second.leases.beat();
  expect([first.places(), second.places()]).toEqual([[], TABLES.toSorted()]);
});

test('one more takes its share from all others, and nothing else moves', () => {
  const places = Array.from({ length: 1_000 }, (_, n) => `table:${n}`);
  const three = ['a', 'b', 'c'];
  const moved = places.filter(place => keeperOf(place, three) !== keeperOf(place, [...three, 'd']));
  expect(moved.every(place => keeperOf(place, [...three, 'd']) === 'd')).toBe(true);
  expect(moved.length).toBeGreaterThan(190);
  expect(moved.length).toBeLessThan(310);
});
