import { DEFAULTS } from '@maidan/contract/settings';
import { expect, test } from 'vitest';
import { houseWords } from './houseWords.ts';

test.each([...DEFAULTS.news.lines, DEFAULTS.support.label])('the house says %j to the letter, and in Hindi', line => {
  expect(houseWords('en', line)).toBe(line);
  expect(houseWords('hi', line)).toMatch(/[ऀ-ॿ]/);
});

test('what an operator typed is told as it was typed', () => {
  expect(houseWords('hi', 'Rain stopped play.')).toBe('Rain stopped play.');
});
