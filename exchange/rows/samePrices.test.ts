import { createHash } from 'node:crypto';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { randomOf } from '../random.ts';
import { SPORTS, type SomeSport } from '../sports/sports.ts';
import { rowQuotes, rowSpan } from './rowPricing.ts';

/*
 * Bets are held against prices that are made again (docs/decisions/0054). Who changes how rows are priced writes what is
 * made here anew, and a migration that carries over which bets were taken at the old prices, as 0047 does.
 */

/** What is offered along a match, at every twentieth thing that happens in it. */
function pricesOf(sport: SomeSport): string {
  const hash = createHash('sha256');
  let state = sport.begin(sport.invent(1_700_000_000_000 as Millis, `${sport.code}-1`, randomOf('prices', 1)));
  for (let nth = 0; nth < 400; nth += 1) {
    if (nth % 20 === 0)
      for (const plan of sport.marketsOf(state)) {
        const truth = plan.kind === 'exchange' ? undefined : sport.truthOf(state, plan);
        if (truth) hash.update(JSON.stringify([plan.id, rowQuotes(plan, truth, rowSpan(plan, false))]));
      }
    const step = sport.next(state, randomOf('prices', nth));
    if (!step) break;
    state = sport.evolve(state, step.event);
  }
  return hash.digest('hex').slice(0, 16);
}

test('rows are priced as they were when bets were taken', () => {
  expect(Object.fromEntries(SPORTS.map(sport => [sport.code, pricesOf(sport)]))).toMatchInlineSnapshot(`
    {
      "americanFootball": "3c8e166ce5676add",
      "athletics": "57aea5c1748a393b",
      "australianRules": "8b223e581e8a1c29",
      "badminton": "789d371f20907e6c",
      "baseball": "883e86020cad476c",
      "basketball": "c00741934b3825b2",
      "basketball3x3": "fce6dc4c7d289848",
      "beachVolleyball": "fd0cab0b45727162",
      "boatRacing": "f8691206496988b9",
      "boxing": "41d44e6bdea57201",
      "chess": "2f76bdaba90d6d99",
      "cricket": "84e3502d40f2fdf2",
      "cycling": "07c6adce08956e7c",
      "darts": "d4d013ee61eeff44",
      "eGames": "50931d59c5245b72",
      "esoccer": "b9367f6589cc7fc4",
      "football": "be2ffa1e22a0cdca",
      "futsal": "bfe2447dca3d7b53",
      "golf": "9efe0b67136f5af2",
      "greyhoundRacing": "e3b0c44298fc1c14",
      "handball": "95bc77e64285cb95",
      "horseRacing": "e3b0c44298fc1c14",
      "iceHockey": "b1f316c1fbdb65b8",
      "kabaddi": "88e7fca626c27d67",
      "mixedMartialArts": "4fc79e4c3e5dd230",
      "motogp": "c33bb579194baee3",
      "motorSports": "42cfc6fa4b381e87",
      "motorbikes": "887ef03167fbfb22",
      "politics": "466b7b46cad68501",
      "rugbyLeague": "76ecf5ff19919707",
      "rugbyUnion": "3cab7d1b69ea3b2d",
      "snooker": "30c9426254039bb0",
      "sumo": "88d654e1742b76eb",
      "tableTennis": "1108059b4288d638",
      "tennis": "bf2e567a6745871c",
      "volleyball": "f06d88e4a4090820",
    }
  `);
});
