import { millis } from '@maidan/contract/wire';
import { after } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { type Request, stepsOf } from './requestSteps.ts';

const AT = millis.parse(Date.UTC(2025, 2, 7));

const request = (type: Request['type'], state: Request['state']): Request => ({
  id: 'W-1',
  type,
  at: AT,
  amount: rupees(100),
  currency: 'INR',
  asked: '100',
  method: 'UPI',
  payee: '',
  state,
  changedAt: after(AT, 60_000),
  reason: '',
  reference: '',
});

test.each<[Request['type'], Request['state'], string]>([
  ['deposit', 'requested', 'Requested now, Credited ahead'],
  ['deposit', 'approved', 'Requested done, Credited done'],
  ['deposit', 'rejected', 'Requested done, Rejected failed'],
  ['withdrawal', 'requested', 'Requested now, Approved ahead, Sent ahead, Confirmed ahead'],
  ['withdrawal', 'approved', 'Requested done, Approved now, Sent ahead, Confirmed ahead'],
  ['withdrawal', 'sent', 'Requested done, Approved done, Sent now, Confirmed ahead'],
  ['withdrawal', 'confirmed', 'Requested done, Approved done, Sent done, Confirmed done'],
  ['withdrawal', 'refunded', 'Requested done, Returned failed'],
])('a %s that is %s: %3$s', (type, state, steps) => {
  expect(
    stepsOf(request(type, state))
      .map(step => `${step.title} ${step.is}`)
      .join(', '),
  ).toBe(steps);
});

test('the first step has the time of the request, the current one the time of its change', () => {
  expect(stepsOf(request('withdrawal', 'sent')).map(step => step.at && step.at - AT)).toEqual([
    0,
    undefined,
    60_000,
    undefined,
  ]);
});
