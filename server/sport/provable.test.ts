import { commit, hashOf } from '@maidan/core/commitment';
import { drandSource, firstRoundFrom, QUICKNET, timeOfRound } from '@maidan/core/drand';
import type { Millis } from '@maidan/core/ids';
import type { CricketState } from '@maidan/exchange/sports/cricket/match';
import { drawn, wordsFor } from '@maidan/exchange/fair/draw';
import { isDrawnStep } from '@maidan/exchange/fair/matchRecord';
import { parseMatch } from '@maidan/exchange/fair/parseMatch';
import { recountFault, replayFault } from '@maidan/exchange/fair/verifyMatch';
import { randomOf } from '@maidan/exchange/random';
import { aheadOf } from '@maidan/exchange/sports/schedule';
import type { Fixture } from '@maidan/exchange/sports/sport';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { type Beacon, localBeacon } from '../casino/beacon.ts';
import type { EventRow } from '../exchange/rows.ts';
import { addEvent, eventsUnderWay, recordOf } from '../exchange/store.ts';
import { commitmentOf } from './committed.ts';
import { MatchRecords } from './matchRecords.ts';
import { takenUp, type TakingUp } from './takenUp.ts';
import type { Queryable } from '../db/db.ts';
import { off, planted } from '../reconcile/plant.ts';
import { recordFaults } from '../reconcile/records.ts';

/* Matches against somebody who has the whole database. */

/** The same secrets every time: what is counted here is counted once and for all. */
class KnownWorld extends TestWorld {
  #secrets = 0;

  override secret(): string {
    return Buffer.from(hashOf(`secret ${(this.#secrets += 1)}`), 'hex').toString('base64url');
  }
}

const world = new KnownWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const TENNIS = sportOf('tennis')!;
let last = 0;
const fixtureOf = (sport: SomeSport): Fixture =>
  sport.invent(world.now(), `${sport.code}-${(last += 1)}`, randomOf('fixture', last));

const added = (fixture: Fixture): Promise<EventRow> => house.deps.sport.keeper.addEvent(fixture);

/** An event as it was added before matches were provable. */
const addedBefore = (fixture: Fixture): Promise<EventRow> =>
  addEvent(house.deps.db, fixture, world.secret(), world.now());

/** Some steps of an event, from where its record ends; written down, unless somebody only tries what would come. */
async function played(row: EventRow, steps: number, more: Partial<TakingUp> = {}): Promise<readonly unknown[]> {
  const stop = new AbortController();
  const events: unknown[] = [];
  const live = await takenUp(row, sportOf(row.sport)!, {
    db: house.deps.db,
    beacon: localBeacon(world),
    keeper: house.deps.sport.keeper,
    clock: {
      now: world.now,
      in: ms => (world.now() + ms) as Millis,
      since: (from, ms) => (from + ms) as Millis,
      until: async at => void (at > world.now() && world.pass(at - world.now())),
    },
    happened: async ({ event }) => {
      events.push(event);
      if (events.length === steps) stop.abort();
    },
    deciding: () => {},
    late: async () => stop.abort(),
    ...more,
  });
  await live.prepare();
  await live.play(stop.signal);
  return events;
}

/** Nothing is waited for, and nobody is told. */
const QUIET = {
  beacon: localBeacon(world),
  clock: { now: world.now, in: world.now, since: world.now, until: async () => {} },
  happened: async () => {},
  deciding: () => {},
  late: async () => {},
};

/** Writes nothing down. */
const TRIED = { keeper: { record: async () => {} } as unknown as TakingUp['keeper'] };

/** What somebody who has the database says will happen, step after step, each time told what really did. */
type Attack = (sport: SomeSport, state: unknown, row: EventRow, nth: number, known: readonly string[]) => unknown;

const ATTACKS: Readonly<Record<string, Attack>> = {
  'the seed alone, as matches were once drawn': (sport, state, { seed }, nth) =>
    sport.next(state, randomOf(seed, nth))?.event,
  'the seed and every number that was public before': (sport, state, { id, seed }, nth, known) =>
    drawn(sport, state, wordsFor({ event: id, seed }, nth + 1, known.at(-1) ?? commit(seed)))?.event,
  'the seed and the name of the number to come': (sport, state, { id, seed }, nth) =>
    drawn(sport, state, wordsFor({ event: id, seed }, nth + 1, localBeacon(world).after(world.now())))?.event,
};

const POINTS = 150;

