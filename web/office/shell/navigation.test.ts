import { expect, test } from 'vitest';
import { isUnderMore, placesOf } from './navigation.ts';

test.each([
  ['owner', '/payments/D-1', false],
  ['owner', '/tables/teen20/limits', true],
  ['owner', '/staff', true],
  ['owner', '/more', true],
  ['owner', '/account', false],
  ['trader', '/sport', false],
] as const)('on the phone of %s %s is reached by More: %s', (role, path, isThere) => {
  expect(isUnderMore(path, placesOf(role))).toBe(isThere);
});
