import { describe, expect, test } from 'vitest';
import { sentenceOf } from './errors.ts';
import { transactionHashOf, walletAddressOf } from './payeeFormats.ts';
import { asKept, faultsIn, rateLeap } from './settingChecks.ts';
import { DEFAULTS, SECTIONS, type Settings } from './settings.ts';

/** The addresses of EIP-55 itself, and the contract of USDT on TRON. */
const CHECKED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

describe('a wallet address', () => {
  test.each(CHECKED)('%s passes its checksum, and is kept with it however it was typed', address => {
    const unchecked = [address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`];
    for (const typed of [address, ...unchecked]) expect(walletAddressOf('ERC20', typed)).toBe(address);
    expect(walletAddressOf('BEP20', address)).toBe(address);
    expect(walletAddressOf('TRC20', address)).toBeUndefined();
  });

  test('every single letter of another case, and every wrong letter of TRON, is noticed', () => {
    for (const address of CHECKED) {
      for (const [index, letter] of [...address].entries()) {
        if (index < 2 || !/[a-f]/i.test(letter)) continue;
        const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
        expect(walletAddressOf('ERC20', address.slice(0, index) + other + address.slice(index + 1))).toBeUndefined();
      }
    }
    expect(walletAddressOf('TRC20', TRON)).toBe(TRON);
    for (let index = 1; index < TRON.length; index += 1) {
      const other = TRON[index] === 'z' ? 'y' : 'z';
      expect(walletAddressOf('TRC20', TRON.slice(0, index) + other + TRON.slice(index + 1))).toBeUndefined();
    }
  });
});

const HASH = 'a'.repeat(63) + '1';

test.each([
  ['TRC20', HASH, HASH],
  ['TRC20', `0x${HASH.toUpperCase()}`, HASH],
  ['ERC20', HASH, `0x${HASH}`],
  ['BEP20', ` 0x${HASH.toUpperCase()} `, `0x${HASH}`],
  ['BEP20', HASH.slice(1), undefined],
  ['ERC20', `${HASH.slice(1)}g`, undefined],
  ['TRC20', '0'.repeat(64), undefined],
] as const)('a transaction hash on %s typed %s is kept as %s', (network, typed, kept) => {
  expect(transactionHashOf(network, typed)).toBe(kept);
});

describe('settings are checked', () => {
  test.each(SECTIONS)('what a new house starts with is right: %s', section => {
    expect(faultsIn(section, DEFAULTS[section])).toEqual({});
  });

  const bank = (change: object): Settings['bank'] => ({ ...DEFAULTS.bank, ...change });
  const usdt = (change: object): Settings['usdt'] => ({ ...DEFAULTS.usdt, ...change });

  test('beside the field that is wrong', () => {
    expect(faultsIn('bank', bank({ ifsc: 'SMPL1000123', account_number: '12', account_name: '' }))).toEqual({
      account_name: 'This field is required',
      account_number: 'An account number has 6 to 20 digits.',
      ifsc: 'An IFSC code looks like SBIN0001234.',
    });
    expect(faultsIn('bank', { bank_name: '', account_name: '', account_number: '', ifsc: '' })).toEqual({});
    expect(faultsIn('upi', { upi_id: 'maidan', payee: '' })).toEqual({ upi_id: 'A UPI ID looks like name@bank.' });
    const malformed = 'That is not a wallet address of this network.';
    const swapped = { BEP20: DEFAULTS.usdt.TRC20, TRC20: DEFAULTS.usdt.ERC20, ERC20: '' };
    expect(faultsIn('usdt', usdt(swapped))).toEqual({ BEP20: malformed, TRC20: malformed });
    const nobodys = { ERC20: `0x${'0'.repeat(40)}`, TRC20: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' };
    expect(faultsIn('usdt', usdt(nobodys))).toEqual({ ERC20: malformed, TRC20: malformed });
  });

  test('an address in one case proves nothing, and is not one that everybody pays to', () => {
    const unchecked = sentenceOf('wallet-address-unchecked');
    const BEP20 = CHECKED[0]!.toLowerCase();
    const ERC20 = `0x${CHECKED[1]!.slice(2).toUpperCase()}`;
    expect(faultsIn('usdt', usdt({ BEP20, ERC20 }))).toEqual({ BEP20: unchecked, ERC20: unchecked });
    expect(faultsIn('usdt', usdt({ BEP20: CHECKED[0]!, ERC20: CHECKED[1]! }))).toEqual({});
  });

  test.each([
    [1, false],
    [19_99, false],
    [20_00, true],
    [500_00, true],
    [500_01, false],
    [10_00_000, false],
  ])('a USDT for %i paise is a rate two people can agree upon: %s', (rate, isOne) => {
    expect(Object.keys(faultsIn('usdt', usdt({ rate })))).toEqual(isOne ? [] : ['rate']);
  });

  test('numbers and codes of a payee are kept in one spelling', () => {
    expect(asKept('bank', bank({ ifsc: 'smpl 0000123', account_number: '0000 1234 5678' }))).toEqual(DEFAULTS.bank);
  });

  test.each([
    [8_850, 9_292, undefined],
    [8_850, 9_293, { way: 'up', move: '5.0', most: 5 }],
    [8_850, 8_408, undefined],
    [8_850, 4_425, { way: 'down', move: '50.0', most: 5 }],
  ] as const)('a rate that goes from %i to %i: %j', (last, next, leap) => {
    expect(rateLeap(last, next)).toEqual(leap);
  });
});
