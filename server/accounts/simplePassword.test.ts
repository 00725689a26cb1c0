import { expect, test } from 'vitest';
import { isSimple } from './simplePassword.ts';

const OWN = ['AshaRao', 'asha.rao@example.com', 'asha.rao'];

test.each([
  ['blanks', ['        ', '\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000', 'a        ', '  a    b  ']],
  [
    'one thing over and over',
    ['aaaaaaaa', 'aaaaaaab', 'abababab', 'abcabcabc', 'abcdabcd', 'AaAaAaAa', 'x7Qx7Qx7Qx7Q'],
  ],
  [
    'rows of keys',
    ['34567890', '12345687', 'hgfedcba', 'asdfghjk', 'asdfghjk1', 'qwertyup', 'poiuytrewq', 'zaq12wsx!'],
  ],
  ['the most used with something around them', ['Password1!', 'P@ssw0rd!', 'Welcome@123', 'dragon-2024', '!!monkey!!']],
  ['this house and its surroundings', ['maidan123', 'M4idan@2026', 'Kolkata@99', 'ViratKohli18', 'cricket cricket']],
  ['one\u2019s own name', ['asha.rao1', '**AshaRao', 'asha.rao@example.com', 'asha9137', 'rao_asha_1990', '4sh4.r40!']],
])('[R34] %s: tried first', (_, passwords) => {
  expect(passwords.filter(password => !isSimple(password, OWN))).toEqual([]);
});

test('[R34] a sentence, and characters in no order, are no easy guess', () => {
  const passwords = [
    'correct horse battery',
    'a password of my own',
    'asha loves cricket',
    'six-balls-an-over',
    'xK9$mQ2z',
    'r\u00e9sum\u00e9s-12',
    'मेरा पासवर्ड लंबा है',
    '🔒🔑🔒🗝️🔓🔑🔒🗝️',
  ];
  expect(passwords.filter(password => isSimple(password, ['asha', '']))).toEqual([]);
});

test('[R34] the longest password is judged at once', () => {
  expect(isSimple('ab'.repeat(64))).toBe(true);
  expect(
    isSimple(Array.from({ length: 128 }, (_, nth) => String.fromCodePoint(0x4e00 + ((nth * nth * 31) % 997))).join('')),
  ).toBe(false);
});
