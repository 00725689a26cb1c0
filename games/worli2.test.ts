import { expect, test } from 'vitest';
import { outcomesOf } from './kit/testing/testing.ts';
import { returnsOf } from './kit/returns.ts';
import worli2 from './worli2.ts';

test.each([
  // cards, digit, and what is paid on it
  ['ASS 2HH 3CC', '6', { 'single.6': 9.5, line2: 1.9, even: 1.9 }],
  ['10SS 10HH 10CC', '0', { 'single.0': 9.5, line2: 1.9, even: 1.9 }], // the ten counts nothing
  ['9SS 9HH 9CC', '7', { 'single.7': 9.5, line2: 1.9, odd: 1.9 }],
  ['ASS AHH ACC', '3', { 'single.3': 9.5, line1: 1.9, odd: 1.9 }],
  ['5SS 10HH 10CC', '5', { 'single.5': 9.5, line1: 1.9, odd: 1.9 }], // the end of line 1
])('%s is a %s', (cards, code, paid) => {
  expect(outcomesOf(worli2, cards)).toEqual({ code, paid });
});

test('[R18] every digit is as likely as the others, and every bet returns 95 %', () => {
  for (const { id, rtp, hit, method } of returnsOf(worli2)) {
    expect([id, method]).toEqual([id, 'exact']);
    expect(rtp).toBeCloseTo(0.95, 10);
    expect(hit).toBeCloseTo(id.startsWith('single') ? 0.1 : 0.5, 10);
  }
});
