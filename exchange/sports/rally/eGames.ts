import { paired } from '../names/clubs.ts';
import { E_GAMES } from '../names/leagues.ts';
import { rallySport } from './rallySport.ts';

/** Maps of a tactical shooter: first to 13 rounds, two ahead; who attacks changes after twelve, and then with every round. */
export const eGames = rallySport({
  code: 'eGames',
  name: 'E Games',
  etid: 11,
  rules: { to: 13, service: 'halves', nextSet: 'inTurn', formats: { 'best of 3': 2 } },
  markets: { set: 'map', lines: () => [20.5, 22.5] },
  serve: 0.47,
  spread: 0.05,
  rallyMs: [40_000, 95_000],
  betweenMs: [12_000, 24_000],
  betweenSetsMs: 300_000,
  pair: random => paired(random, E_GAMES),
  retiring: 0,
});
