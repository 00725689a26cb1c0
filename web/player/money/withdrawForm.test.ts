import { DEFAULTS } from '@maidan/contract/settings';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { EMPTY_WITHDRAWAL, faultOf, payloadOf, type WithdrawForm, type WithdrawKnown } from './withdrawForm.ts';

const KNOWN: WithdrawKnown = { hasToken: true, balance: rupees(1000), rate: undefined };

/** 88.50 rupees for one USDT. */
const RATE = DEFAULTS.usdt.rate;

const form = (over: Partial<WithdrawForm>): WithdrawForm => ({ ...EMPTY_WITHDRAWAL, depositAmount: '500', ...over });

describe('[S051] the first thing wrong, in the order of the specification', () => {
  test.each<[string, Partial<WithdrawForm>, Partial<WithdrawKnown>, string | undefined]>([
    ['no token comes before everything', {}, { hasToken: false, balance: undefined }, 'Authentication token not found'],
    ['then a balance that is not there', { depositAmount: '5000' }, { balance: undefined }, 'Failed to fetch balance'],
    ['then the amount', { depositAmount: '1000.01' }, {}, 'Insufficient balance'],
    ['more than there is', { depositAmount: '200000' }, {}, 'Insufficient balance'],
    ['all of the balance may go', { depositAmount: '1000', accountNumber: '1', ifscCode: 'x' }, {}, undefined],
    ['11.30 USDT are 1,000.05', { depositAmount: '11.30', currency: 'USDT' }, { rate: RATE }, 'Insufficient balance'],
    ['BANK without anything', {}, {}, 'Please provide all bank details'],
    ['BANK without IFSC', { accountNumber: '123456' }, {}, 'Please provide all bank details'],
    ['BANK without account number', { ifscCode: 'SMPL0000123' }, {}, 'Please provide all bank details'],
    ['BANK without a holder name is fine', { accountNumber: '123456', ifscCode: 'SMPL0000123' }, {}, undefined],
    ['UPI without an ID', { paymentMethod: 'UPI' }, {}, 'Please provide UPI ID'],
    ['[S052] UPI needs no bank details', { paymentMethod: 'UPI', upiId: 'asha@bank' }, {}, undefined],
    [
      'USDT without a wallet',
      { currency: 'USDT', chainName: 'TRC20' },
      {},
      'Please provide wallet address and chain name',
    ],
    [
      'USDT without a chain',
      { currency: 'USDT', walletAddress: 'T1' },
      {},
      'Please provide wallet address and chain name',
    ],
    ['USDT with both', { currency: 'USDT', walletAddress: 'T1', chainName: 'TRC20' }, {}, undefined],
    [
      '[S056] zero is for the server to refuse',
      { depositAmount: '0', paymentMethod: 'UPI', upiId: 'a@b' },
      {},
      undefined,
    ],
  ])('%s', (_, over, known, sentence) => {
    expect(faultOf(form(over), { ...KNOWN, ...known })?.sentence).toBe(sentence);
  });
});

test('[S057] the payload carries every field by its name, and only those of the chosen way have a value', () => {
  const leftovers = { accountHolderName: 'Asha', accountNumber: '123456', ifscCode: 'SMPL0000123', upiId: 'asha@bank' };
  const nothing = {
    account_holder_name: '',
    account_number: '',
    ifsc_code: '',
    upi_id: '',
    wallet_address: '',
    chain_name: '',
  };
  expect(payloadOf(form({ ...leftovers }))).toEqual({
    ...nothing,
    withdraw_amount: '500',
    withdraw_currency: 'INR',
    payment_method: 'BANK',
    account_holder_name: 'Asha',
    account_number: '123456',
    ifsc_code: 'SMPL0000123',
  });
  expect(payloadOf(form({ ...leftovers, paymentMethod: 'UPI', depositAmount: '50000' }))).toEqual({
    ...nothing,
    withdraw_amount: '50000',
    withdraw_currency: 'INR',
    payment_method: 'UPI',
    upi_id: 'asha@bank',
  });
  expect(
    payloadOf(form({ ...leftovers, currency: 'USDT', walletAddress: 'T1', chainName: 'TRC20', code: '123456' })),
  ).toEqual({
    ...nothing,
    withdraw_amount: '500',
    withdraw_currency: 'USDT',
    payment_method: 'CRYPTO',
    wallet_address: 'T1',
    chain_name: 'TRC20',
    code: '123456',
  });
});
