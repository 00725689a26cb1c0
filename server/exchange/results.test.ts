import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import { horseRacing } from '@maidan/exchange/sports/racing/racing';
import type { RaceReport } from '@maidan/exchange/sports/racing/raceReport';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { tennis } from '@maidan/exchange/sports/tennis/tennis';
import type { TennisCard } from '@maidan/exchange/sports/tennis/setBySet';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { dayOf } from '../calendar.ts';
import { lasting } from '../db/testDb.ts';
import { playedBy } from '../sport/testSport.ts';

/* What is left of a match when it is over: all of it is in the database, and nothing of it in memory. */

const world = new TestWorld();
const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));
const { db } = house.deps;

const soon = (): Millis => (world.now() + 60_000) as Millis;

async function playedOut(sport: SomeSport, fixture: Fixture): Promise<Fixture> {
  let isAdded = false;
  const played = playedBy(house, sport, { world, due: () => (isAdded ? [] : ((isAdded = true), [fixture])) });
  await played.open(error => expect(error).toBeUndefined());
  await played.scheduled();
  await played.finished();
  return fixture;
}

const resultOf = async (event: string): Promise<Reply<'sportResult'>> =>
  (await ask(house, 'sportResult', { event })).data as unknown as Reply<'sportResult'>;
const cardOf = async <T>(event: string): Promise<T> => (await ask(house, 'scorecard', { event })).data['card'] as T;

let match: Fixture;
let race: Fixture;
beforeAll(async () => {
  match = await playedOut(tennis as SomeSport, tennis.invent(soon(), 'tennis-1', randomOf('results', 1)));
  race = await playedOut(horseRacing as SomeSport, horseRacing.invent(soon(), 'horseRacing-1', randomOf('results', 2)));
});

describe('[R14] a match that is over', () => {
  test('tells its final score and the answer of every market', async () => {
    const { data } = await ask(house, 'sportResult', { event: match.id });
    expect(data).toMatchObject({ name: match.name, sides: match.sides, state: 'over', isProvable: true });
    const { score, markets } = await resultOf(match.id);
    expect(score?.sides.map(({ name }) => name)).toEqual(match.sides);
    expect(markets.length).toBeGreaterThan(5);
    expect(markets.every(({ settledAt, result }) => settledAt !== null && result !== '')).toBe(true);
    const won = markets.find(({ name }) => name === 'MATCH_ODDS')!;
    const { players, sets } = await cardOf<TennisCard>(match.id);
    const setsWon = sets.map(({ games }) => (games[0] > games[1] ? 0 : 1));
    const winner = setsWon.filter(side => side === 0).length > setsWon.length / 2 ? 0 : 1;
    expect(won.winners).toEqual([players[winner]]);
  });

  test('says in Hindi what it says in English', async () => {
    const { data } = await ask(house, 'sportResult', { event: match.id }, { headers: { 'accept-language': 'hi' } });
    const markets = data['markets'] as Reply<'sportResult'>['markets'];
    expect(markets.filter(({ isVoid }) => isVoid).every(({ result }) => result === 'अमान्य')).toBe(true);
  });

  test('is the same from another node, which has only the database', async () => {
    const other = await openTestHouse(database.url, world);
    const { data } = await ask(other, 'sportResult', { event: match.id });
    const { data: card } = await ask(other, 'scorecard', { event: match.id });
    await other.close();
    expect(data).toEqual(await resultOf(match.id));
    expect(card['card']).toEqual(await cardOf(match.id));
  });

  test('of a release before this one has the score that its record comes to', async () => {
    await db.query(
      `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
       select 'tennis-old', sport, fixture, '', 'over', starts_at, changed_at from sport_events where id = $1`,
      [match.id],
    );
    await db.query(
      `insert into sport_record (event_id, nth, event, at)
       select 'tennis-old', nth, event, at from sport_record where event_id = $1`,
      [match.id],
    );
    const old = await resultOf('tennis-old');
    expect(old.score).toEqual((await resultOf(match.id)).score);
    expect(old).toMatchObject({ isProvable: false, markets: [] });
  });

  test('that the house corrects tells the last answer, and that it was corrected', async () => {
    const id = `${match.id}.matchOdds`;
    const before = (await resultOf(match.id)).markets.find(market => market.id === id)!;
    const loser = match.sides.findIndex(side => side !== before.winners[0]);
    await db.query('update markets set settlements = settlements + 1, answer = $2 where id = $1', [
      id,
      JSON.stringify({ type: 'won', winners: [loser] }),
    ]);
    const after = (await resultOf(match.id)).markets.find(market => market.id === id)!;
    expect([before.isCorrected, after.isCorrected]).toEqual([false, true]);
    expect(after.winners).toEqual([match.sides[loser]]);
  });

  test.each([
    ['nowhere', 'unknown-event'],
    ['tennis-next', 'event-under-way'],
  ])('%s is refused as %s', async (event, code) => {
    await db.query(
      `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
       select 'tennis-next', sport, fixture, '', 'upcoming', starts_at, changed_at from sport_events where id = $1
       on conflict do nothing`,
      [match.id],
    );
    expect((await ask(house, 'sportResult', { event })).code).toBe(code);
  });
});

