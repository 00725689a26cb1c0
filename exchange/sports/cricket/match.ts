import { unreachable } from '@maidan/core/result';
import type { Fixture } from '../sport.ts';
import { type Delivery, delivered, type Innings, openingOf, other, wicketsOf, type Which } from './innings.ts';
import { resultOf, type Result } from './result.ts';
import { BALLS_PER_OVER, CHANGE_OVERS, type Format, RULES, SESSION_OVERS, SUPER_OVER, TEST_OVERS } from './rules.ts';
import { type Side, sideOf } from './teams.ts';

/** What is being waited for. */
export type Stage =
  | 'before' // the toss
  | 'break' // the next innings
  | 'ready' // the bowler
  | 'running' // the ball
  | 'review' // the umpires
  | 'fallen' // the next batter
  | 'paused' // everybody to come back
  | 'over';

export type Review = 'lbw' | 'catch' | 'stumping' | 'run out' | 'boundary';
export type Pause = 'rain' | 'drinks' | 'lunch' | 'tea' | 'stumps';

export interface CricketState {
  readonly format: Format;
  readonly sides: readonly [Side, Side];
  /** How much it helps batting, and how much more so in the second innings of limited overs. */
  readonly pitch: number;
  readonly dew: number;
  readonly stage: Stage;
  readonly toss?: { readonly winner: Which; readonly bats: Which };
  readonly innings: readonly Innings[];
  readonly superOvers: readonly Innings[];
  readonly review?: Review;
  readonly pause?: Pause;
  /** Of a Test: overs left of its five days. */
  readonly oversLeft: number;
  /** Planned pauses that were taken. */
  readonly intervals: number;
  readonly result?: Result;
}

export type CricketEvent =
  | { readonly type: 'toss'; readonly winner: Which; readonly bats: Which }
  | { readonly type: 'innings'; readonly batting: Which; readonly isSuperOver?: true; readonly followsOn?: true }
  | { readonly type: 'runUp' }
  | { readonly type: 'review'; readonly of: Review }
  | { readonly type: 'ball'; readonly ball: Delivery }
  | { readonly type: 'batter' }
  | { readonly type: 'pause'; readonly why: Pause }
  | { readonly type: 'resume'; readonly lostOvers?: number }
  | { readonly type: 'declare' }
  | { readonly type: 'abandon' };

/** So a fixture of a feed, or of an older record, can still be played. */
const isFormat = (format: string): format is Format => Object.hasOwn(RULES, format);

export function begin({ format, sides, strengths = {} }: Fixture): CricketState {
  const { homeBat = 0, homeBowl = 0, awayBat = 0, awayBowl = 0, pitch = 0, dew = 0 } = strengths;
  return {
    format: isFormat(format) ? format : 'T20',
    sides: [sideOf(sides[0] ?? 'Home', homeBat, homeBowl), sideOf(sides[1] ?? 'Away', awayBat, awayBowl)],
    pitch,
    dew,
    stage: 'before',
    innings: [],
    superOvers: [],
    oversLeft: TEST_OVERS,
    intervals: 0,
  };
}

/** The innings in play, or the last one that was; a super over comes after all others. */
export const currentOf = ({ innings, superOvers }: CricketState): Innings | undefined =>
  superOvers.at(-1) ?? innings.at(-1);

export function evolve(state: CricketState, event: CricketEvent): CricketState {
  const { review: _review, pause: _pause, ...rest } = state;
  switch (event.type) {
    case 'toss':
      return { ...rest, stage: 'break', toss: { winner: event.winner, bats: event.bats } };
    case 'innings':
      return { ...started(rest, event.batting, event.isSuperOver ?? false), stage: 'ready' };
    case 'runUp':
      return { ...rest, stage: 'running' };
    case 'review':
      return { ...rest, stage: 'review', review: event.of };
    case 'ball':
      return bowled(rest, event.ball);
    case 'batter':
      return { ...rest, stage: 'ready' };
    case 'pause':
      return { ...rest, stage: 'paused', pause: event.why, intervals: intervalsAfter(rest, event.why) };
    case 'resume':
      return resumed(rest, event.lostOvers ?? 0);
    case 'declare':
      return closed(rest, 'declared');
    case 'abandon':
      return { ...closed(rest, 'abandoned'), stage: 'over', result: { type: 'abandoned' } };
    default:
      return unreachable(event);
  }
}

/** How many planned pauses should have been taken by now: in a Test of the match, else of the innings. */
export function intervalsDue(state: CricketState): number {
  if (state.format === 'Test') return Math.floor((TEST_OVERS - state.oversLeft) / SESSION_OVERS);
  const overs = (currentOf(state)?.balls ?? 0) / BALLS_PER_OVER;
  return Math.floor(overs / (RULES[state.format].drinksEvery ?? Infinity));
}

const intervalsAfter = (state: CricketState, why: Pause): number =>
  why === 'rain' ? state.intervals : intervalsDue(state);

