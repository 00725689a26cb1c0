import type { Signal, Sport } from '../sport.ts';
import { say } from './commentary.ts';
import { answerOf, marketsOf, truthOf } from './markets.ts';
import { begin, type CricketEvent, type CricketState, evolve } from './match.ts';
import { next } from './play.ts';
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
  scoreOf,
  say,
  marketsOf,
  truthOf,
  answerOf,
  invent,
};

/** A wicket keeps everything shut until the next batter is in. */
function signalOf(_state: CricketState, event: CricketEvent): Signal {
  if (event.type === 'runUp') return 'running';
  return event.type === 'review' || (event.type === 'ball' && event.ball.out) ? 'dangerous' : 'quiet';
}
