import { describe, expect, test } from 'vitest';
import type { Millis } from '@maidan/core/ids';
import { inventOne, playOut } from '../proof/sportLaws.ts';
import { esoccer, football, futsal } from './football/football.ts';
import type { FootballCard } from './football/timeline.ts';
import type { FootballEvent, FootballState } from './football/match.ts';
import { raceCardOf } from './racing/card.ts';
import { greyhoundRacing, horseRacing, RACE_RULES } from './racing/racing.ts';
import { type RaceReport, runsOf } from './racing/raceReport.ts';
import type { RaceState } from './racing/race.ts';
import { scorecardOf } from './scorecards.ts';
import { type SomeSport, SPORTS } from './sports.ts';
import { gamesOf, type TennisEvent, type TennisState } from './tennis/match.ts';
import type { TennisCard } from './tennis/setBySet.ts';
import { tennis } from './tennis/tennis.ts';

const SEEDS = Array.from({ length: 12 }, (_, n) => `cards-${n}`);

function played<S, E>(sport: { readonly code: string }, seed: string) {
  const some = sport as SomeSport;
  const { fixture, states, events } = playOut(some, seed);
  const steps = events.map((event, nth) => ({ event, at: nth }));
  return { fixture, last: states.at(-1) as S, events: events as E[], card: scorecardOf(some, fixture, steps) };
}

test.each(SPORTS.map(({ code }) => code))('[R14] %s has a card, whole and in parts, and the same one twice', code => {
  const sport = SPORTS.find(each => each.code === code)!;
  const { fixture, events, card } = played<unknown, unknown>(sport, 'any');
  const steps = events.map((event, nth) => ({ event, at: nth }));
  expect(scorecardOf(sport, fixture, steps)).toEqual(card);
  expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  for (const part of [0, 1, Math.floor(steps.length / 2)])
    expect(scorecardOf(sport, fixture, steps.slice(0, part)).kind).toBe(card.kind);
});

describe.each([football, esoccer, futsal])('$name', sport => {
  test.each(SEEDS)('[R14] the timeline of %s tells every goal, card and corner of the match', seed => {
    const { last, events, card } = played<FootballState, FootballEvent>(sport, seed);
    const { moments, counts, goals, pressure } = card as FootballCard;
    expect(goals).toEqual(last.goals);
    const by = (what: string, side: number): number =>
      moments.filter(each => each.what === what && each.side === side).length;
    for (const side of [0, 1] as const) {
      expect(by('goal', side)).toBe(last.goals[side]);
      expect(by('corner', side)).toBe(last.corners[side]);
      expect(by('yellow', side)).toBe(last.yellows[side]);
      expect(by('red', side)).toBe(last.reds[side]);
      const ended = last.goals[side] + counts.missed[side] + counts.disallowed[side];
      expect(counts.attacks[side]).toBe(ended + (last.wasAbandoned && last.attacker === side ? 1 : 0));
    }
    expect(moments.filter(({ what }) => what === 'goal').map(({ side }) => side)).toEqual(last.scorers);
    const dangers = events.filter(({ type }) => type === 'danger').length;
    const corners = last.corners[0] + last.corners[1];
    expect(pressure.reduce((sum, { by: [home, away] }) => sum + home + away, 0)).toBe(3 * dangers + corners);
    expect(pressure.every(({ from, to }) => from < to)).toBe(true);
  });
});