/** Of the points of a match, how many an attack foretells. */
async function foretold(row: EventRow, attack: Attack): Promise<number> {
  const sport = sportOf(row.sport)!;
  const { rows } = await house.deps.db.query<{ entropy: string | null }>(
    'select entropy from sport_record where event_id = $1 order by nth',
    [row.id],
  );
  let [state, points, hits] = [sport.begin(row.fixture), 0, 0];
  for (const [nth, event] of (await recordOf(house.deps.db, row.id)).entries()) {
    const known = rows.slice(0, nth).flatMap(({ entropy }) => entropy ?? []);
    const isPoint = (event as { type: string }).type === 'point'; // every event of a simulator has one
    if (isPoint && isSame(attack(sport, state, row, nth, known), event)) hits += 1;
    if (isPoint) points += 1;
    state = sport.evolve(state, event);
  }
  expect(points).toBeGreaterThan(POINTS / 2);
  return hits / points;
}

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string => JSON.stringify(Object.entries(value as object).toSorted());

describe('[R14] whoever has the whole database knows no more than the chances', () => {
  let row: EventRow;
  beforeAll(async () => {
    row = await added(fixtureOf(TENNIS));
    await played(row, 2 * POINTS);
  });

  test.each(Object.entries(ATTACKS))('with %s', async (_, attack) => {
    // a point goes to who serves about two times in three, so that is what a guess is worth at most
    expect(await foretold(row, attack)).toBeLessThan(0.75);
  });

  test('while of a match from before every point was known', async () => {
    const old = await addedBefore(fixtureOf(TENNIS));
    await played(old, 2 * POINTS);
    expect(await foretold(old, Object.values(ATTACKS)[0]!)).toBe(1);
  });

  test('the same database goes on in different ways', async () => {
    const half = await added(fixtureOf(TENNIS));
    await played(half, 40);
    const [one, other] = [await played(half, 60, TRIED), await played(half, 60, TRIED)];
    expect([one.length, other.length]).toEqual([60, 60]);
    expect(one).not.toEqual(other);
  });
});

test('the seed of a match is not given away by one that is over before it', async () => {
  const [first, second] = [await added(fixtureOf(TENNIS)), await added(fixtureOf(TENNIS))];
  const chains = [await commitmentOf(house.deps.db, first.id), await commitmentOf(house.deps.db, second.id)];
  expect(new Set(chains.map(each => each?.chain)).size).toBe(2); // a seed gives away the earlier ones of its chain
  await house.deps.sport.keeper.endEvent(first.id, 'over');
  const third = await added(fixtureOf(TENNIS));
  const next = await commitmentOf(house.deps.db, third.id);
  expect([next?.chain, next?.nth]).toEqual([chains[0]?.chain, 1]);
  expect([next?.commitment, commit(third.seed)]).toEqual([first.seed, first.seed]);
});

describe('[R14] with a public beacon', () => {
  /** Its numbers are there so long after they are due. */
  const beaconOf = (lateMs: number, asked: string[]): Beacon => ({
    label: 'drand',
    isIndependent: true,
    after: at => drandSource(firstRoundFrom(QUICKNET, at)),
    at: async target => {
      asked.push(target);
      const round = Number(target.split(' ').at(-1));
      const isThere = world.now() >= timeOfRound(QUICKNET, round) + lateMs;
      const entropy = { value: commit(round.toString(16).padStart(64, '0')), origin: { source: drandSource(round) } };
      return isThere ? (entropy as Awaited<ReturnType<Beacon['now']>>) : undefined; // nobody looks at its signature here
    },
    now: () => Promise.reject(new Error('not asked for')),
  });

  test('every step is decided by the number that was announced with the step before, and each by another', async () => {
    const row = await added(fixtureOf(TENNIS));
    await played(row, 40, { beacon: beaconOf(0, []) });
    const { rows } = await house.deps.db.query<{
      announced: string;
      source: string;
      at: Millis;
      before: Millis | null;
    }>(
      `select announced, source, at, before from (
         select *, lag(at) over (order by nth) as before from sport_record where event_id = $1
       ) as steps where entropy is not null`,
      [row.id],
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { announced, source, at, before } of rows) {
      const made = timeOfRound(QUICKNET, Number(source.split(' ').at(-1)));
      expect([source, made > (before ?? 0), made <= at]).toEqual([announced, true, true]);
    }
    expect(new Set(rows.map(({ source }) => source)).size).toBe(rows.length);
  });

  test('a match waits for a number that is late, is suspended meanwhile, and goes on with no other', async () => {
    const row = await added(fixtureOf(TENNIS));
    const asked: string[] = [];
    let isSuspended = false;
    const late = async (): Promise<void> => void (isSuspended = true);
    await played(row, 1, { beacon: beaconOf(60_000, asked), late });
    const { rows } = await house.deps.db.query<{ source: string }>(
      'select source from sport_record where event_id = $1',
      [row.id],
    );
    expect([isSuspended, new Set(asked)]).toEqual([true, new Set(rows.map(({ source }) => source))]);
  });

  test('after a restart the number that was announced decides, and nobody bets before it has', async () => {
    const row = await added(fixtureOf(TENNIS));
    await played(row, 5, { beacon: beaconOf(0, []) });
    const before = await commitmentOf(house.deps.db, row.id);
    world.pass(3_600_000); // closed meanwhile
    const asked: string[] = [];
    const gate: boolean[] = [];
    const deciding = (isDeciding: boolean): void => void gate.push(isDeciding);
    await played(row, 1, { beacon: beaconOf(0, asked), deciding });
    expect(before?.announced && asked[0]).toBe(before?.announced?.target);
    expect(gate[0]).toBe(true);
  });
});

