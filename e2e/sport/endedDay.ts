import type { CricketState } from '@maidan/exchange/sports/cricket/match';
import { CRICKET, type Wanted } from './matchday.ts';

/* Matches that come to their end within a test. */

/** Somebody is bowled every fourth ball: twenty wickets are soon taken. */
export const SHORT_CRICKET: Wanted = {
  ...CRICKET,
  instead: state => {
    const { stage, innings } = state as CricketState;
    const bowled = innings.at(-1)?.recent.length ?? 0;
    return stage === 'running' && bowled % 4 === 3
      ? { type: 'ball', ball: { bat: 0, out: { how: 'bowled', who: 'striker' } } }
      : undefined;
  },
};

export const RACE: Wanted = { id: 'race-1', sport: 'horseRacing' };

export const TENNIS: Wanted = {
  id: 'tennis-1',
  sport: 'tennis',
  name: 'Anna Berg v Clara Dahl',
  sides: ['Anna Berg', 'Clara Dahl'],
  format: 'best of 3',
};

/** Two halves of four minutes. */
export const FOOTBALL: Wanted = {
  id: 'esoccer-1',
  sport: 'esoccer',
  name: 'Sabarmati Stars v Coromandel City',
  sides: ['Sabarmati Stars', 'Coromandel City'],
};

export const KABADDI: Wanted = { id: 'kabaddi-1', sport: 'kabaddi' };

/** Its name says over which distance: '…, 100 m'. */
export const SPRINT: Wanted = { id: 'athletics-1', sport: 'athletics' };
