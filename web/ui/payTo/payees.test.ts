import { rupees } from '@maidan/core/money';
import { expect, test } from 'vitest';
import { bankText, upiLink } from './payees.ts';

const BANK = {
  bank_name: 'Sample Bank',
  account_name: 'Maidan Play',
  account_number: '0000123',
  ifsc: 'SMPL0000123',
  upi_id: 'm@s',
};

test('[S031] the bank code is text a person can read, with the amount once there is one', () => {
  const details = 'Bank: Sample Bank\nName: Maidan Play\nAccount: 0000123\nIFSC: SMPL0000123';
  expect(bankText(BANK, undefined)).toBe(details);
  expect(bankText(BANK, rupees(25000.5))).toBe(`${details}\nAmount: INR 25000.50`);
});

test.each([
  [
    'with an amount',
    'maidan.play@sample',
    'Maidan Play',
    rupees(25000),
    'upi://pay?pa=maidan.play@sample&pn=Maidan%20Play&am=25000.00&cu=INR',
  ],
  ['without one', 'm@s', 'M & Co', undefined, 'upi://pay?pa=m@s&pn=M%20%26%20Co&cu=INR'],
])('[S032] the UPI code is a payment link, %s', (_, upiId, payee, amount, link) => {
  expect(upiLink(upiId, payee, amount)).toBe(link);
});
