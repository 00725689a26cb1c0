import { describe, expect, test } from 'vitest';
import { differences } from './diff.ts';

/** 'name: before → after', with a star where it changed. */
const drawn = (before: unknown, after: unknown): string =>
  differences(before, after)
    .map(({ name, before: was, after: is, changed }) => `${changed ? '*' : ''}${name}: ${was} → ${is}`)
    .join(', ');

describe('before and after are compared fact by fact', () => {
  test.each([
    ['nothing on both sides', null, undefined, ''],
    ['a changed value', { state: 'requested' }, { state: 'approved' }, '*state: requested → approved'],
    ['a value that stayed', { a: 1, b: 2 }, { a: 1, b: 3 }, 'a: 1 → 1, *b: 2 → 3'],
    ['something new', null, { role: 'owner' }, '*role:  → owner'],
    ['something gone', { claimed_by: '3' }, { claimed_by: null }, '*claimed_by: 3 → '],
    ['what lies deeper', { limits: { min: 1 } }, { limits: { min: 2 } }, '*limits.min: 1 → 2'],
    ['an amount, in rupees', null, { amount: 1_50_000, asked: '1500' }, '*amount:  → 1,500.00, *asked:  → 1500'],
    ['a debit', null, { proposal: { amount: -2_500 } }, '*proposal.amount:  → −25.00'],
    ['an amount that is no whole number of paise', null, { amount: 'all' }, '*amount:  → all'],
    ['lists by place', { lines: ['a'] }, { lines: ['a', 'b'] }, 'lines.0: a → a, *lines.1:  → b'],
  ])('%s', (_, before, after, words) => {
    expect(drawn(before, after)).toBe(words);
  });
});
