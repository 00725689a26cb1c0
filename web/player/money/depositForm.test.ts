import { describe, expect, test } from 'vitest';
import { type DepositForm, EMPTY_DEPOSIT, faultsOf, payloadOf, withCurrency, withNetwork } from './depositForm.ts';

const BANK = {
  bank_name: 'Sample Bank',
  account_name: 'Maidan Play',
  account_number: '000012345678',
  ifsc: 'SMPL0000123',
  upi_id: 'maidan@sample',
};

const form = (over: Partial<DepositForm>): DepositForm => ({ ...EMPTY_DEPOSIT, ...over });

describe('[S038] what is missing, in the order of the specification', () => {
  test.each<[string, Partial<DepositForm>, string[]]>([
    [
      'an empty INR form',
      {},
      ['Amount is required', 'Please choose BANK or UPI', 'Transaction/UTR number is required'],
    ],
    ['INR with an amount', { depositAmount: '5' }, ['Please choose BANK or UPI', 'Transaction/UTR number is required']],
    ['BANK without a UTR', { depositAmount: '5', paymentMethod: 'BANK' }, ['Transaction/UTR number is required']],
    [
      'a UTR of blanks',
      { depositAmount: '5', paymentMethod: 'UPI', transactionNumber: '  ' },
      ['Transaction/UTR number is required'],
    ],
    ['INR filled in', { depositAmount: '5', paymentMethod: 'UPI', transactionNumber: '1234' }, []],
    [
      'an empty USDT form',
      { coinType: 'USDT', paymentMethod: 'CRYPTO' },
      ['Amount is required', 'Please choose a network', 'Wallet address is required', 'Chain is required'],
    ],
    [
      'USDT before Proceed with Payment',
      { coinType: 'USDT', depositAmount: '5', network: 'TRC20' },
      ['Wallet address is required', 'Chain is required'],
    ],
    [
      'USDT filled in, without a hash',
      { coinType: 'USDT', depositAmount: '5', network: 'TRC20', chain: 'TRC20', walletAddress: 'T1' },
      ['Transaction hash is required'],
    ],
  ])('%s', (_, over, sentences) => {
    expect(Object.values(faultsOf(form(over)))).toEqual(sentences);
  });
});

describe('[S036] changing currency resets method and network', () => {
  test('USDT sets paymentMethod CRYPTO and keeps nothing, not even the amount', () => {
    expect(withCurrency('USDT')).toEqual(form({ depositAmount: '', coinType: 'USDT', paymentMethod: 'CRYPTO' }));
  });

  test('back to INR no method is chosen', () => {
    expect(withCurrency('INR')).toEqual(EMPTY_DEPOSIT);
  });

  test('another network hides the address of the one before', () => {
    const shown = form({ coinType: 'USDT', network: 'TRC20', chain: 'TRC20', walletAddress: 'T1' });
    expect(withNetwork(shown, 'BEP20')).toMatchObject({ network: 'BEP20', chain: '', walletAddress: '' });
  });
});

describe('[S040] the payload carries every deposit field', () => {
  const nothing = {
    chain: '',
    walletAddress: '',
    accountHolderName: '',
    accountNumber: '',
    ifscCode: '',
    upiId: '',
    bank: '',
  };

  test.each<[string, Partial<DepositForm>, object]>([
    [
      'BANK with the account that was shown',
      { depositAmount: '200000', paymentMethod: 'BANK', transactionNumber: ' 4071 ' },
      {
        ...nothing,
        depositAmount: '200000',
        coinType: 'INR',
        paymentMethod: 'BANK',
        transactionNumber: '4071',
        accountHolderName: 'Maidan Play',
        accountNumber: '000012345678',
        ifscCode: 'SMPL0000123',
        bank: 'Sample Bank',
      },
    ],
    [
      'UPI with the UPI ID that was shown',
      { depositAmount: '1500', paymentMethod: 'UPI', transactionNumber: '4071' },
      {
        ...nothing,
        depositAmount: '1500',
        coinType: 'INR',
        paymentMethod: 'UPI',
        transactionNumber: '4071',
        upiId: 'maidan@sample',
      },
    ],
    [
      'USDT with chain and address',
      {
        depositAmount: '10',
        coinType: 'USDT',
        paymentMethod: 'CRYPTO',
        network: 'TRC20',
        chain: 'TRC20',
        walletAddress: 'T1',
      },
      {
        ...nothing,
        depositAmount: '10',
        coinType: 'USDT',
        paymentMethod: 'CRYPTO',
        transactionNumber: '',
        chain: 'TRC20',
        walletAddress: 'T1',
      },
    ],
  ])('%s', (_, over, payload) => {
    expect(payloadOf(form(over), BANK)).toEqual(payload);
  });
});
