import { expect, test } from 'vitest';
import { chanceOfAtLeast, oneInOf } from './chance.ts';
import { groupsOf } from './manyAccounts.ts';
import type { UserId } from '../ids.ts';

const even = (times: number) => Array.from({ length: times }, () => ({ chance: 0.5, gain: 1, loss: 0 }));

/** Exactly, for even chances. */
function exact(times: number, wins: number): number {
  let [ways, sum] = [1, 0];
  for (let won = 0; won <= times; won += 1) {
    if (won >= wins) sum += ways;
    ways = (ways * (times - won)) / (won + 1);
  }
  return sum / 2 ** times;
}

test.each([
  [20, 20],
  [20, 18],
  [40, 30],
  [100, 70],
])('[R44] of %i even bets %i are won: the bound is never below the chance, and near it', (times, wins) => {
  const bound = chanceOfAtLeast(even(times), wins);
  expect(bound).toBeGreaterThanOrEqual(exact(times, wins) * (1 - 1e-9));
  expect(bound).toBeLessThan(exact(times, wins) * 20);
});

test('[R44] what is expected, or less, is no sign of anything', () => {
  expect(chanceOfAtLeast(even(20), 10)).toBe(1);
  expect(chanceOfAtLeast([], 0)).toBe(1);
});

test('[R44] at long odds two wins in two are as likely as they are, not as a bell curve has it', () => {
  const long = { chance: 0.02, gain: 4_900, loss: 100 };
  expect(chanceOfAtLeast([long, long], 9_800)).toBeCloseTo(0.0004, 8);
  expect(oneInOf(chanceOfAtLeast([long], 4_900))).toBe(50);
});

test('[R44] accounts are tied over others', () => {
  const of = (...ids: readonly string[]) => ({ players: ids as readonly UserId[] }); // ids are texts
  expect(groupsOf([of('1', '2'), of('3', '4'), of('2', '3'), of('10', '9')])).toEqual([
    ['1', '2', '3', '4'],
    ['9', '10'],
  ]);
});
