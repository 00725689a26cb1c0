import { paise } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { momentPath, momentWords } from './moment.ts';

test.each([
  ['account.register', '', null, 'Registered', undefined],
  ['deposit.approve', 'D-1001', 50_000, 'Deposit D-1001 approved', '/payments/D-1001?state=all'],
  ['limit.asked', 'depositDay', 100_000, 'Looser limit asked for: Deposits in a day, 1,000.00', undefined],
  ['limit.declined', 'without', null, 'Went without a limit of deposits', undefined],
  ['limit.answer-check', '', null, 'Answered a reality check', undefined],
  ['stop.timeOut', '1772884800000', null, 'Time-out until 07 Mar 2026 17:30', undefined],
  ['stop.exclusion', '1772884800000', null, 'Excluded until 07 Mar 2026 17:30', undefined],
  ['stop.exclusion', '', null, 'Excluded for ever', undefined],
  ['player.tag', 'calls often', null, 'Tagged calls often', undefined],
  ['ticket.answer', 'T-1', null, 'Question answered', '/support/T-1'],
  ['case.open', 'c1', null, 'Case opened', '/cases/c1'],
  ['something.new', '', null, 'Entry of the log: something.new', undefined],
] as const)('%s is told in words', (code, about, amount, words, path) => {
  const moment = { code, about, amount: amount === null ? null : paise(amount) };
  expect([momentWords(moment), momentPath(moment)]).toEqual([words, path]);
});