test('a match that was begun before is finished from its old seed, and says so', async () => {
  const row = await addedBefore(fixtureOf(TENNIS));
  const [first] = await played(row, 1);
  const would = TENNIS.next(TENNIS.begin(row.fixture), randomOf(row.seed, 0))?.event;
  expect(first).toEqual(would);
  expect((await eventsUnderWay(house.deps.db)).map(({ id }) => id)).toContain(row.id);
  expect(await commitmentOf(house.deps.db, row.id)).toBeUndefined();
});

test('[R19] of a match that is over everybody gets the record, and it is played again from it', async () => {
  const read = vi.spyOn(house.deps.db, 'query');
  onTestFinished(() => read.mockRestore());
  const stepsRead = (): number =>
    read.mock.calls.filter(([text]) => text.includes('from sport_record where event_id')).length;
  const records = new MatchRecords(house.deps.db);
  const row = await added(fixtureOf(sportOf('greyhoundRacing')!));
  await played(row, 3);
  expect(await records.part(row.id, 0)).toEqual({ ok: false, error: 'event-under-way' });
  await played(row, Number.POSITIVE_INFINITY);
  await house.deps.sport.keeper.endEvent(row.id, 'over');
  const before = stepsRead();
  const part = await records.part(row.id, 0);
  expect([await records.part(row.id, 0), stepsRead() - before]).toEqual([part, 1]); // it is made once
  const parsed = parseMatch(JSON.stringify(part.ok && part.value.record));
  const record = parsed.ok ? parsed.value : undefined;
  expect(record && [recountFault(record), replayFault(sportOf(row.sport), record)]).toEqual([undefined, undefined]);
  expect(record?.steps.filter(isDrawnStep).length).toBeGreaterThan(2);
  const old = await addedBefore(fixtureOf(TENNIS));
  await house.deps.sport.keeper.endEvent(old.id, 'over');
  expect(await records.part(old.id, 0)).toEqual({ ok: false, error: 'event-not-provable' });
});

test('[R6] what is written into the record of a match that is over is found by the next pass over the books', async () => {
  const row = await added(fixtureOf(sportOf('greyhoundRacing')!));
  await played(row, Number.POSITIVE_INFINITY);
  await house.deps.sport.keeper.endEvent(row.id, 'over');
  const scope = (db: Queryable) => ({ db, after: 0, upTo: 0, since: undefined });
  const here = `event_id = '${row.id}' and nth = (select max(nth) from sport_record where event_id = '${row.id}')`;
  const fault = expect.objectContaining({ rule: 'record-altered', subject: `match:${row.id}` });
  expect(await recordFaults(scope(house.deps.db))).not.toContainEqual(fault);
  const cut = off('sport_record', `delete from sport_record where ${here}`);
  await planted(house.deps.db, cut, async client => expect(await recordFaults(scope(client))).toContainEqual(fault));
  await expect(house.deps.db.query(`delete from sport_record where ${here}`)).rejects.toThrow('append-only');
});

describe('a match that begins at once', () => {
  test.each([
    ['1', 'is at its first ball', { innings: 1, balls: 0 }],
    ['2', 'is in a chase', { innings: 2, balls: 30 }],
  ])('%s %s before anybody can bet, and its record says so', async (place, _, wanted) => {
    const sport = sportOf('cricket')!;
    const id = `cricket-now-${place}`;
    const fixture = { ...sport.invent(world.now(), id, randomOf('fixture', 1)), id, format: 'T20' };
    const row = await added(fixture);
    const live = await takenUp(row, sport, { ...QUIET, db: house.deps.db, keeper: house.deps.sport.keeper });
    await live.playAhead(aheadOf(fixture)!);
    const { innings } = live.state as CricketState;
    expect([innings.length, innings.at(-1)!.balls]).toEqual([wanted.innings, wanted.balls]);
    await house.deps.sport.keeper.endEvent(row.id, 'void');
    const part = await new MatchRecords(house.deps.db).part(row.id, 0);
    const record = part.ok ? part.value.record : undefined;
    expect(record && [recountFault(record), replayFault(sport, record)]).toEqual([undefined, undefined]);
    expect(new Set(record?.steps.filter(isDrawnStep).map(({ announced }) => announced))).toEqual(new Set([null]));
  });
});