describe('tennis', () => {
  test.each(SEEDS)('[R14] the sets of %s are those of the match, and its points are those that were played', seed => {
    const { last, events, card } = played<TennisState, TennisEvent>(tennis, seed);
    const { sets, counts } = card as TennisCard;
    expect(sets.filter(({ each }) => each.length > 0).map(({ games }) => games)).toEqual(
      last.sets.filter(set => set.length > 0).map(gamesOf),
    );
    const points = events.filter(event => event.type === 'point');
    for (const side of [0, 1] as const) {
      expect(counts.points[side]).toBe(points.filter(({ to }) => to === side).length);
      expect(sets.reduce((sum, set) => sum + set.points[side], 0)).toBe(counts.points[side]);
      const lost = counts.breaks[side === 0 ? 1 : 0];
      expect(counts.serviceGames[side]).toBe(counts.held[side] + lost);
      expect(counts.breaks[side]).toBeLessThanOrEqual(counts.breakPoints[side]);
      expect(counts.serviceWon[side]).toBeLessThanOrEqual(counts.servicePoints[side]);
    }
    expect(counts.servicePoints[0] + counts.servicePoints[1]).toBe(points.length);
  });
});

describe.each([horseRacing, greyhoundRacing])('$name', sport => {
  test.each(SEEDS)('[R14] the report of %s places everybody who ran as the judge did', seed => {
    const { fixture, last, card } = played<RaceState, unknown>(sport, seed);
    const { runners, sections, isOfficial } = card as RaceReport;
    expect(isOfficial).toBe(!last.wasAbandoned);
    const placed = runners.filter(({ place }) => place !== undefined);
    const order = placed.toSorted((a, b) => a.place! - b.place!).map(({ number }) => number - 1);
    expect(new Set(order)).toEqual(new Set(last.order?.flat() ?? []));
    expect(placed.map(({ place }) => place).includes(1)).toBe(!last.wasAbandoned);
    expect(runners.filter(({ isOut }) => isOut)).toHaveLength(last.nonRunners.length);
    expect(sections.at(-1)?.metres ?? last.metres).toBe(last.metres);
    const runs = runsOf(RACE_RULES[sport.code]!, fixture, last);
    expect(runs.map(({ number, place }) => [number, place])).toEqual(
      placed.map(({ number, place }) => [number, place]),
    );
    const times = placed.toSorted((a, b) => a.place! - b.place!).map(({ ms }) => ms!);
    expect(times.every((ms, nth) => nth === 0 || ms >= times[nth - 1]! - 20)).toBe(true);
  });
});

describe('a race card', () => {
  const cards = SEEDS.map(seed => inventOne(horseRacing, seed));

  test('weighs the field by what it can do: the best carries most', () => {
    for (const fixture of cards) {
      const ms = fixture.sides.map((_, n) => fixture.strengths![`ms${n + 1}`]!);
      const weights = raceCardOf(fixture).map(({ weight }) => weight!);
      expect(weights[ms.indexOf(Math.min(...ms))]).toBe(600);
      expect(weights.every(weight => weight >= 500 && weight <= 600 && weight % 5 === 0)).toBe(true);
    }
  });

  test('has a horse with the same trainer wherever it runs, a year older a year later', () => {
    const [fixture] = cards as [(typeof cards)[0]];
    const elsewhere = { ...fixture, id: 'another', venue: 'Elsewhere', country: 'AU' };
    const trainers = (race: typeof fixture) => raceCardOf(race).map(({ trainer }) => trainer);
    expect(trainers(elsewhere)).toEqual(trainers(fixture));
    const ages = (year: number) =>
      raceCardOf({ ...fixture, startsAt: Date.UTC(year, 5) as Millis }).map(({ age }) => age);
    const grown = ages(2027).filter((age, n) => age === ages(2026)[n]! + 1).length;
    expect(grown).toBeGreaterThan(fixture.sides.length / 2); // the oldest give their names to the youngest
  });

  test('has nobody ride twice in a race, and riders of a country again in the next', () => {
    const ridden = cards.map(fixture => raceCardOf(fixture).map(({ jockey }) => jockey!));
    expect(ridden.every(jockeys => new Set(jockeys).size === jockeys.length)).toBe(true);
    const ofIndia = cards.map(fixture => raceCardOf({ ...fixture, country: 'IN' }).map(({ jockey }) => jockey!));
    expect(new Set(ofIndia.flat()).size).toBeLessThanOrEqual(26);
  });
});
