import { describe, expect, test } from 'vitest';
import type { Millis } from '@maidan/core/ids';
import { odds } from '@maidan/core/odds';
import { randomFrom } from '@maidan/core/random';
import { randomOf } from '@maidan/exchange/random';
import { snooker, type SnookerState } from '@maidan/exchange/sports/simple/snooker';
import type { Signal } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { BOTS } from './bots.ts';
import { PlayedMatch } from './playedMatch.ts';
import { type Result, Seat } from './seat.ts';
import { type Line, lineOf, losing, observed } from './tally.ts';
import { looksAt, newTrial, playSeason, seasonsOf, type Share } from './trial.ts';

/** A match that goes as it is written: what happens, when, and what the chances of A are after it. */
type Script = readonly (readonly [ms: number, signal: Signal, chance: number])[];

const BOOK = { id: 'matchOdds', name: 'MATCH_ODDS', kind: 'exchange', runners: ['A', 'B'] } as const;
const ROW = { id: 'bookmaker', name: 'Bookmaker', kind: 'bookmaker', runners: ['A', 'B'] } as const;

/** A wins. */
function scripted(script: Script): PlayedMatch {
  const chanceOf = (state: unknown): number => (state === 0 ? 0.5 : script[Number(state) - 1]![2]);
  const sport: SomeSport = {
    code: 'tennis',
    name: 'Tennis',
    etid: 2,
    begin: () => 0,
    next: state => {
      const step = script[Number(state)];
      return step && { event: step[1], ms: step[0] - (script[Number(state) - 1]?.[0] ?? 0) };
    },
    evolve: state => Number(state) + 1,
    signalOf: (_, event) => event as Signal, // it is its own name
    scoreOf: () => ({ phase: '', sides: [] }),
    say: () => undefined,
    marketsOf: state => (state === script.length ? [] : [BOOK, ROW]),
    truthOf: state => ({ type: 'chances', chances: [chanceOf(state), 1 - chanceOf(state)] }),
    answerOf: state => (state === script.length ? { type: 'won', winners: [0] } : undefined),
    invent: () => {
      throw new Error('it is written');
    },
  };
  const fixture = { id: 'm', sport: 'tennis', competition: '', name: '', sides: [], startsAt: 0 as never, format: '' };
  return new PlayedMatch(sport, fixture, 'seed');
}

/** Backs A at what is offered after the first thing that happened, so much later; how it was struck. */
function backed(script: Script, afterMs: number, plan: typeof BOOK | typeof ROW): string {
  const match = scripted(script);
  const seat = new Seat(match);
  for (const moment of match.moments) {
    seat.turn(moment);
    if (moment.nth !== 1) continue;
    const offer = seat.offers(plan).find(({ runner, side }) => runner === 'A' && side === 'back');
    if (offer) seat.take(offer, { afterMs });
  }
  const [result] = seat.results();
  if (!result) return `nothing, ${seat.refused} refused`;
  const stake = result.struck.reduce((sum, bet) => sum + bet.stake, 0);
  return `at ${(1 + result.made / stake).toFixed(2)}`;
}

const END = [100_000, 'quiet', 1] as const;

describe('a bot at a match has what the engine allows', () => {
  test.each<[string, Script, number, typeof BOOK | typeof ROW, string]>([
    ['the price it saw, if nothing happens while it waits', [[1_000, 'quiet', 0.5], END], 0, BOOK, 'at 1.98'],
    [
      'the old price never: it is gone when something has happened',
      [[1_000, 'quiet', 0.5], [3_000, 'quiet', 0.8], END],
      0,
      BOOK,
      'nothing, 0 refused',
    ],
    [
      'a better price, if that is what has come of it',
      [[1_000, 'quiet', 0.5], [3_000, 'quiet', 0.4], END],
      0,
      BOOK,
      'at 2.46',
    ],
    [
      'nothing that waited when everything is suspended',
      [[1_000, 'quiet', 0.5], [3_000, 'dangerous', 0.9], [60_000, 'quiet', 0.5], END],
      0,
      BOOK,
      'nothing, 0 refused',
    ],
    [
      'the price of before while a ball is running',
      [[1_000, 'quiet', 0.5], [3_000, 'running', 0.5], END],
      0,
      BOOK,
      'at 1.98',
    ],
    [
      'on a row nothing while a ball is running',
      [[1_000, 'quiet', 0.5], [1_500, 'running', 0.5], END],
      0,
      ROW,
      'nothing, 1 refused',
    ],
    [
      'on a row the price it saw, a second later',
      [[1_000, 'quiet', 0.5], [2_500, 'running', 0.5], END],
      0,
      ROW,
      'at 1.92',
    ],
    [
      'on a row nothing at a price that has changed',
      [[1_000, 'quiet', 0.5], [1_500, 'quiet', 0.6], END],
      0,
      ROW,
      'nothing, 1 refused',
    ],
    ['nothing after the end', [[1_000, 'quiet', 0.5], END], 98_000, BOOK, 'nothing, 0 refused'],
  ])('%s', (_, script, afterMs, plan, struck) => {
    expect(backed(script, afterMs, plan)).toBe(struck);
  });

  test('what rests is taken by the maker after its delay, at the price of who waited', () => {
    const match = scripted([
      [1_000, 'quiet', 0.5],
      [10_000, 'quiet', 0.4],
      [12_000, 'quiet', 0.4],
      [16_000, 'quiet', 0.4],
      END,
    ]);
    const seat = new Seat(match);
    const struck: number[] = [];
    for (const moment of match.moments) {
      seat.turn(moment);
      if (moment.nth === 1) seat.rest(BOOK, { runner: 'A', side: 'back', odds: odds(2) });
      struck.push(moment.nth < 5 ? seat.struckIn(BOOK) : 0);
    }
    expect(struck).toEqual([0, 0, 0, 0, 1, 0]);
    expect(seat.results()[0]?.made).toBe(seat.results()[0]?.struck[0]?.stake);
  });
});

