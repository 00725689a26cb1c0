import { oneOf } from '../names/draw.ts';
import { pairsNamed } from '../names/people.ts';
import { BEACH_VOLLEYBALL } from '../names/tours.ts';
import { rallySport } from './rallySport.ts';

/** Two on each side of the net: to 21, and to 15 if a third set is needed. */
export const beachVolleyball = rallySport({
  code: 'beachVolleyball',
  name: 'Beach Volleyball',
  etid: 72,
  rules: { to: 21, lastTo: 15, service: 'winner', nextSet: 'inTurn', formats: { 'best of 3': 2 } },
  markets: { set: 'set', lines: to => (to === 21 ? [36.5, 38.5] : [26.5]) },
  serve: 0.4,
  spread: 0.04,
  rallyMs: [6_000, 16_000],
  betweenMs: [14_000, 24_000],
  betweenSetsMs: 120_000,
  pair: random => ({ competition: oneOf(random, BEACH_VOLLEYBALL), sides: pairsNamed(random) }),
  retiring: 1 / 40_000,
});
