import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { isAccountNumber, isIfsc, isUpiId, walletAddressOf, withoutSpaces } from '@maidan/contract/payeeFormats';
import { type Method, NETWORKS } from '@maidan/contract/wire';
import { ok, refuse, type Result } from '@maidan/core/result';

/** Who is to be paid. */
export interface Payee {
  readonly method: Method;
  readonly details: Readonly<Record<string, string>>;
  /** The same for the same account however it was typed. */
  readonly name: string;
}

type Form = Input<'withdrawal'>;

/** What of the payee is not there at all, said before anything is looked at closely. */
export function missingOf(form: Form): ErrorCode | undefined {
  const isMissing = (...fields: readonly string[]): boolean => fields.some(field => field.trim() === '');
  if (form.withdraw_currency === 'USDT') {
    return isMissing(form.wallet_address, form.chain_name) ? 'payee-wallet-missing' : undefined;
  }
  if (form.payment_method === 'UPI') return isMissing(form.upi_id) ? 'payee-upi-missing' : undefined;
  if (form.payment_method === 'CRYPTO') return 'method-missing';
  return isMissing(form.account_number, form.ifsc_code) ? 'payee-bank-missing' : undefined;
}

/** Whom a form that is filled in names, if it is written as it must be. */
export function payeeOf(form: Form): Result<Payee, ErrorCode> {
  if (form.withdraw_currency === 'USDT') return walletOf(form);
  if (form.payment_method === 'UPI') return upiOf(form);
  return bankAccountOf(form);
}

/** The holder's name is not needed: a bank pays by number and IFSC. */
function bankAccountOf(form: Form): Result<Payee, ErrorCode> {
  const number = withoutSpaces(form.account_number);
  const ifsc = withoutSpaces(form.ifsc_code).toUpperCase();
  if (!isAccountNumber(number)) return refuse('account-number-malformed');
  if (!isIfsc(ifsc)) return refuse('ifsc-malformed');
  return ok({
    method: 'BANK',
    details: { account_holder_name: form.account_holder_name, account_number: number, ifsc_code: ifsc },
    name: `BANK ${ifsc} ${number}`,
  });
}

function upiOf(form: Form): Result<Payee, ErrorCode> {
  const { upi_id } = form;
  if (!isUpiId(upi_id)) return refuse('upi-malformed');
  return ok({ method: 'UPI', details: { upi_id }, name: `UPI ${upi_id.toLowerCase()}` });
}

function walletOf(form: Form): Result<Payee, ErrorCode> {
  const chain_name = form.chain_name.toUpperCase();
  const network = NETWORKS.find(name => name === chain_name);
  const wallet_address = network && walletAddressOf(network, form.wallet_address);
  if (wallet_address === undefined) return refuse('wallet-address-malformed');
  // Capitals of a hexadecimal address are only a checksum; those of TRC20 are the address.
  const address = network === 'TRC20' ? wallet_address : wallet_address.toLowerCase();
  return ok({ method: 'CRYPTO', details: { wallet_address, chain_name }, name: `CRYPTO ${chain_name} ${address}` });
}
