import { rupees } from '@maidan/core/money';
import { ROLE_NAMES } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { expect, test } from 'vitest';
import type { ProposalPageRow } from '../staff/peopleStore.ts';
import { wordsFor } from './proposalWords.ts';

const proposal = (row: Partial<ProposalPageRow>) =>
  ({ subject: 'W-1001', named: 'asha', detail: {}, plan: null, ...row }) as ProposalPageRow; // as far as it is said

const plan = { kind: 'exchange', runners: ['Kaveri Kings', 'Deccan Comets'] } as unknown as ProposalPageRow['plan'];

test.each<[string, Partial<ProposalPageRow>]>([
  ['Change the bank account', { kind: 'settings', subject: 'bank' }],
  ['Change the UPI details', { kind: 'settings', subject: 'upi' }],
  ['Change the USDT details', { kind: 'settings', subject: 'usdt' }],
  ['Change the limits', { kind: 'settings', subject: 'limits' }],
  ['Change the money mode', { kind: 'settings', subject: 'money' }],
  ['Change the top-up of play money', { kind: 'settings', subject: 'topUp' }],
  ['Change commission and exposure limits', { kind: 'settings', subject: 'sport' }],
  ['Change how the staff sign in', { kind: 'settings', subject: 'staff' }],
  ['Change where alarms are told', { kind: 'settings', subject: 'alarms' }],
  ['Change of-before', { kind: 'settings', subject: 'of-before' }],
  ['Refund 1,500.00 to asha: W-1001 was sent', { kind: 'refundPayout', detail: { amount: rupees(1_500) } }],
  ['Raise the limits of 20-20 Teenpatti', { kind: 'tableLimits', named: 'teen20' }],
  ['Raise the limits of Bookmaker', { kind: 'marketLimits', named: 'Bookmaker' }],
  ['Void all of A v B', { kind: 'voidEvent', named: 'A v B' }],
  [
    'Settle A v B: void',
    { kind: 'settleMarket', named: 'A v B', plan, detail: { answer: { type: 'void', reason: '' } } },
  ],
  ['Settle A v B: ', { kind: 'settleMarket', named: 'A v B' }],
  ['Void round 7 of Lucky 7 - A', { kind: 'voidRound', subject: '7', named: 'Lucky 7 - A' }],
  [
    'Void round 7 of Lucky 7 - A: The table could not go on.',
    { kind: 'voidRound', subject: '7', named: 'Lucky 7 - A', detail: { fault: 'table-fault' } },
  ],
  ['asha becomes Auditor', { kind: 'role', detail: { role: 'auditor' } }],
  ['Credit 25.00 to asha', { kind: 'adjustment', detail: { amount: rupees(25) } }],
  ['Debit 25.00 from asha', { kind: 'adjustment', detail: { amount: rupees(-25) } }],
])('%s', (words, row) => {
  expect(wordsFor(proposal(row))).toBe(words);
});

test('every role has a title', () => {
  const titles = ROLE_NAMES.map(role => say('office.roleTitle', { role }));
  expect(titles.filter((title, nth) => title === ROLE_NAMES[nth])).toEqual([]);
});
