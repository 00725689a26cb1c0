import type { Fixture } from '../../sport.ts';
import { type Innings, other } from '../innings.ts';
import { begin, type CricketEvent, type CricketState, currentOf, evolve } from '../match.ts';
import { counted, type InningsTally, newTally } from './tally.ts';

/*
 * The whole card of a match, counted again from its record, ball by ball. Who faces and who bowls each ball is what the match
 * makes of it; every figure is added up here, and a test holds it against the figures of the match itself.
 */

export interface CricketCard {
  readonly kind: 'cricket';
  readonly format: string;
  readonly innings: readonly InningsCard[];
}

export interface InningsCard {
  readonly side: string;
  readonly isSuperOver: boolean;
  readonly target?: number;
  readonly score: number;
  readonly wickets: number;
  /** Legal ones. */
  readonly balls: number;
  readonly end?: Innings['end'];
  readonly batters: readonly BatterLine[];
  readonly didNotBat: readonly string[];
  readonly extras: Innings['extras'];
  readonly bowlers: readonly BowlerLine[];
  readonly falls: readonly Fall[];
  readonly partnerships: readonly Partnership[];
  readonly overs: readonly OverLine[];
}

interface BatterLine {
  readonly name: string;
  /** 'c Anand b Pillai'; absent while not out. */
  readonly out?: string;
  readonly runs: number;
  readonly balls: number;
  readonly fours: number;
  readonly sixes: number;
}

interface BowlerLine {
  readonly name: string;
  readonly balls: number;
  readonly maidens: number;
  readonly runs: number;
  readonly wickets: number;
  readonly wides: number;
  readonly noBalls: number;
}

interface Fall {
  readonly wicket: number;
  readonly name: string;
  readonly score: number;
  /** Legal balls by then. */
  readonly balls: number;
}

/** Two who batted together, and what each of them made of it; the rest are extras. */
interface Partnership {
  readonly wicket: number;
  readonly names: readonly [string, string];
  readonly made: readonly [number, number];
  readonly runs: number;
  readonly balls: number;
  readonly isUnbroken: boolean;
}

interface OverLine {
  /** The first is 1. */
  readonly over: number;
  readonly bowler: string;
  /** '4', 'W', '1wd', in order. */
  readonly marks: readonly string[];
  readonly runs: number;
  readonly wickets: number;
  /** Of the innings, after it. */
  readonly score: number;
  readonly balls: number;
}

export function cricketCard(fixture: Fixture, events: readonly CricketEvent[]): CricketCard {
  let state = begin(fixture);
  const tallies: InningsTally[] = [];
  for (const event of events) {
    const before = currentOf(state);
    state = evolve(state, event);
    if (event.type === 'innings') tallies.push(newTally());
    if (event.type === 'ball' && before) counted(tallies.at(-1)!, before, event.ball, currentOf(state)!);
  }
  const played = [...state.innings, ...state.superOvers];
  return {
    kind: 'cricket',
    format: state.format,
    innings: tallies.map((tally, nth) => inningsCard(state, played[nth]!, tally)),
  };
}

/** The figures are the tally's; of the innings only names, its target and how it ended. */
function inningsCard({ sides }: CricketState, innings: Innings, tally: InningsTally): InningsCard {
  const [batting, fielding] = [sides[innings.batting].players, sides[other(innings.batting)].players];
  const called = (player: number): string => batting[player] ?? '';
  return {
    side: sides[innings.batting].name,
    isSuperOver: innings.isSuperOver,
    ...(innings.target !== undefined && { target: innings.target }),
    score: tally.score,
    wickets: tally.falls.length,
    balls: tally.balls,
    ...(innings.end && { end: innings.end }),
    batters: innings.batters.map(({ out }, player) => ({
      name: called(player),
      ...(out !== undefined && { out }),
      ...(tally.batters.get(player) ?? { runs: 0, balls: 0, fours: 0, sixes: 0 }),
    })),
    didNotBat: batting.slice(innings.batters.length),
    extras: tally.extras,
    bowlers: [...tally.bowlers].map(([player, line]) => ({ name: fielding[player] ?? '', ...line })),
    falls: tally.falls.map(({ player, ...fall }, nth) => ({ wicket: nth + 1, name: called(player), ...fall })),
    partnerships: partnershipsOf(innings, tally, called),
    overs: tally.overs.map(({ bowler, ...over }, nth) => ({ over: nth + 1, bowler: fielding[bowler] ?? '', ...over })),
  };
}

/** Those that were broken, and the last one, once a ball was bowled to it. */
const partnershipsOf = (
  innings: Innings,
  { stands, falls }: InningsTally,
  called: (player: number) => string,
): readonly Partnership[] =>
  stands.map(({ pair, made, runs, balls }, nth) => ({
    wicket: nth + 1,
    names: [called(pair[0]), called(pair[1])],
    made: [made.get(pair[0]) ?? 0, made.get(pair[1]) ?? 0],
    runs,
    balls,
    isUnbroken: nth >= falls.length && innings.wickets === falls.length,
  }));