describe('results', () => {
  const idsOf = async (input: object): Promise<string[]> => {
    const { data } = await ask(house, 'sportResults', input);
    return (data['rows'] as Reply<'sportResults'>['rows']).map(({ id }) => id);
  };

  test('are by sport, by day, by name, newest first and page by page', async () => {
    const day = dayOf(race.startsAt);
    expect(await idsOf({ sport: 'horseRacing' })).toEqual([race.id]);
    expect(await idsOf({ sport: 'horseRacing', day })).toEqual([race.id]);
    expect(await idsOf({ sport: 'horseRacing', day: '2001-01-01' })).toEqual([]);
    expect(await idsOf({ search: match.sides[0]! })).toContain(match.id);
    expect(await idsOf({ search: 'nobody of that name' })).toEqual([]);
    const all = await idsOf({ size: 50 });
    expect(all[0]).toBe(race.id);
    expect(all).not.toContain('tennis-next');
    const { data } = await ask(house, 'sportResults', { page: 2 });
    expect((data['rows'] as object[]).length).toBe(all.length); // a page beyond the last is the last
  });

  test('of a race are who came in first', async () => {
    const { data } = await ask(house, 'sportResults', { sport: 'horseRacing' });
    const [row] = data['rows'] as Reply<'sportResults'>['rows'];
    expect(row?.score?.sides).toHaveLength(3);
  });

  test('are found by the search of events, after what is open', async () => {
    const { data } = await ask(house, 'sportEvents', { search: match.sides[0]! });
    const states = (data['rows'] as Reply<'sportEvents'>['rows']).map(({ state }) => state);
    expect(states[0]).toBe('upcoming');
    expect(states.at(-1)).toBe('over');
  });
});

describe('the form of a horse', () => {
  test('is what the house has really run, before that race and in the order in which it was run', async () => {
    const first = await cardOf<RaceReport>(race.id);
    expect(first.runners.flatMap(({ form }) => form)).toEqual([]);
    const again = { ...race, id: 'horseRacing-2', startsAt: soon() };
    await playedOut(horseRacing as SomeSport, again);
    const second = await cardOf<RaceReport>(again.id);
    for (const [nth, { form, trainer }] of second.runners.entries()) {
      const before = first.runners[nth]!;
      expect(form.map(({ event, place }) => [event, place])).toEqual(
        before.place === undefined ? [] : [[race.id, before.place]],
      );
      expect(trainer).toBe(before.trainer);
    }
    expect(second.runners.some(({ form }) => form[0]?.jockey)).toBe(true);
    expect((await cardOf<RaceReport>(race.id)).runners.flatMap(({ form }) => form)).toEqual([]);
  });

  test('[R6] nobody can rewrite it, nor the score of a match', async () => {
    await expect(db.query('update race_runs set place = 1')).rejects.toThrow('append-only');
    await expect(db.query('delete from sport_results')).rejects.toThrow('append-only');
  });
});