/** The letter of the plan that bowls an over. */
function bowlerOf({ format, sides }: CricketState, batting: Which, over: number, isSuperOver: boolean): number {
  const { plan } = RULES[format];
  const { bowlers } = sides[other(batting)];
  const letter = isSuperOver ? 0 : plan.charCodeAt(over % plan.length) - 'a'.charCodeAt(0);
  return bowlers[letter]!.player;
}

function started(state: CricketState, batting: Which, isSuperOver: boolean): CricketState {
  const bowler = bowlerOf(state, batting, 0, isSuperOver);
  const target = targetOf(state, batting, isSuperOver);
  const opening = openingOf(batting, bowler, { isSuperOver, ...(target === undefined ? {} : { target }) });
  if (isSuperOver) return { ...state, superOvers: [...state.superOvers, opening] };
  const isChange = state.format === 'Test' && state.innings.length > 0;
  return {
    ...state,
    innings: [...state.innings, opening],
    intervals: state.format === 'Test' ? state.intervals : 0,
    oversLeft: state.oversLeft - (isChange ? Math.min(state.oversLeft, CHANGE_OVERS) : 0),
  };
}

/** One more than the others: in the second innings of limited overs and of super overs, and in the fourth of a Test. */
function targetOf(state: CricketState, batting: Which, isSuperOver: boolean): number | undefined {
  if (isSuperOver) return state.superOvers.length % 2 === 1 ? state.superOvers.at(-1)!.score + 1 : undefined;
  const isLast = state.innings.length + 1 === (state.format === 'Test' ? 4 : 2);
  return isLast ? totalOf(state, other(batting)) - totalOf(state, batting) + 1 : undefined;
}

/** All runs of a side; those of a super over never count. */
export const totalOf = ({ innings }: CricketState, side: Which): number =>
  innings.reduce((total, { batting, score }) => total + (batting === side ? score : 0), 0);

function bowled(state: CricketState, ball: Delivery): CricketState {
  const before = currentOf(state)!;
  const over = Math.floor(before.balls / BALLS_PER_OVER);
  const nextBowler = bowlerOf(state, before.batting, over + 1, before.isSuperOver);
  const innings = delivered(before, ball, ball.out && howOut(state, before, ball.out), nextBowler);
  const isOverEnd = innings.balls > before.balls && innings.balls % BALLS_PER_OVER === 0;
  const after = withCurrent(
    { ...state, oversLeft: state.oversLeft - (state.format === 'Test' && isOverEnd ? 1 : 0) },
    innings,
  );
  const end = endOf(after, innings);
  if (end) return closed(after, end);
  return { ...after, stage: ball.out ? 'fallen' : 'ready' };
}

function endOf({ format, oversLeft }: CricketState, innings: Innings): Innings['end'] {
  if (innings.target !== undefined && innings.score >= innings.target) return 'target';
  if (innings.wickets === wicketsOf(innings)) return 'all out';
  if (innings.balls === (innings.isSuperOver ? SUPER_OVER.balls : RULES[format].overs * BALLS_PER_OVER)) return 'overs';
  return format === 'Test' && oversLeft <= 0 ? 'time' : undefined;
}

/** The innings is over, and with it perhaps the match. */
function closed(state: CricketState, end: NonNullable<Innings['end']>): CricketState {
  const innings = currentOf(state);
  if (!innings || innings.end) return { ...state, stage: 'break' };
  const after = withCurrent(state, { ...innings, end });
  const result = resultOf(after) ?? (isOutOfTime(after) ? ({ type: 'drawn' } as const) : undefined);
  return result ? { ...after, stage: 'over', result } : { ...after, stage: 'break' };
}

/** A Test with no time to bowl another over once the sides have changed. */
const isOutOfTime = ({ format, oversLeft }: CricketState): boolean => format === 'Test' && oversLeft <= CHANGE_OVERS;

function resumed(state: CricketState, lost: number): CricketState {
  const innings = currentOf(state);
  const isBatting = innings !== undefined && !innings.end;
  const oversLeft = Math.max(0, state.oversLeft - lost);
  const stage = isBatting ? 'ready' : state.toss ? 'break' : 'before';
  return isBatting && oversLeft === 0 ? closed({ ...state, oversLeft }, 'time') : { ...state, oversLeft, stage };
}

function withCurrent(state: CricketState, innings: Innings): CricketState {
  return innings.isSuperOver
    ? { ...state, superOvers: state.superOvers.with(-1, innings) }
    : { ...state, innings: state.innings.with(-1, innings) };
}

function howOut(state: CricketState, { batting, bowler }: Innings, out: NonNullable<Delivery['out']>): string {
  const { players } = state.sides[other(batting)];
  const surname = (player: number): string => players[player]!.split('. ').at(-1)!;
  const by = out.by === undefined ? '' : surname(out.by);
  if (out.how === 'run out') return `run out (${by})`;
  if (out.how === 'caught') return out.by === bowler ? `c & b ${surname(bowler)}` : `c ${by} b ${surname(bowler)}`;
  if (out.how === 'stumped') return `st ${by} b ${surname(bowler)}`;
  return `${out.how === 'lbw' ? 'lbw ' : ''}b ${surname(bowler)}`;
}
