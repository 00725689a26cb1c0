import { paise, rupees } from '@maidan/core/money';
import mango7 from '@maidan/games/slots/mango7';
import spice5 from '@maidan/games/slots/spice5';
import { outcomeOf } from '@maidan/games/slots/spin';
import { expect, test } from 'vitest';
import { freshNumber, isNumber, litOf, paidUpTo, type Spun, tellingOf, turnsOf } from './shown.ts';

const stake = rupees(100);

test.each([
  ['nothing', 0],
  ['back', 5_000],
  ['back', 9_999],
  ['even', 10_000],
  ['won', 10_001],
] as const)('[R33] only what came to more than the stake is told as a win: %s for %i paise', (telling, came) => {
  expect(tellingOf({ stake, paid: paise(came) })).toBe(telling);
});

test('a number is fresh each time, and such as the house takes', () => {
  const numbers = new Set(Array.from({ length: 50 }, freshNumber));
  expect(numbers.size).toBe(50);
  expect([...numbers].every(isNumber)).toBe(true);
  expect(['', 'a|b', 'x'.repeat(65), 'my-own_1'].map(isNumber)).toEqual([false, false, false, true]);
});

test('what won is lit, along its line and no further', () => {
  const stops = ['saffron', 'dabba', 'dabba'].map((symbol, reel) => spice5.strips[reel]!.indexOf(symbol as never));
  const wins = outcomeOf(spice5, [stops]).spins[0]!;
  const top = wins.filter(({ line }) => line === 1);
  expect([...litOf(spice5, { stops, wins: top, nth: 0 })]).toEqual(['0 0', '1 0', '2 0']);
  expect(litOf(spice5, { stops, wins: [], nth: 0 }).size).toBe(0);
});

test('a spin is shown turn by turn, with what was paid so far', () => {
  const stops = [mango7.strips[0]!.indexOf('cherry'), mango7.strips[1]!.indexOf('melon'), 0];
  const spin = { stake, stops: [stops], paid: stake } as unknown as Spun; // as much as is shown
  const turns = turnsOf(mango7, spin);
  expect(turns.map(({ nth }) => nth)).toEqual([0]);
  expect([paidUpTo(mango7, spin, turns, -1), paidUpTo(mango7, spin, turns, 0)]).toEqual([0, stake]);
});
