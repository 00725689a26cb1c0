import { oneOf } from '../names/draw.ts';
import { manNamed, opponents } from '../names/people.ts';
import { TABLE_TENNIS } from '../names/tours.ts';
import { rallySport } from './rallySport.ts';

export const tableTennis = rallySport({
  code: 'tableTennis',
  name: 'Table Tennis',
  etid: 8,
  rules: { to: 11, service: 'inTurn', nextSet: 'inTurn', formats: { 'best of 5': 3, 'best of 7': 4 } },
  markets: { set: 'set', lines: () => [18.5, 20.5] },
  serve: 0.52,
  spread: 0.05,
  rallyMs: [2_500, 8_000],
  betweenMs: [7_000, 12_000],
  betweenSetsMs: 60_000,
  pair: random => ({ competition: oneOf(random, TABLE_TENNIS), sides: opponents(random, manNamed) }),
  retiring: 1 / 40_000,
});
