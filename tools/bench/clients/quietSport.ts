import type { Millis } from '@maidan/core/ids';
import type { Fixture } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';

/** A match that never begins: one market between A and B, which the market maker leaves to the players. */
export const quietSport: SomeSport = {
  code: 'tennis',
  name: 'Tennis',
  etid: 2,
  begin: () => ({}),
  next: () => undefined,
  evolve: state => state,
  signalOf: () => 'quiet',
  scoreOf: () => ({ phase: 'To come', sides: [] }),
  say: () => undefined,
  marketsOf: () => [{ id: 'matchOdds', name: 'MATCH_ODDS', kind: 'exchange', runners: ['A', 'B'] }],
  // Nobody quotes what is certain.
  truthOf: () => ({ type: 'chances', chances: [0, 1] }),
  answerOf: () => undefined,
  invent: (startsAt, id) => quietFixture(id, startsAt),
};

export const quietFixture = (id: string, startsAt: Millis): Fixture => ({
  id,
  sport: 'tennis',
  competition: 'Bench',
  name: 'A v B',
  sides: ['A', 'B'],
  startsAt,
  format: '',
});
