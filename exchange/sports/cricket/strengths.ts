import { rounded } from '../names/draw.ts';
import { once } from '../../rows/question.ts';
import { type Contest, contestOf, MOST_NEEDED } from './contest.ts';
import { type Innings, other, type Which } from './innings.ts';
import { type CricketState, currentOf, totalOf } from './match.ts';
import { ALL_OUT, BALLS_PER_OVER, RULES } from './rules.ts';
import { type Situation, fiveDayLevel } from './tactics.ts';
import type { Side } from './teams.ts';

/** Playing at home is worth this much, with the bat and with the ball. */
const AT_HOME = 0.03;

/** A pitch of five days is worn in the third innings and more so in the fourth. */
const WORN = [0, 0, 0.08, 0.16] as const;

/** The contests of a match by its sides, which stay the same from the toss to the end. */
const contestsOf = once((_sides: CricketState['sides']): (Contest | undefined)[] => []);

/** One side's batting in the nth innings of a match, or of its super overs. */
export function contestBetween(state: CricketState, batting: Which, nth: number, isSuperOver = false): Contest {
  const turn = state.format === 'Test' ? nth : ((nth - 1) % 2) + 1;
  const place = turn * 4 + batting * 2 + (isSuperOver ? 1 : 0);
  return (contestsOf(state.sides)[place] ??= between(state, batting, turn, isSuperOver));
}

function between(state: CricketState, batting: Which, nth: number, isSuperOver: boolean): Contest {
  const { format, pitch, dew, sides } = state;
  const { bat } = sides[batting];
  const later = format === 'Test' ? -WORN[nth - 1]! : nth === 2 ? dew : 0;
  const helped = pitch + later + (batting === 0 ? AT_HOME : 0);
  const pairs = Array.from({ length: ALL_OUT }, (_, out) => rounded((bat[out]! + bat[out + 1]!) / 2 + helped));
  const attack = attackOf(sides[other(batting)], isSuperOver ? 'a' : RULES[format].plan);
  const helpedToo = attack.map(skill => rounded(skill + (batting === 1 ? AT_HOME : 0)));
  return contestOf({ format, pairs, attack: helpedToo, ...(isSuperOver ? { isSuperOver } : {}) });
}

const attackOf = ({ bowlers }: Side, plan: string): readonly number[] =>
  [...plan].map(letter => bowlers[letter.charCodeAt(0) - 'a'.charCodeAt(0)]!.skill);

/** Of the innings in play. */
export function contestOfState(state: CricketState): Contest {
  const { batting, isSuperOver } = currentOf(state)!;
  const nth = isSuperOver ? state.superOvers.length : state.innings.length;
  return contestBetween(state, batting, nth, isSuperOver);
}

/** How hard the pair at the crease goes at the next ball. */
export function levelNow(state: CricketState, { balls, wickets, score, target }: Innings): number {
  const over = Math.floor(balls / BALLS_PER_OVER);
  if (state.format === 'Test') return fiveDayLevel(situationOf(state));
  const contest = contestOfState(state);
  return target === undefined
    ? contest.level(over, wickets)
    : contest.chase(over, wickets)[Math.min(target - score, MOST_NEEDED)]!;
}

/** What the captain sees, as it is at this ball. */
export function situationOf(state: CricketState): Situation {
  const { balls, wickets, batting } = currentOf(state)!;
  return {
    nth: state.innings.length,
    lead: totalOf(state, batting) - totalOf(state, other(batting)),
    wickets,
    overs: Math.floor(balls / BALLS_PER_OVER),
    oversLeft: state.oversLeft,
  };
}
