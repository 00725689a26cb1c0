import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import { competitionOf, competitionsOf } from '@maidan/exchange/seasons/catalogue';
import { fixturesDue } from '@maidan/exchange/sports/schedule';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { tableTennis } from '@maidan/exchange/sports/rally/tableTennis';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { lastSeasons, recountedOutcome, seasonOf } from './seasons.ts';
import { playedBy } from './testSport.ts';

/* Seasons on the real database: what is played goes on from what was played. */

const world = new TestWorld();
const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));
const { db } = house.deps;

const LEAGUE = 'setka-star-series';
const CUP = 'liga-rapida';

const soon = (): Millis => (world.now() + 60_000) as Millis;

/** The nth match of a season, as the programme would add it. */
function matchOf(competition: string, nth: number, sides: readonly string[], round = 1): Fixture {
  const id = `tableTennis-${competition}-${nth}`;
  const drawn = tableTennis.invent(soon(), id, randomOf('seasons', nth));
  const { name } = competitionOf(competition)!;
  return { ...drawn, competition: name, name: sides.join(' v '), sides, tie: { competition, season: 1, nth, round } };
}

async function playedOut(...fixtures: readonly Fixture[]): Promise<void> {
  let isAdded = false;
  const due = () => (isAdded ? [] : ((isAdded = true), fixtures));
  const played = playedBy(house, tableTennis as SomeSport, { world, due });
  await played.open(error => expect(error).toBeUndefined());
  await played.scheduled();
  await played.finished();
}

const pageOf = async (competition: string) =>
  (await ask(house, 'competition', { competition })).data as unknown as Reply<'competition'>;

const [a = '', b = '', c = '', d = ''] = competitionOf(LEAGUE)!.entrants(1);
const seeds = competitionOf(CUP)!.entrants(1);

beforeAll(async () => {
  await playedOut(
    matchOf(LEAGUE, 1, [a, b]),
    matchOf(LEAGUE, 2, [c, d]),
    matchOf(CUP, 1, [seeds[0]!, seeds[15]!]),
    matchOf(CUP, 2, [seeds[7]!, seeds[8]!]),
  );
});

describe('[R14] a season', () => {
  test('has a table that counts what was played', async () => {
    const { table, results, over, matches } = await pageOf(LEAGUE);
    expect([over, matches, results.length]).toEqual([2, 90, 2]);
    expect(table!.rows.map(({ played }) => played).toSorted()).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    const winners = (await seasonOf(db, LEAGUE, 1)).map(({ fixture, taken: { outcome } }) =>
      outcome?.type === 'match' ? fixture.sides[outcome.winner!] : undefined,
    );
    expect(
      table!.rows
        .slice(0, 2)
        .map(({ side }) => side)
        .toSorted(),
    ).toEqual(winners.toSorted());
  });

  test('what was written down is what the record comes to', async () => {
    const rows = [...(await seasonOf(db, LEAGUE, 1)), ...(await seasonOf(db, CUP, 1))];
    expect(rows.length).toBe(4);
    for (const { id, fixture, outcome } of rows) {
      expect(outcome).not.toBeNull();
      expect(await recountedOutcome(db, id, fixture)).toEqual(outcome);
    }
  });

  test('of a cup: who won meets who won, and the programme adds that match', async () => {
    const { bracket } = await pageOf(CUP);
    const through = bracket!.slice(0, 2).map(({ sides }) => sides.find(({ isThrough }) => isThrough)!.name);
    const next = bracket!.find(({ round }) => round === 2)!;
    expect(next.sides.map(({ name }) => name)).toEqual(through);
    const taken = await lastSeasons(db, ['tableTennis']);
    const house2 = { seed: 'x', speed: 1, sports: new Set(['tableTennis']) };
    const later = (world.now() + 86_400_000) as Millis;
    const ties = fixturesDue(later, [], house2, taken).map(
      ({ tie }) => `${tie!.competition} ${tie!.season} ${tie!.nth}`,
    );
    expect(ties).not.toContain(`${CUP} 1 1`);
    expect(ties).not.toContain(`${LEAGUE} 1 1`);
    expect(new Set(ties).size).toBe(ties.length);
  });

  test('has each of its matches once: the database refuses a second', async () => {
    const again = matchOf(LEAGUE, 1, [a, b]);
    await expect(
      db.query(
        `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
         values ('again', 'tableTennis', $1, '', 'upcoming', now(), now())`,
        [again],
      ),
    ).rejects.toThrow('sport_events_of_a_season');
  });

  test('a match that is called off has no result, whatever was written', async () => {
    await db.query("update sport_events set state = 'void' where id = $1", [matchOf(LEAGUE, 2, [c, d]).id]);
    const { table } = await pageOf(LEAGUE);
    const off = table!.rows.filter(({ side }) => side === c || side === d);
    expect(off.map(({ played, won, lost, without }) => [played, won, lost, without])).toEqual([
      [1, 0, 0, 1],
      [1, 0, 0, 1],
    ]);
  });

  test('is found in the list of its sport; nothing else is', async () => {
    const { rows } = (await ask(house, 'competitions', { sport: 'tableTennis' }))
      .data as unknown as Reply<'competitions'>;
    expect(rows.map(({ id }) => id)).toEqual(competitionsOf('tableTennis').map(({ id }) => id));
    expect((await ask(house, 'competition', { competition: 'nowhere' })).code).toBe('unknown-competition');
  });
});
