import { describe, expect, test } from 'vitest';
import { type CasinoTable, draftOf, isShown, isFirstOpen, limitsOf, type Shown } from './table.ts';

const TABLE = {
  code: 'worli2',
  name: 'Instant Worli',
  category: 'Worli',
  status: 'on',
  isHeld: false,
  isPlayed: true,
  wasClosed: false,
  phase: 'open',
  round: '100001',
  dueAt: 0,
  players: 0,
  bets: 0,
  staked: 0,
  worst: 0,
  chain: null,
  locked: [],
  limits: {},
  streamUrl: '',
  voided: 0,
  lastVoid: null,
} as unknown as CasinoTable; // brands are the server's to give

describe('a list of tables', () => {
  test.each<[string, Partial<CasinoTable>, Shown, string, boolean]>([
    ['by name, whatever the case', {}, 'all', 'WORLI', true],
    ['by its round', {}, 'all', '100001', true],
    ['not by another name', {}, 'all', 'poker', false],
    ['that is on', {}, 'on', '', true],
    ['that drains is not on', { status: 'draining' }, 'on', '', false],
    ['that is stopped with its category is not on', { isHeld: true }, 'on', '', false],
    ['that is stopped with its category counts as off', { isHeld: true }, 'off', '', true],
    ['that is not played counts as off', { isPlayed: false }, 'off', '', true],
    ['with bets', { bets: 2 }, 'bets', '', true],
    ['without bets', {}, 'bets', '', false],
  ])('finds one %s', (_, change, shown, search, found) => {
    expect(isShown({ ...TABLE, ...change }, shown, search)).toBe(found);
  });
});

test.each<[string, Partial<CasinoTable>, boolean]>([
  ['while bets are open', {}, true],
  ['not once they were closed', { phase: 'dealing', wasClosed: true }, false],
  ['not once there is a result', { phase: 'settled' }, false],
  ['not before the first round', { round: '' }, false],
  ['not where nobody plays', { isPlayed: false }, false],
])('one person ends a round %s', (_, change, isAlone) => {
  expect(isFirstOpen({ ...TABLE, ...change })).toBe(isAlone);
});

describe('limits', () => {
  test('are typed in rupees and come back as they were', () => {
    const read = limitsOf({ single: { min: '100', max: '2L' }, lines: { min: '', max: ' ' } });
    expect(read).toEqual({ limits: { single: { min: 10_000, max: 20_000_000 } } });
    expect('limits' in read && draftOf(read.limits)).toEqual({ single: { min: '100', max: '200000' } });
  });

  test.each([
    ['no number', 'lots', '200', { 'single.min': 'Enter the amount as a number, for example 1500 or 1500.50.' }],
    ['half of it', '100', '', { 'single.max': 'Enter the amount as a number, for example 1500 or 1500.50.' }],
    ['crossed', '200', '100', { 'single.max': 'The maximum is below the minimum.' }],
  ])('%s is refused beside the field', (_, min, max, faults) => {
    expect(limitsOf({ single: { min, max } })).toEqual({ faults });
  });
});
