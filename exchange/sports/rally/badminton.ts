import { oneOf } from '../names/draw.ts';
import { manNamed, opponents, womanNamed } from '../names/people.ts';
import { BADMINTON } from '../names/tours.ts';
import { rallySport } from './rallySport.ts';

/** To serve is no advantage here: the shuttle has to be hit upwards. */
export const badminton = rallySport({
  code: 'badminton',
  name: 'Badminton',
  etid: 22,
  rules: { to: 21, cap: 30, service: 'winner', nextSet: 'winner', formats: { 'best of 3': 2 } },
  markets: { set: 'game', lines: () => [36.5, 38.5] },
  serve: 0.49,
  spread: 0.04,
  rallyMs: [4_000, 15_000],
  betweenMs: [10_000, 18_000],
  betweenSetsMs: 120_000,
  pair: random => ({
    competition: oneOf(random, BADMINTON),
    sides: opponents(random, random() < 0.5 ? manNamed : womanNamed),
  }),
  retiring: 1 / 30_000,
});
