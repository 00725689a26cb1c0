import { paired, VOLLEYBALL } from '../names/clubs.ts';
import { rallySport } from './rallySport.ts';

/** Who receives attacks first, so most rallies are lost by who serves them. */
export const volleyball = rallySport({
  code: 'volleyball',
  name: 'Volleyball',
  etid: 18,
  rules: { to: 25, lastTo: 15, service: 'winner', nextSet: 'inTurn', formats: { 'best of 5': 3 } },
  markets: { set: 'set', lines: to => (to === 25 ? [44.5, 46.5] : [26.5]) },
  serve: 0.39,
  spread: 0.035,
  rallyMs: [4_000, 14_000],
  betweenMs: [12_000, 20_000],
  betweenSetsMs: 180_000,
  pair: random => paired(random, VOLLEYBALL),
  retiring: 0,
});
