import type { Reply, Sent } from '@maidan/contract/api';
import { type PlayerErrorCode, playerSentence } from '@maidan/contract/playerErrors';
import type { Currency, Method, Network } from '@maidan/contract/wire';
import type { RefusalName } from '../../api.ts';

/** What the player fills in. `chain` and `walletAddress` are written by 'Proceed with Payment'. */
export interface DepositForm {
  readonly depositAmount: string;
  readonly coinType: Currency;
  readonly paymentMethod: Method | '';
  readonly network: Network | '';
  readonly chain: Network | '';
  readonly walletAddress: string;
  readonly transactionNumber: string;
  readonly paymentScreenshot: File | undefined;
}

export type DepositField = keyof DepositForm;
/** What is wrong with which field; with none of them, but with the whole, under `form`. */
export type DepositFaults = Readonly<Partial<Record<DepositField | 'form', string>>>;

export const EMPTY_DEPOSIT: DepositForm = {
  depositAmount: '',
  coinType: 'INR',
  paymentMethod: '',
  network: '',
  chain: '',
  walletAddress: '',
  transactionNumber: '',
  paymentScreenshot: undefined,
};

/** Another currency is another way to pay and another amount: 500 rupees are not 500 USDT. */
export const withCurrency = (coinType: Currency): DepositForm => ({
  ...EMPTY_DEPOSIT,
  coinType,
  paymentMethod: coinType === 'USDT' ? 'CRYPTO' : '',
});

/** Another network has another address, which is shown only after 'Proceed with Payment'. */
export const withNetwork = (form: DepositForm, network: Network): DepositForm => ({
  ...form,
  network,
  chain: '',
  walletAddress: '',
});

/** In the order of the specification, so the first one is the one to go to. */
export function faultsOf(form: DepositForm): DepositFaults {
  const isInr = form.coinType === 'INR';
  const checks: readonly [DepositField, boolean, PlayerErrorCode][] = [
    ['depositAmount', form.depositAmount.trim() === '', 'amount-missing'],
    ['paymentMethod', isInr && form.paymentMethod === '', 'method-missing'],
    ['transactionNumber', isInr && form.transactionNumber.trim() === '', 'transaction-missing'],
    ['network', !isInr && form.network === '', 'network-missing'],
    ['walletAddress', !isInr && form.walletAddress === '', 'wallet-address-missing'],
    ['chain', !isInr && form.chain === '', 'chain-missing'],
    ['transactionNumber', form.chain !== '' && form.transactionNumber.trim() === '', 'transaction-hash-missing'],
  ];
  return Object.fromEntries(
    checks.filter(([, wrong]) => wrong).map(([field, , code]) => [field, playerSentence(code)]),
  );
}

/** Every field of the specification's deposit form; where to pay is sent back as it was shown. */
export function payloadOf(form: DepositForm, payee: Reply<'bankDetails'> | undefined): DepositPayload {
  const bank = form.paymentMethod === 'BANK' ? payee : undefined;
  const upi = form.paymentMethod === 'UPI' ? payee : undefined;
  return {
    depositAmount: form.depositAmount,
    coinType: form.coinType,
    chain: form.chain,
    walletAddress: form.walletAddress,
    accountHolderName: bank?.account_name ?? '',
    accountNumber: bank?.account_number ?? '',
    ifscCode: bank?.ifsc ?? '',
    upiId: upi?.upi_id ?? '',
    transactionNumber: form.transactionNumber.trim(),
    bank: bank?.bank_name ?? '',
    paymentMethod: form.paymentMethod,
  };
}

export type DepositPayload = Omit<Sent<'deposit'>, 'paymentScreenshot'>;

/** Which field a refusal of the server is about, when it is about one. */
export const DEPOSIT_FIELDS: Readonly<Partial<Record<RefusalName, DepositField>>> = {
  'amount-missing': 'depositAmount',
  'amount-malformed': 'depositAmount',
  'amount-too-precise': 'depositAmount',
  'amount-not-positive': 'depositAmount',
  'amount-too-large': 'depositAmount',
  'amount-below-minimum': 'depositAmount',
  'amount-above-maximum': 'depositAmount',
  'method-missing': 'paymentMethod',
  'method-closed': 'paymentMethod',
  'transaction-missing': 'transactionNumber',
  'transaction-malformed': 'transactionNumber',
  'transaction-used': 'transactionNumber',
  'transaction-hash-missing': 'transactionNumber',
  'transaction-hash-malformed': 'transactionNumber',
  'transaction-hash-used': 'transactionNumber',
  'network-missing': 'network',
  'wallet-address-missing': 'walletAddress',
  'wallet-address-unknown': 'walletAddress',
  'chain-missing': 'chain',
  'picture-unreadable': 'paymentScreenshot',
  'picture-too-large': 'paymentScreenshot',
  'body-too-large': 'paymentScreenshot',
};
