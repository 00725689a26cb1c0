import { expect, test } from 'vitest';
import { pathOf, proofOf } from './Place.tsx';

test.each([
  ['round', '100012', 'teen20', '/tables/teen20', '/api/casino/rounds/100012'],
  ['spin', 'x', 'mango7', '/slots', undefined],
  [
    'event',
    'cricket-1',
    'cricket-1.matchOdds',
    '/sport/cricket-1/cricket-1.matchOdds',
    '/api/exchange/events/cricket-1/record',
  ],
  ['contest', 'fantasy.cricket-1.duel.1', 'cricket-1', '/contests/fantasy.cricket-1.duel.1', undefined],
] as const)('a bet on a %s is looked at and proven where that is', (kind, id, within, path, proof) => {
  expect([pathOf({ kind, id, within }), proofOf({ kind, id, within })]).toEqual([path, proof]);
});
