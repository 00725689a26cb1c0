import type { Role } from '@maidan/contract/roles';
import type { Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '@maidan/contract/errors';
import { formatMinute } from '../../ui/when.ts';
import { badgesOf, type Payment, type PaymentDetail, reasonsAgainst, stepsOf, wasFirstChecker } from './payment.ts';

const FARAH = { id: 'farah', role: 'payments' } as const;
const MEERA = { id: 'meera', name: 'Meera' };
const mine = { claimedBy: { id: 'farah', name: 'Farah' } };

const request = (facts: Partial<Payment> = {}): Payment => ({
  id: 'D-1',
  type: 'deposit',
  player: { id: '7', username: 'asha', blocked: false },
  at: 0 as Millis, // the time of a request plays no part here
  amount: rupees(500),
  currency: 'INR',
  asked: '500',
  method: 'UPI',
  reference: 'UTR1',
  state: 'requested',
  fourEyes: false,
  firstApproval: null,
  claimedBy: null,
  warnings: [],
  ...facts,
});

const checkedBy = (by: string) => ({ fourEyes: true, firstApproval: { by, name: by, at: 0 as Millis } });

describe('the queue says everything there is to see of a request, the worst first', () => {
  test.each<[string, Partial<Payment>, string]>([
    ['a fresh request is open', {}, 'Open'],
    ['a colleague at work is named', { claimedBy: MEERA }, 'Claimed by Meera'],
    ['one’s own is simply open', mine, 'Open'],
    ['a large one needs four eyes', { fourEyes: true }, 'Four eyes'],
    ['after the first check it waits for the second', checkedBy('meera'), 'Second check'],
    [
      'reused evidence comes first, and hides nothing',
      { ...checkedBy('meera'), warnings: ['picture-seen'] },
      'Picture used before, Second check',
    ],
    [
      'a credited number comes before a picture',
      { warnings: ['picture-seen', 'transaction-credited'] },
      'UTR credited, Picture used before',
    ],
    ['a missing picture alone is said', { warnings: ['no-picture'] }, 'No picture'],
    [
      'a blocked player comes before everything',
      { player: { id: '7', username: 'asha', blocked: true }, fourEyes: true, warnings: ['no-picture'] },
      'Player blocked, Four eyes, No picture',
    ],
    ['an approved deposit is credited', { state: 'approved' }, 'Credited'],
    ['an approved withdrawal is still to be sent', { type: 'withdrawal', state: 'approved' }, 'To be sent'],
    ['a sent one is on its way', { type: 'withdrawal', state: 'sent' }, 'Sent'],
    ['a refund is final', { type: 'withdrawal', state: 'refunded', warnings: ['new-payee'] }, 'Refunded'],
  ])('%s', (_, facts, words) => {
    expect(
      badgesOf(request(facts), FARAH)
        .map(badge => badge.words)
        .join(', '),
    ).toBe(words);
  });
});

describe('what can be pressed follows the claim and the state', () => {
  test.each<[string, Partial<Payment>, Role, string]>([
    ['nobody works on it: claim', {}, 'payments', 'claim'],
    ['a colleague does: nothing', { claimedBy: MEERA }, 'payments', ''],
    ['an owner may take it back', { claimedBy: MEERA }, 'owner', 'release'],
    ['one’s own request can be decided', mine, 'payments', 'release reject approve'],
    [
      'an approved payout is sent or refunded',
      { ...mine, type: 'withdrawal', state: 'approved' },
      'payments',
      'release fail send',
    ],
    [
      'a sent one arrives or comes back',
      { ...mine, type: 'withdrawal', state: 'sent' },
      'payments',
      'release fail confirm',
    ],
    ['a credited deposit is done', { ...mine, state: 'approved' }, 'payments', ''],
    ['a confirmed payout is done', { ...mine, type: 'withdrawal', state: 'confirmed' }, 'owner', ''],
  ])('%s', (_, facts, role, steps) => {
    expect(stepsOf(request(facts), { ...FARAH, role }).join(' ')).toBe(steps);
  });
});

test('[R42] who made the first check is not the second person', () => {
  expect(wasFirstChecker(request(checkedBy('farah')), FARAH)).toBe(true);
  expect(wasFirstChecker(request(checkedBy('meera')), FARAH)).toBe(false);
  expect(wasFirstChecker(request(), FARAH)).toBe(false);
});

describe('what would be refused is not offered, and says why', () => {
  const NOW = 1_000_000;
  const detail = (facts: Partial<PaymentDetail>): PaymentDetail =>
    ({ ...request(mine), holdUntil: null, secondFrom: null, cannot: {}, ...facts }) as PaymentDetail; // the rest plays no part

  test.each<[string, Partial<PaymentDetail>, readonly (readonly [string, string])[]]>([
    ['nothing is in the way', {}, []],
    [
      'a second person is needed',
      { cannot: { approve: 'second-person-needed' } },
      [['approve', sentenceOf('second-person-needed')]],
    ],
    [
      'a new colleague counts from a certain time',
      { cannot: { approve: 'second-person-needed' }, secondFrom: (NOW + 60_000) as Millis },
      [['approve', `you count as a second person from ${formatMinute(NOW + 60_000)}.`]],
    ],
    [
      'a new payee waits, and the failure of a payout waits for two people',
      { cannot: { send: 'payee-on-hold', fail: 'second-person-needed' }, holdUntil: (NOW + 1) as Millis },
      [
        ['send', sentenceOf('payee-on-hold')],
        ['fail', sentenceOf('second-person-needed')],
      ],
    ],
    ['the waiting time is over while one looks', { cannot: { send: 'payee-on-hold' }, holdUntil: NOW as Millis }, []],
  ])('%s', (_, facts, reasons) => {
    expect([...reasonsAgainst(detail(facts), NOW)]).toEqual(reasons);
  });
});
