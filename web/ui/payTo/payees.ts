import type { Reply } from '@maidan/contract/api';
import type { Money } from '@maidan/core/money';
import { inRupees } from '@maidan/core/money';

/* What the QR codes say. */

/** No app reads bank details from a code by itself, so it is text a person can read and copy. */
export function bankText(bank: Reply<'bankDetails'>, amount: Money | undefined): string {
  return [
    `Bank: ${bank.bank_name}`,
    `Name: ${bank.account_name}`,
    `Account: ${bank.account_number}`,
    `IFSC: ${bank.ifsc}`,
    ...(amount === undefined ? [] : [`Amount: INR ${decimal(amount)}`]),
  ].join('\n');
}

/** The link that payment apps open, as the UPI linking specification writes it. */
export function upiLink(upiId: string, payee: string, amount: Money | undefined): string {
  const asked = amount === undefined ? '' : `&am=${decimal(amount)}`;
  return `upi://pay?pa=${encodeURIComponent(upiId).replace('%40', '@')}&pn=${encodeURIComponent(payee)}${asked}&cu=INR`;
}

const decimal = (amount: Money): string => inRupees(amount).toFixed(2);
