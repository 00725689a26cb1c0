import type { Warning } from '@maidan/contract/office';
import type { Permission } from '@maidan/contract/roles';
import type { TransferKind } from '@maidan/core/ledger';

/* What the office calls things. Refusals have their sentences in contract/errors.ts. */

export const TYPES = { deposit: 'Deposit', withdrawal: 'Withdrawal' } as const;

export const WARNING_WORDS: Readonly<Record<Warning, string>> = {
  'transaction-seen': 'The transaction number was sent before.',
  'transaction-credited': 'The transaction number was already credited.',
  'picture-seen': 'The same picture was sent before.',
  'no-picture': 'No picture was sent.',
  'new-payee': 'This payee was never paid before.',
};

/** In the queue there is room for two or three words. */
export const WARNING_SHORT: Readonly<Record<Warning, string>> = {
  'transaction-seen': 'UTR used before',
  'transaction-credited': 'UTR credited',
  'picture-seen': 'Picture used before',
  'no-picture': 'No picture',
  'new-payee': 'New payee',
};

/** Evidence used twice: to approve anyway takes a reason. */
export const REUSED: readonly Warning[] = ['transaction-credited', 'transaction-seen', 'picture-seen'];

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  'payments.read': 'See payments and their pictures',
  'payments.decide': 'Approve, reject and pay out',
  'players.read': 'See players, ledgers and proposals',
  'players.block': 'Block players and end their sessions',
  'players.adjust': 'Propose and approve adjustments',
  'tables.read': 'See tables and what they stand to lose',
  'tables.write': 'Change tables, end rounds, propose and approve voids and higher limits',
  'sport.read': 'See matches, markets and what they stand to cost',
  'sport.write': 'Suspend sport, set limits and prices, propose and approve results and higher limits',
  'settings.read': 'See settings',
  'settings.write': 'Change settings',
  'settings.approve': 'Approve settings that take two people',
  'staff.read': 'See colleagues',
  'staff.write': 'Add, reset and disable colleagues, change roles',
  'audit.read': 'Read, verify and export the audit log, check the books',
};

export const KIND_WORDS: Readonly<Record<TransferKind, string>> = {
  opening: 'Opening credit',
  topUp: 'Play-money top-up',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal asked for',
  payout: 'Paid out',
  refund: 'Withdrawal returned',
  adjustment: 'Adjustment',
  hold: 'Held for a bet',
  release: 'Bet released',
  casino: 'Casino result',
  sport: 'Sport result',
  commission: 'Commission',
};

const KNOWN: Readonly<Record<string, string>> = {
  ifsc: 'IFSC',
  ifsc_code: 'IFSC',
  ifscCode: 'IFSC',
  upi_id: 'UPI ID',
  upiId: 'UPI ID',
  chain: 'Network',
  chain_name: 'Network',
};

/** 'accountNumber' and 'account_number' as a person would write them. */
export function spaced(name: string): string {
  const known = KNOWN[name];
  if (known) return known;
  const words = name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** A hash or an address by its ends. */
export const shortened = (text: string, most = 16): string =>
  text.length <= most ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
