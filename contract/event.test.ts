import { expect, test } from 'vitest';
import { shortScore } from './event.ts';

const sides = (...scores: readonly string[]) => scores.map((score, nth) => ({ name: `side ${nth}`, score }));

test.each([
  [['92/3 (11.4)', ''], '92/3 (11.4)'],
  [['1', '0'], '1 · 0'],
  [['', ' '], ''],
  [['1', '2', '3'], 'Running, 400 m to go'],
])('the scores %j are told in short as %j', (scores, told) => {
  expect(shortScore({ phase: 'Running, 400 m to go', sides: sides(...scores) })).toBe(told);
});
