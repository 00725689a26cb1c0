import { expect, test } from 'vitest';
import { withoutComments } from './sources.ts';

test.each([
  ['a; // why', 'a; '],
  ['// why\nb;', '\nb;'],
  ['/** Why. */\nb;', '\nb;'],
  ['<p>{/* why */}</p>', '<p>{}</p>'],
  ["accept('image/*'); b('**/*.ts');", "accept('image/*'); b('**/*.ts');"],
  ["go('https://example.com');", "go('https://example.com');"],
])('%j without comments is %j', (text, expected) => {
  expect(withoutComments(text)).toBe(expected);
});
