import { gameOf } from '@maidan/games/index';
import { each, fact } from '@maidan/games/kit/fact';
import type { Drawn } from '@maidan/games/kit/shown';
import { expect, test } from 'vitest';
import { frequenciesOf, hotAndCold } from './hotCold.ts';
import type { Past } from './tallies.ts';

const drawnAt = async (code: string): Promise<readonly Drawn[]> => (await gameOf(code))!.drawn!;
const spun = (...numbers: readonly number[]): Past[] =>
  numbers.map((n, nth) => ({ round: `${nth}`, code: `${n}`, facts: [fact('nth', n), fact('colour', 'Red')] }));

test('[S227] of a wheel: what came most, and what did not come, beside how often each is expected', async () => {
  const [wheel] = await drawnAt('ourroullete');
  const all = frequenciesOf(wheel!, spun(17, 17, 17, 0, 0, 36));
  expect(all).toHaveLength(37);
  expect(all.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(6);
  const { hot, cold } = hotAndCold(all);
  expect(hot.slice(0, 3).map(({ number, count }) => [number, count])).toEqual([
    [17, 3],
    [0, 2],
    [36, 1],
  ]);
  expect(cold.map(({ number, count }) => [number, count])).toEqual([35, 34, 33, 32, 31].map(number => [number, 0]));
});

test('[S227] of dice: every die counts, and a total is measured by its own chance', async () => {
  const [dice, totals] = await drawnAt('sicbo');
  const throws = [
    [1, 1, 1],
    [1, 4, 6],
  ].map((faces, nth): Past => {
    const total = faces.reduce((a, b) => a + b, 0);
    return { round: `${nth}`, code: `${total}`, facts: [fact('nth', total), each('dice', faces)] };
  });
  const [first] = frequenciesOf(dice!, throws);
  expect(first).toEqual({ number: 1, count: 4, expected: 1 });
  const byTotal = frequenciesOf(totals!, throws);
  expect(byTotal.slice(0, 2).map(({ number }) => number)).toEqual([3, 11]); // once each: the rarer one is the hotter
  expect(byTotal.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(2);
  expect(byTotal.find(({ number }) => number === 10)?.expected).toBeCloseTo((2 * 27) / 216);
});

test('no number is hot and cold at once', async () => {
  const [dice] = await drawnAt('sicbo');
  const { hot, cold } = hotAndCold(frequenciesOf(dice!, []));
  expect(new Set([...hot, ...cold].map(({ number }) => number)).size).toBe(6);
});
