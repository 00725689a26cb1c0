import { describe, expect, test } from 'vitest';
import { playOut } from '../../../proof/sportLaws.ts';
import { cricket } from '../cricket.ts';
import type { CricketEvent, CricketState } from '../match.ts';
import { cricketCard, type InningsCard } from './scorecard.ts';

/* The card is held against two others: what the match itself counted on the way, and a recount of the deliveries alone. */

const SEEDS = Array.from({ length: 24 }, (_, n) => `card-${n}`);

function played(seed: string) {
  const { fixture, states, events } = playOut(cricket, seed);
  const last = states.at(-1)! as CricketState;
  return { fixture, last, events: events as CricketEvent[], card: cricketCard(fixture, events as CricketEvent[]) };
}

const sumOf = <T>(list: readonly T[], figure: (item: T) => number): number =>
  list.reduce((sum, item) => sum + figure(item), 0);

/** Nothing but deliveries: no batter, no bowler, no over of the match is looked at. */
function recount(events: readonly CricketEvent[]) {
  const innings: { runs: number; bat: number; extras: number; wickets: number; legal: number }[] = [];
  for (const event of events) {
    if (event.type === 'innings') innings.push({ runs: 0, bat: 0, extras: 0, wickets: 0, legal: 0 });
    const now = innings.at(-1);
    if (event.type !== 'ball' || !now) continue;
    const { bat, extra, extras = 0, out } = event.ball;
    now.runs += bat + extras;
    now.bat += bat;
    now.extras += extras;
    now.wickets += out ? 1 : 0;
    now.legal += extra === 'wide' || extra === 'noBall' ? 0 : 1;
  }
  return innings;
}

const extrasOf = ({ extras: { wides, noBalls, byes, legByes } }: InningsCard): number =>
  wides + noBalls + byes + legByes;

describe.each(SEEDS)('the card of %s', seed => {
  const { last, events, card } = played(seed);
  const own = [...last.innings, ...last.superOvers];
  const again = recount(events);

  test('[R14] has an innings for each that was played, with the score of the match', () => {
    expect(card.innings.map(({ score, wickets, balls }) => [score, wickets, balls])).toEqual(
      own.map(({ score, wickets, balls }) => [score, wickets, balls]),
    );
  });

  test('[R14] adds up to the deliveries, counted a second time', () => {
    expect(card.innings.map(each => [each.score, extrasOf(each), each.wickets, each.balls])).toEqual(
      again.map(({ runs, extras, wickets, legal }) => [runs, extras, wickets, legal]),
    );
    for (const [nth, each] of card.innings.entries()) {
      expect(sumOf(each.batters, ({ runs }) => runs)).toBe(again[nth]!.bat);
      expect(sumOf(each.batters, ({ runs }) => runs) + extrasOf(each)).toBe(each.score);
      expect(sumOf(each.bowlers, ({ runs }) => runs) + each.extras.byes + each.extras.legByes).toBe(each.score);
      expect(sumOf(each.bowlers, ({ balls }) => balls)).toBe(each.balls);
      expect(sumOf(each.overs, ({ runs }) => runs)).toBe(each.score);
      expect(sumOf(each.overs, ({ wickets }) => wickets)).toBe(each.wickets);
      expect(sumOf(each.partnerships, ({ runs }) => runs)).toBe(each.score);
      expect(sumOf(each.partnerships, ({ balls }) => balls)).toBe(each.balls);
      expect(each.batters.filter(({ out }) => out !== undefined)).toHaveLength(each.wickets);
      expect(each.batters.length + each.didNotBat.length).toBe(11);
    }
  });

  test('[R14] has every line as the match itself counted it', () => {
    for (const [nth, each] of card.innings.entries()) {
      const its = own[nth]!;
      expect(each.batters.map(({ name: _name, ...line }) => line)).toEqual(its.batters);
      expect(each.bowlers.map(({ balls, runs, wickets, maidens }) => [balls, runs, wickets, maidens])).toEqual(
        its.bowlers.map(({ balls, runs, wickets, maidens }) => [balls, runs, wickets, maidens]),
      );
      expect(each.extras).toEqual(its.extras);
      expect(each.falls.map(({ score, balls }) => [score, balls])).toEqual(
        its.falls.map(({ score, balls }) => [score, balls]),
      );
    }
  });
});

test('a partnership is of the two who made it: a broken one for each wicket, and the last one unbroken', () => {
  for (const seed of SEEDS)
    for (const { partnerships, wickets, falls } of played(seed).card.innings) {
      expect(partnerships.filter(({ isUnbroken }) => !isUnbroken)).toHaveLength(wickets);
      for (const [nth, { names, made, runs }] of partnerships.entries()) {
        expect(made[0] + made[1]).toBeLessThanOrEqual(runs);
        expect(nth >= wickets || names.includes(falls[nth]!.name)).toBe(true);
      }
    }
});

test('overs are numbered from one, hold six legal balls, and end at the score of the innings', () => {
  for (const seed of SEEDS)
    for (const { overs, score } of played(seed).card.innings) {
      expect(overs.map(({ over }) => over)).toEqual(overs.map((_, n) => n + 1));
      expect(overs.slice(0, -1).every(({ balls }) => balls === 6)).toBe(true);
      expect(overs.at(-1)?.score ?? 0).toBe(score);
    }
});

test('before the toss a card is empty, and while a match is played it is what has been played', () => {
  const { fixture, events } = played('card-0');
  expect(cricketCard(fixture, []).innings).toEqual([]);
  const half = cricketCard(fixture, events.slice(0, 300));
  expect(recount(events.slice(0, 300)).map(({ runs }) => runs)).toEqual(half.innings.map(({ score }) => score));
});
