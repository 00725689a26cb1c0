import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Method, Network } from '@maidan/contract/wire';
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
  if (!/^\d{6,20}$/.test(number)) return refuse('account-number-malformed');
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)) return refuse('ifsc-malformed');
  return ok({
    method: 'BANK',
    details: { account_holder_name: form.account_holder_name, account_number: number, ifsc_code: ifsc },
    name: `BANK ${ifsc} ${number}`,
  });
}

function upiOf(form: Form): Result<Payee, ErrorCode> {
  const { upi_id } = form;
  if (!/^[\w.-]{2,64}@[A-Za-z][\w.-]{1,40}$/.test(upi_id)) return refuse('upi-malformed');
  return ok({ method: 'UPI', details: { upi_id }, name: `UPI ${upi_id.toLowerCase()}` });
}

const HEXADECIMAL = /^0x[0-9a-fA-F]{40}$/;
const ADDRESSES: ReadonlyMap<string, RegExp> = new Map<Network, RegExp>([
  ['BEP20', HEXADECIMAL],
  ['ERC20', HEXADECIMAL],
  ['TRC20', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
]);

function walletOf(form: Form): Result<Payee, ErrorCode> {
  const { wallet_address } = form;
  const chain_name = form.chain_name.toUpperCase();
  if (!ADDRESSES.get(chain_name)?.test(wallet_address)) return refuse('wallet-address-malformed');
  // Letters of a hexadecimal address are only a checksum; those of TRC20 are the address.
  const address = chain_name === 'TRC20' ? wallet_address : wallet_address.toLowerCase();
  return ok({ method: 'CRYPTO', details: { wallet_address, chain_name }, name: `CRYPTO ${chain_name} ${address}` });
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');
