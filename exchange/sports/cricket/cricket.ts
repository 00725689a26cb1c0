import type { Signal, Sport } from '../sport.ts';
import { say } from './commentary.ts';
import { answerOf, marketsOf, truthOf } from './markets.ts';
import { begin, type CricketEvent, type CricketState, evolve, type Stage } from './match.ts';
import { beforePlay, next } from './play.ts';
import { invent } from './schedule.ts';
import { scoreOf } from './score.ts';

export type { CricketEvent, CricketState } from './match.ts';

/** Cricket, ball by ball: T20, one-day and Test matches. */
export const cricket: Sport<CricketState, CricketEvent> = {
  code: 'cricket',
  name: 'Cricket',
  etid: 4,
  begin,
  next,
  evolve,
  signalOf,
  isInPlay: ({ stage }) => stage === 'running',
  beforePlay,
  isResting: ({ stage }) => RESTING.has(stage),
  scoreOf,
  say,
  marketsOf,
  truthOf,
  answerOf,
  invent,
};

const RESTING: ReadonlySet<Stage> = new Set<Stage>(['before', 'break', 'paused', 'over']);

/** A wicket keeps everything shut until the next batter is in. */
function signalOf(_state: CricketState, event: CricketEvent): Signal {
  if (event.type === 'runUp') return 'running';
  return event.type === 'review' || (event.type === 'ball' && event.ball.out) ? 'dangerous' : 'quiet';
}
