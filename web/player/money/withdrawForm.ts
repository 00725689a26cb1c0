import type { Sent } from '@maidan/contract/api';
import { type PlayerErrorCode, playerSentence } from '@maidan/contract/playerErrors';
import type { Currency, Method, Network } from '@maidan/contract/wire';
import type { Money } from '@maidan/core/money';
import type { UsdtRate } from '@maidan/core/usdt';
import { say } from '@maidan/words/say';
import type { RefusalName } from '../../api.ts';
import { inrOf } from './amount.ts';

/** What the player fills in. The amount is called depositAmount here too, because the specification says so. */
export interface WithdrawForm {
  readonly depositAmount: string;
  readonly currency: Currency;
  readonly paymentMethod: Exclude<Method, 'CRYPTO'>;
  readonly accountHolderName: string;
  readonly accountNumber: string;
  readonly ifscCode: string;
  readonly upiId: string;
  readonly walletAddress: string;
  readonly chainName: Network | '';
  /** From the authenticator app, when the account has one. */
  readonly code: string;
}

export type WithdrawField = keyof WithdrawForm;

export const EMPTY_WITHDRAWAL: WithdrawForm = {
  depositAmount: '',
  currency: 'INR',
  paymentMethod: 'BANK',
  accountHolderName: '',
  accountNumber: '',
  ifscCode: '',
  upiId: '',
  walletAddress: '',
  chainName: '',
  code: '',
};

/** Another currency is another amount: 500 rupees are not 500 USDT. */
export const withCurrency = (form: WithdrawForm, currency: Currency): WithdrawForm =>
  currency === form.currency ? form : { ...form, currency, depositAmount: '' };

/** A sentence, and the field it stands beside; without one it stands above the button. */
export interface WithdrawFault {
  readonly field?: WithdrawField | undefined;
  readonly sentence: string;
}

export interface WithdrawKnown {
  readonly hasToken: boolean;
  readonly balance: Money | undefined;
  readonly rate: UsdtRate | undefined;
}

/** The first thing wrong, in the order of the specification. Whether the amount is an amount is for the server to say. */
export function faultOf(form: WithdrawForm, { hasToken, balance, rate }: WithdrawKnown): WithdrawFault | undefined {
  if (!hasToken) return { sentence: playerSentence('not-signed-in') };
  if (balance === undefined) return { sentence: say('money.noBalance') };
  const asked = inrOf(form.depositAmount, form.currency, rate);
  if (asked !== undefined && asked > balance) return fault('depositAmount', 'insufficient-balance');
  if (form.currency === 'USDT') {
    const missing = [!filled(form.walletAddress) && 'walletAddress', form.chainName === '' && 'chainName'] as const;
    const field = missing.find(name => name !== false);
    return field && fault(field, 'payee-wallet-missing');
  }
  if (form.paymentMethod === 'UPI') return filled(form.upiId) ? undefined : fault('upiId', 'payee-upi-missing');
  if (!filled(form.accountNumber)) return fault('accountNumber', 'payee-bank-missing');
  return filled(form.ifscCode) ? undefined : fault('ifscCode', 'payee-bank-missing');
}

/** Only what belongs to the chosen way is sent: an account number left over from BANK has no business in a UPI payment. */
export function payloadOf(form: WithdrawForm): Sent<'withdrawal'> {
  const isUsdt = form.currency === 'USDT';
  const isBank = !isUsdt && form.paymentMethod === 'BANK';
  const isUpi = !isUsdt && form.paymentMethod === 'UPI';
  return {
    withdraw_amount: form.depositAmount,
    withdraw_currency: form.currency,
    payment_method: isUsdt ? 'CRYPTO' : form.paymentMethod,
    account_holder_name: isBank ? form.accountHolderName : '',
    account_number: isBank ? form.accountNumber : '',
    ifsc_code: isBank ? form.ifscCode : '',
    upi_id: isUpi ? form.upiId : '',
    wallet_address: isUsdt ? form.walletAddress : '',
    chain_name: isUsdt ? form.chainName : '',
    ...(form.code ? { code: form.code } : {}),
  };
}

const fault = (field: WithdrawField, code: PlayerErrorCode): WithdrawFault => ({
  field,
  sentence: playerSentence(code),
});
const filled = (text: string): boolean => text.trim() !== '';

/** Which field a refusal of the server is about, when it is about one. */
export const WITHDRAW_FIELDS: Readonly<Partial<Record<RefusalName, WithdrawField>>> = {
  'amount-missing': 'depositAmount',
  'amount-malformed': 'depositAmount',
  'amount-too-precise': 'depositAmount',
  'amount-not-positive': 'depositAmount',
  'amount-too-large': 'depositAmount',
  'amount-below-minimum': 'depositAmount',
  'amount-above-maximum': 'depositAmount',
  'insufficient-balance': 'depositAmount',
  'payee-bank-missing': 'accountNumber',
  'account-number-malformed': 'accountNumber',
  'ifsc-malformed': 'ifscCode',
  'payee-upi-missing': 'upiId',
  'upi-malformed': 'upiId',
  'payee-wallet-missing': 'walletAddress',
  'wallet-address-malformed': 'walletAddress',
  'network-missing': 'chainName',
  'chain-missing': 'chainName',
  'method-missing': 'paymentMethod',
  'method-closed': 'paymentMethod',
  'two-step-needed': 'code',
  'two-step-wrong': 'code',
};

/** Names of the wire as names of the form, for refusals that name their field. */
export const WIRE_FIELDS: Readonly<Record<string, WithdrawField>> = {
  withdraw_amount: 'depositAmount',
  account_holder_name: 'accountHolderName',
  account_number: 'accountNumber',
  ifsc_code: 'ifscCode',
  upi_id: 'upiId',
  wallet_address: 'walletAddress',
  chain_name: 'chainName',
  code: 'code',
};
