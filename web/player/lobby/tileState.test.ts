import type { TileView } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { tileState } from './tileState.ts';

const NOW = 1_000_000;

const tile = (phase: TileView['phase'], ms = 0): TileView => ({
  phase,
  dueAt: (NOW + ms) as Millis, // a test owns the clock
  windowMs: 20_000,
  last: [],
  players: 2,
});

test.each<[phase: TileView['phase'], ms: number, said: string]>([
  ['open', 20_000, 'Betting 20'],
  ['open', 4_001, 'Betting 5'],
  ['open', 4_000, 'Betting 4'],
  ['open', 1, 'Betting 1'],
  ['open', 0, 'Dealing'],
  ['open', -3_000, 'Dealing'],
  ['new', 500, 'Dealing'],
  ['closed', 500, 'Dealing'],
  ['dealing', 500, 'Dealing'],
  ['settled', 6_000, 'Result'],
  ['void', 3_000, 'Result'],
  ['off', 0, 'Closed'],
])('a table that is %s for %i ms more says %s', (phase, ms, said) => {
  const { word, seconds } = tileState(tile(phase, ms), NOW);
  expect([word, seconds].filter(part => part !== undefined).join(' ')).toBe(said);
});

test('a table that is not played is closed', () => {
  expect(tileState(undefined, NOW)).toEqual({ word: 'Closed' });
});
