import { expect, test } from 'vitest';
import { searchPlaces } from './searchPlaces.ts';

test.each([
  ['tenn', ['Tennis', 'Table Tennis']],
  ['GREY', ['Greyhound Racing']],
  ['racing', ['Boat Racing', 'Horse Racing', 'Greyhound Racing']],
  ['acc stat', ['Account Statement']],
  ['fair', ['Fair Play']],
  ['in-p', ['In-Play']],
  ['our', ['Our Casino', 'Our Virtual']],
  ['teen', []],
  [' ', []],
])('%j finds %j', (text, labels) => {
  expect(searchPlaces(text).map(({ label }) => label)).toEqual(labels);
});
