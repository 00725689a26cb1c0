import * as fc from 'fast-check';
import { paise, rupees, sum } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { inventOne } from '../proof/sportLaws.ts';
import { cricket } from '../sports/cricket/cricket.ts';
import type { CricketEvent } from '../sports/cricket/match.ts';
import type { Delivery } from '../sports/cricket/innings.ts';
import { CONTEST_KINDS, kindOf, poolOf, prizesOf, rakeOf, RETURNED, standingsOf } from './contests.ts';
import { canPick, filledUp } from './fillUp.ts';
import { pointsOf } from './points.ts';
import { ELEVEN, ROLES, squadOf } from './squad.ts';
import { BUDGET, creditsOf, type Team, teamFault, teamPoints } from './team.ts';

const fixtureOf = (seed: string, format: 'T20' | 'ODI' | 'Test' = 'T20') => ({ ...inventOne(cricket, seed), format });

describe('who can be picked', () => {
  test('two elevens with every role; the dearest eleven never fit and some eleven always does', () => {
    for (let n = 0; n < 60; n += 1) {
      const squad = squadOf(fixtureOf(`squad-${n}`, (['T20', 'ODI', 'Test'] as const)[n % 3]!));
      expect(squad).toHaveLength(22);
      for (const side of [0, 1] as const)
        for (const role of ROLES) expect(squad.some(player => player.side === side && player.role === role)).toBe(true);
      const prices = squad.map(({ credits }) => credits).toSorted((a, b) => b - a);
      expect(prices.slice(0, ELEVEN).reduce((total, each) => total + each, 0)).toBeGreaterThan(BUDGET);
      const team = filledUp(squad, [], squad.map(({ id }) => id).toReversed())!;
      expect(teamFault(squad, { players: team, captain: team[0]!, vice: team[1]! })).toBeUndefined();
    }
  });

  test('whoever picks only what can be picked ends with an eleven within the rules', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.integer({ min: 0, max: 21 }), { maxLength: 60 }),
        (n, wanted) => {
          const squad = squadOf(fixtureOf(`pick-${n}`));
          const players = wanted.reduce<readonly number[]>(
            (picked, id) => (picked.length < ELEVEN && canPick(squad, picked, id) ? [...picked, id] : picked),
            [],
          );
          const eleven = filledUp(squad, players, [])!;
          expect(players.every(id => eleven.includes(id))).toBe(true);
          expect(teamFault(squad, { players: eleven, captain: eleven[3]!, vice: eleven[4]! })).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a team', () => {
  const squad = squadOf(fixtureOf('a team'));
  const players = filledUp(squad, [], [])!;
  const team: Team = { players, captain: players[0]!, vice: players[1]! };
  const others = squad.map(({ id }) => id).filter(id => !players.includes(id));
  const dear = squad.toSorted((a, b) => b.credits - a.credits).map(({ id }) => id);
  const alike = (role: string) => squad.filter(player => player.role === role).map(({ id }) => id);
  test.each([
    ['is within the rules', team, undefined],
    ['has ten', { ...team, players: players.slice(1) }, 'eleven'],
    ['has twelve', { ...team, players: [...players, others[0]!] }, 'eleven'],
    ['has somebody twice', { ...team, players: [...players.slice(1), players[1]!] }, 'eleven'],
    ['has nobody we know', { ...team, players: [...players.slice(1), 22] }, 'unknown'],
    [
      'has no keeper',
      {
        ...team,
        players: squad
          .filter(({ role }) => role !== 'keeper')
          .slice(0, 11)
          .map(({ id }) => id),
      },
      'role',
    ],
    ['has nine batters', { ...team, players: [...alike('batter').slice(0, 9), 3, 6] }, 'role'],
    ['is of one side', { ...team, players: squad.slice(0, 11).map(({ id }) => id) }, 'side'],
    ['is led twice by one', { ...team, vice: team.captain }, 'captain'],
    ['is led by somebody else', { ...team, captain: others[0]! }, 'captain'],
  ] as const)('%s', (_, given, fault) => expect(teamFault(squad, given)).toBe(fault));

  test('costs more than there is', () => {
    const rich = dear.slice(0, ELEVEN);
    const missing = ROLES.filter(role => !rich.some(id => squad[id]!.role === role));
    const mixed = [...missing.map(role => alike(role)[0]!), ...rich].slice(0, ELEVEN);
    expect(creditsOf(squad, mixed)).toBeGreaterThan(BUDGET);
    expect(teamFault(squad, { players: mixed, captain: mixed[0]!, vice: mixed[1]! })).toBe('budget');
  });

  test('has twice its captain’s points and one and a half times its vice-captain’s', () => {
    const points = squad.map(({ id }) => ({ total: id === team.captain ? 10 : id === team.vice ? 7 : 1, lines: [] }));
    expect(teamPoints(team, points)).toBe(2 * (20 + 10.5 + 9));
  });
});

/** A match of one innings in which the home side bats: the first two are in, the tenth of the others bowls. */
const played = (format: 'T20' | 'ODI' | 'Test', balls: readonly Delivery[]) =>
  pointsOf(fixtureOf('table', format), [
    { type: 'toss', winner: 0, bats: 0 },
    { type: 'innings', batting: 0 },
    ...balls.flatMap((ball): CricketEvent[] => [{ type: 'runUp' }, { type: 'ball', ball }]),
  ]);

const dots = (count: number): Delivery[] => Array.from({ length: count }, () => ({ bat: 0 }));
const out = (how: 'bowled' | 'lbw' | 'caught' | 'stumped' | 'run out', by?: number): Delivery => ({
  bat: 0,
  out: { how, who: 'striker', ...(by !== undefined && { by }) },
});
const sixes = (count: number): Delivery[] => Array.from({ length: count }, () => ({ bat: 6 }));
const BOWLER = 11 + 9;

describe('points', () => {
  test.each([
    ['a run', 'T20', [{ bat: 2 }], 0, 2],
    ['a four is four runs and one', 'T20', [{ bat: 4 }], 0, 5],
    ['a six is six runs and two', 'T20', [{ bat: 6 }], 0, 8],
    ['a wide is nobody’s ball', 'T20', [{ bat: 0, extra: 'wide', extras: 5 }], 0, 0],
    ['a duck in a T20', 'T20', [out('caught', 4)], 0, -2],
    ['a duck in a Test', 'Test', [out('caught', 4)], 0, -4],
    ['a catch', 'T20', [out('caught', 4)], 11 + 4, 8],
    ['a stumping', 'T20', [out('stumped', 3)], 11 + 3, 12],
    ['a run-out is the fielder’s', 'T20', [out('run out', 5)], 11 + 5, 12],
    ['a run-out is no wicket of the bowler', 'T20', [out('run out', 5)], BOWLER, 0],
    ['a wicket', 'T20', [out('caught', 4)], BOWLER, 25],
    ['bowled', 'T20', [out('bowled')], BOWLER, 33],
    ['lbw in a Test', 'Test', [out('lbw')], BOWLER, 24],
    ['three wickets', 'T20', [out('caught', 4), out('caught', 4), out('caught', 4)], BOWLER, 79],
    ['three wickets in an ODI', 'ODI', [out('caught', 4), out('caught', 4), out('caught', 4)], BOWLER, 75],
    ['a maiden', 'T20', dots(6), BOWLER, 12],
    ['a maiden in a Test counts nothing', 'Test', dots(6), BOWLER, 0],
    ['no maiden with a leg bye', 'T20', [...dots(5), { bat: 0, extra: 'legBye', extras: 1 }], BOWLER, 0],
    ['six sixes, of too few balls for a rate', 'T20', sixes(6), 0, 48],
    ['a fifty', 'T20', [...sixes(6), { bat: 1 }, ...sixes(3)], 0, 54 + 18 + 8],
    ['a fifty, and a rate from the tenth ball on', 'T20', [...sixes(6), { bat: 1 }, ...sixes(4)], 0, 60 + 20 + 8 + 6],
  ] as const)('%s', (_, format, balls, id, points) => expect(played(format, balls)[id]!.total).toBe(points));

  test('a super over counts nothing', () => {
    const events: CricketEvent[] = [
      { type: 'toss', winner: 0, bats: 0 },
      { type: 'innings', batting: 0 },
      { type: 'ball', ball: { bat: 1 } },
    ];
    const more: CricketEvent[] = [
      { type: 'innings', batting: 1, isSuperOver: true },
      { type: 'ball', ball: { bat: 6 } },
    ];
    const fixture = fixtureOf('super');
    expect(pointsOf(fixture, [...events, ...more])).toEqual(pointsOf(fixture, events));
  });
});

describe('prizes', () => {
  test.each([
    ['duel', 2, [180]],
    ['highDuel', 2, [900]],
    ['league', 2, [90]],
    ['league', 5, [146.25, 78.75]],
    ['league', 10, [225, 135, 90]],
    ['grand', 1, []],
  ] as const)('%s with %i', (code, entries, prizes) =>
    expect(prizesOf(kindOf(code)!, entries)).toEqual(prizes.map(rupees)),
  );

  test('whatever the contest and the number of entries, what goes in is what is paid and the rake', () => {
    for (const kind of CONTEST_KINDS)
      for (let entries = 2; entries <= kind.places; entries += 1) {
        const prizes = prizesOf(kind, entries);
        expect(sum(prizes) + rakeOf(kind, entries)).toBe(kind.fee * entries);
        expect(sum(prizes)).toBe(poolOf(kind, entries));
        expect(sum(prizes) * 100).toBe(kind.fee * entries * RETURNED);
        expect(prizes.length).toBeLessThan(entries);
        expect(prizes.every((prize, nth) => prize > 0 && prize <= (prizes[nth - 1] ?? prize))).toBe(true);
      }
  });

  test('whatever the points and ties, all prizes are paid to the paisa, and equal points differ by a paisa at most', () => {
    const fee = fc.integer({ min: 1, max: 99_999 });
    const points = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 100 });
    fc.assert(
      fc.property(fee, points, (paid, made) => {
        const prizes = prizesOf({ ...kindOf('grand')!, fee: paise(paid) }, made.length);
        const standings = standingsOf(prizes, made);
        expect(sum(standings.map(({ prize }) => prize))).toBe(sum(prizes));
        for (const [a, own] of standings.entries()) {
          expect(own.place).toBe(1 + made.filter(other => other > made[a]!).length);
          for (const [b, other] of standings.entries()) {
            const ahead = own.prize - other.prize;
            expect(made[a] !== made[b] || Math.abs(ahead) <= 1).toBe(true);
            expect(made[a]! <= made[b]! || ahead >= 0).toBe(true);
          }
        }
      }),
    );
  });

  test('a paisa that does not divide is of who entered first', () => {
    const shared = standingsOf([paise(100)], [7, 7, 7]);
    expect(shared).toEqual([34, 33, 33].map(prize => ({ place: 1, prize })));
  });
});