describe('a match is looked at', () => {
  const quiet = (length: number): PlayedMatch =>
    scripted(Array.from({ length }, (_, n) => [1_000 * (n + 1), 'quiet', 0.5] as const));

  test('at moments that do not tell how it goes on: the same ones, whether it is over soon or lasts', () => {
    const USUAL = 40;
    const before = (match: PlayedMatch, seed: number): readonly number[] =>
      [...looksAt(match, USUAL, randomFrom(seed))].filter(nth => nth < 10).toSorted((a, b) => a - b);
    const [short, long] = [quiet(10), quiet(200)];
    const seeds = Array.from({ length: 50 }, (_, seed) => seed);
    expect(seeds.map(seed => before(short, seed))).toEqual(seeds.map(seed => before(long, seed)));
    expect(new Set(seeds.flatMap(seed => before(short, seed))).size).toBe(10);
  });
});

describe('what a bet comes to in many ends', () => {
  /** Two tosses of a coin; who has the second one wins, and the first one says nothing. */
  const coins: SomeSport = {
    ...scripted([END]).sport,
    begin: () => '',
    next: (state, random) => (String(state).length < 2 ? { event: random() < 0.5 ? 'A' : 'B', ms: 1_000 } : undefined),
    evolve: (state, event) => `${String(state)}${String(event)}`,
    signalOf: () => 'quiet',
    marketsOf: state => (String(state).length === 2 ? [] : [BOOK]),
    truthOf: () => ({ type: 'chances', chances: [0.5, 0.5] }),
    answerOf: state =>
      String(state).length === 2 ? { type: 'won', winners: [String(state)[1] === 'A' ? 0 : 1] } : undefined,
  };
  const ENDS = 400;
  const tossed = (seed: number): PlayedMatch => new PlayedMatch(coins, scripted([END]).fixture, `${seed}`, ENDS);
  const shareOfA = (match: PlayedMatch, nth: number): number => {
    const answers = match.answersAfter(nth, BOOK);
    return answers.filter(answer => answer.type === 'won' && answer.winners[0] === 0).length / answers.length;
  };

  test('is about what it comes to on average, however this match ended', () => {
    for (let seed = 0; seed < 10; seed++) expect(Math.abs(shareOfA(tossed(seed), 0) - 0.5)).toBeLessThan(0.1);
  });

  test('begins with what really came next: when that was known, so was when it would come', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = tossed(seed);
      expect(shareOfA(match, 1)).toBe(String(match.last.state)[1] === 'A' ? 1 : 0);
    }
  });

  test('a bot makes that, and as the match ended if no ends are asked for', () => {
    const made = (ends: number): number => {
      const match = new PlayedMatch(coins, scripted([END]).fixture, '1', ends);
      const seat = new Seat(match);
      for (const moment of match.moments) {
        seat.turn(moment);
        const offer = seat.offers(BOOK).find(({ runner, side }) => runner === 'A' && side === 'back');
        if (moment.nth === 0) seat.take(offer!);
      }
      const [{ made: all, struck }] = seat.results() as [Result];
      return all / struck[0]!.stake;
    };
    expect(Math.abs(made(0))).toBeGreaterThan(0.9);
    expect(Math.abs(made(ENDS))).toBeLessThan(0.1);
  });
});

describe('the house', () => {
  test('does not lose to bots of any kind, in some hundred matches', () => {
    const trial = newTrial();
    const play = (share: Share): void =>
      seasonsOf(share).forEach(season => playSeason(season, trial, { seed: 'test', ends: 10 }));
    for (const [sport, matches] of Object.entries({
      mixedMartialArts: 80,
      boxing: 80,
      greyhoundRacing: 60,
      tennis: 20,
      football: 6,
    })) {
      play({ sport, matches });
    }
    play({ sport: 'cricket', format: 'T20', matches: 4 });
    const lines = trial.house.lines();
    expect(losing(lines, 20).map(({ name }) => name)).toEqual([]);
    const all = lines.find(({ name }) => name === 'everybody')!;
    expect(all.bets).toBeGreaterThan(5_000);
    expect(all.share).toBeGreaterThan(0);
    // By its own chances it never gives anything away, to nobody and nowhere.
    expect(lines.filter(({ expected }) => expected <= 0)).toEqual([]);
  });
});

describe('a bot that looks at the clock', () => {
  /** As it was once played: a visit takes as long as its points do. */
  const toldByTheClock: SomeSport = {
    ...snooker,
    next: (state, random) => {
      const step = snooker.next(state as SnookerState, random);
      return step?.event.type === 'break' ? { ...step, ms: 15_000 + step.event.points * 6_000 } : step;
    },
  } as SomeSport;

  /** What the house makes of it. */
  function season(sport: SomeSport): Line {
    const fixture = sport.invent(0 as Millis, 'snooker-1', randomOf('clock', 0));
    const matches = Array.from({ length: 40 }, (_, nth) => {
      const match = new PlayedMatch(sport, fixture, `clock ${nth}`);
      const seat = new Seat(match);
      const bot = BOTS.watch(randomFrom(nth));
      for (const moment of match.moments) {
        seat.turn(moment);
        if (moment.signal === 'running') bot.look(seat);
      }
      return observed(seat.results());
    });
    return lineOf('watch', matches);
  }

  test('beats a match in which the clock tells the result', () => {
    expect(losing([season(toldByTheClock)]).map(({ name }) => name)).toEqual(['watch']);
  });

  test('does not beat snooker as it is played here', () => {
    expect(losing([season(snooker as SomeSport)])).toEqual([]);
  });
});
