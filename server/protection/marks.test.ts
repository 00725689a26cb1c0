import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { SecretBox } from '../accounts/secretBox.ts';
import { marksOf, traitsOfPayee, traitsOfPayer } from './marks.ts';
import type { MarkKind } from './match.ts';

const secrets = new SecretBox(randomBytes(32));
const markOf = (kind: MarkKind, text: string) => marksOf(secrets, [[kind, text]])[0]?.mark;

test.each<[MarkKind, string, readonly string[]]>([
  [
    'phone',
    '+91 98765 43210',
    [
      '9876543210',
      '09876543210',
      '00919876543210',
      '98765-43210',
      '(+91) 9876543210',
      '+91 (0) 98765 43210',
      '0091 09876543210',
      '९८७६५४३२१०',
    ],
  ],
  ['email', 'asha.rao@gmail.com', ['AshaRao@GMAIL.com', 'a.s.h.a.rao+bets@gmail.com', 'asharao@googlemail.com']],
  ['email', 'asha@icloud.com', ['asha@me.com', 'ASHA@mac.com']],
  ['email', 'asha@proton.me', ['asha@protonmail.com', 'a.sha+1@pm.me']],
  ['bank', '000123456789', ['123456789', '0001 2345 6789', '000-123456789', '१२३४५६७८९', '１２３４５６７８９']],
  ['upi', 'asha@okaxis', ['ASHA@OkAxis', ' asha@okaxis ', 'asha @ okaxis', 'ａsha@okaxis', 'asha\u200b@okaxis']],
  ['wallet', '0x5A3dE0000000000000000000000000000000be20', ['0x5a3de0000000000000000000000000000000BE20']],
])('[R30] a %s is known again however it is typed', (kind, text, others) => {
  for (const other of others) expect([other, markOf(kind, other)]).toEqual([other, markOf(kind, text)]);
});

test.each<[MarkKind, string, string]>([
  ['phone', '9876543210', '9876543211'],
  ['phone', '+1 9876543210', '+91 9876543210'],
  ['email', 'asha@gmail.com', 'asha@yahoo.com'],
  ['bank', '123456789', '1234567890'],
  ['upi', 'asha@okaxis', 'asha@oksbi'],
  ['wallet', 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS6', 'tnjtdxs95nunh9yev5p4fstz84gqj4kis6'], // capitals are the address
])('[R30] a %s of somebody else is another: %s, %s', (kind, one, other) => {
  expect(markOf(kind, one)).not.toBe(markOf(kind, other));
});

test('[R30] what says nothing is nobody’s mark', () => {
  const empty = ['phone', 'email', 'bank', 'upi', 'wallet', 'device'] as const;
  expect(marksOf(secrets, [...empty.map(kind => [kind, ''] as const), ['phone', '12'], ['email', '+@x']])).toEqual([]);
});

test('[R30] a mark needs the key of the house, and is of one kind', () => {
  const another = new SecretBox(randomBytes(32));
  expect(secrets.markOf('phone', '919876543210')).not.toBe(another.markOf('phone', '919876543210'));
  expect(secrets.markOf('phone', '919876543210')).not.toBe(secrets.markOf('bank', '919876543210'));
});

test('[R30] a payee and a payer leave the same marks', () => {
  expect(marksOf(secrets, traitsOfPayee('BANK SBIN0001234 000123456789'))).toEqual(
    marksOf(secrets, traitsOfPayer({ accountNumber: '123456789' })),
  );
  expect(marksOf(secrets, traitsOfPayee('UPI asha@okaxis'))).toEqual(
    marksOf(secrets, traitsOfPayer({ upiId: 'Asha@okaxis' })),
  );
  expect(marksOf(secrets, traitsOfPayee('CRYPTO BEP20 0xAb'))).toEqual(marksOf(secrets, [['wallet', '0xab']]));
});
