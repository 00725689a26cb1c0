import { expect, test } from 'vitest';
import { hashOf, isBuiltFrom } from './buildWeb.ts';

test.each([
  ['web/player/main.tsx', true],
  ['web/ui/sheets/tiles.svg', true],
  ['core/money.ts', true],
  ['core/money.test.ts', false],
  ['docs/fairness/verify_round.py', true],
  ['server/main.ts', false],
  ['README.md', false],
])('a change of %s makes a new build: %s', (path, expected) => {
  expect(isBuiltFrom({ path, text: '' })).toBe(expected);
});

test('the hash changes with the text, the name and the boundary between files', () => {
  const hashes = [
    hashOf([{ path: 'a', text: 'one' }]),
    hashOf([{ path: 'a', text: 'two' }]),
    hashOf([{ path: 'b', text: 'one' }]),
    hashOf([
      { path: 'a', text: 'on' },
      { path: 'e', text: '' },
    ]),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
});
