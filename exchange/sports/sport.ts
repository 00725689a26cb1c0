import type { Millis } from '@maidan/core/ids';
import type { Random } from '../random.ts';
import type { TieRef } from '../seasons/tieRef.ts';
import type { Told } from './told/toldIn.ts';

/*
 * What a sport is to the exchange, whoever plays it: a simulator of ours or somebody's feed. States and events are plain
 * JSON; the state after an event is folded with `evolve`, in the server and in the browser alike.
 */

/** By the numbers feeds use for them (etid). */
export interface SportName {
  readonly code: string; // 'cricket', 'horseRacing'
  readonly name: string; // 'Cricket', 'Horse Racing'
  readonly etid: number;
}

/** A match, race or election that will take place. */
export interface Fixture {
  readonly id: string;
  readonly sport: string;
  readonly competition: string;
  /** 'India Blues v Coastal Kings'; for a race '14:35 Redmoor (GB)'. */
  readonly name: string;
  /** Home first; for a race its runners, in the order of their numbers. */
  readonly sides: readonly string[];
  readonly startsAt: Millis;
  /** 'T20', 'ODI', 'Test', 'best of 5', '1200 m', as far as the sport has several. */
  readonly format: string;
  /** Of a race: its country and course. */
  readonly country?: string;
  readonly venue?: string;
  /** What a simulator plays it from, drawn when it is scheduled: strengths, line-ups, form. Absent for a feed. */
  readonly strengths?: Readonly<Record<string, number>>;
  /** Which match of which season it is. Absent for a feed, and of one from before there were seasons. */
  readonly tie?: TieRef;
}

/** What happens next in a simulated event, and how long after the last thing that happened. */
export interface Step<E> {
  readonly event: E;
  readonly ms: number;
}

/** What an event means for betting. */
export type Signal =
  | 'running' // a ball is being bowled, a point is being played: house rows wait
  | 'dangerous' // a wicket, a review, a goal: everything is suspended
  | 'quiet'; // it is scored; prices may follow

/** The lines of a score card, for every sport alike. */
export interface Scoreboard {
  /** 'Innings 2, 14.3 overs', 'Second half 63′', 'Set 3'. */
  readonly phase: string;
  readonly sides: readonly {
    readonly name: string;
    readonly score: string;
    readonly detail?: string;
    readonly isActive?: boolean;
    /** What its detail was made of, where that is more than figures and names. */
    readonly told?: Told;
  }[];
  /** 'India Blues need 34 off 33 balls'. */
  readonly line?: string;
  /** The last few things as short marks: '4', 'W', '1wd'. */
  readonly recent?: readonly string[];
  /** What is known before play: 'Toss: India Blues won and bat'. */
  readonly toss?: string;
  /** What the words above were made of. */
  readonly told?: { readonly phase: Told; readonly line?: Told; readonly toss?: Told };
}

/** A market or row an event offers. Its id is unique within the event and never changes: 'matchOdds', 'session:1:6'. */
export interface MarketPlan {
  readonly id: string;
  /** As the page prints it: 'MATCH_ODDS', '6 over run IND'. */
  readonly name: string;
  /** What its name was made of; absent where it is somebody else's name, or older than this. */
  readonly made?: Told;
  readonly kind: MarketKind;
  /** Of a book between players, or of a bookmaker: who can win. */
  readonly runners?: readonly string[];
  /** How many of them win; 1 unless it says so (a place market). */
  readonly winners?: number;
  /** Of a khado row: how many runs wide. */
  readonly width?: number;
  /** Closed when play begins, or only offered in play. */
  readonly when?: 'before' | 'inPlay';
  /**
   * Of a race: who does not run, by place in `runners`, and what bets on the others are reduced by, in hundredths of a
   * per cent. The list only grows; the rest of a plan never changes.
   */
  readonly removed?: readonly { readonly runner: number; readonly reduction: number }[];
}

/** Who stands on the other side, and how the price is written and settled: see the sections of the match page. */
export const MARKET_KINDS = [
  'exchange', // decimal prices between players, on a book
  'bookmaker', // house, profit per 100
  'session', // house, run line: Normal
  'overByOver',
  'ballByBall',
  'line', // house, run line at evens
  'fancy1', // house, decimal, yes or no
  'oddEven', // house, decimal
  'khado', // house, window of runs
  'meter', // house, per run
  'lastDigit', // house, decimal
] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

/** What is true about a market at this moment, for who has to price it. */
export type Truth =
  /** The chance of each runner to win, in order; they sum to the number of winners. Dead heats are shared. */
  | { readonly type: 'chances'; readonly chances: readonly number[] }
  /** The chance of each total from 0 upwards. */
  | { readonly type: 'runs'; readonly chances: readonly number[] };

/** What became of a market. */
export type Answer =
  | {
      readonly type: 'won';
      /** Places in `runners`; several in a dead heat or place market. */
      readonly winners: readonly number[];
      /** Of a dead heat in a place market: those of them who share the last places. All of them unless it says so. */
      readonly tied?: readonly number[];
      /** Of a yes-or-no row that came true for several, who have rows of their own (top batsman): how many. */
      readonly sharedBy?: number;
    }
  | { readonly type: 'runs'; readonly total: number }
  | { readonly type: 'void'; readonly reason: string };

/** A sport that can be played out and priced. Pure: chance is handed in, time is told by `ms`. */
export interface Sport<S, E> extends SportName {
  begin(fixture: Fixture): S;
  /**
   * Undefined when it is over. How long it takes is drawn by `pace` and by nothing else: it is known before anything that
   * decides what it will be, and cannot tell it.
   */
  next(state: S, random: Random, pace?: Random): Step<E> | undefined;
  evolve(state: S, event: E): S;
  signalOf(state: S, event: E): Signal;
  /**
   * Whether a ball is bowled, a point played, a race run in this state: an event is in play from the first such state on.
   * Without it: from the first thing that happens.
   */
  isInPlay?(state: S): boolean;
  /** Before play: how long each thing takes, as a rule, that still comes first (toss, warm-up), in order. */
  beforePlay?(state: S): readonly number[];
  /** Of a sport whose breaks are long: nothing is played for minutes, or not any more. */
  isResting?(state: S): boolean;
  scoreOf(state: S): Scoreboard;
  /** One line of commentary about an event that just happened (the state is the one after it). */
  say(state: S, event: E): Told | undefined;
  /** Every market and row open to bets in this state, or still to be answered; the order is that of the page. */
  marketsOf(state: S): readonly MarketPlan[];
  /** Undefined when nobody should quote it now. */
  truthOf(state: S, plan: MarketPlan): Truth | undefined;
  /** Undefined while it is not known. */
  answerOf(state: S, plan: MarketPlan): Answer | undefined;
  /** The next fixture of an endless schedule, invented by chance: teams, players, strengths. */
  invent(startsAt: Millis, id: string, random: Random): Fixture;
}
