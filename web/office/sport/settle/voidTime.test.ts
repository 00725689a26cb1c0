import { expect, test } from 'vitest';
import { timesOf } from './voidTime.ts';

const AT = Date.parse('2026-03-07T16:44:10Z');

test.each([
  ['none', '', '', { times: {} }],
  ['all after an instant in India', '2026-03-07T22:14:10', '', { times: { voidAfter: AT } }],
  ['without seconds', '2026-03-07T22:14', '', { times: { voidAfter: AT - 10_000 } }],
  ['between two', '2026-03-07T22:14:10', '2026-03-07T22:14:40', { times: { voidAfter: AT, voidUpTo: AT + 30_000 } }],
  ['an end without a beginning', '', '2026-03-07T22:14:40', { fault: 'Enter from when bets are void.' }],
  ['backwards', '2026-03-07T22:14:40', '2026-03-07T22:14:10', { fault: 'The end must be after the beginning.' }],
])('void bets by their time: %s', (_, after, upTo, read) => {
  expect(timesOf({ after, upTo })).toEqual(read);
});
