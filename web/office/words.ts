import type { Warning } from '@maidan/contract/office';
import type { Permission } from '@maidan/contract/roles';
import type { TransferKind } from '@maidan/core/ledger';
import { say } from '@maidan/words/say';

/* What the office calls things. Refusals have their sentences in contract/errors.ts. */

export const TYPES = { deposit: say('officeMoney.deposit'), withdrawal: say('officeMoney.withdrawal') } as const;

export const WARNING_WORDS: Readonly<Record<Warning, string>> = {
  'transaction-seen': say('officeMoney.numberSeen'),
  'transaction-credited': say('officeMoney.numberCredited'),
  'picture-seen': say('officeMoney.pictureSeen'),
  'no-picture': say('officeMoney.noPictureSent'),
  'new-payee': say('officeMoney.payeeIsNew'),
};

/** In the queue there is room for two or three words. */
export const WARNING_SHORT: Readonly<Record<Warning, string>> = {
  'transaction-seen': say('officeMoney.numberSeenShort'),
  'transaction-credited': say('officeMoney.numberCreditedShort'),
  'picture-seen': say('officeMoney.pictureSeenShort'),
  'no-picture': say('officeMoney.noPicture'),
  'new-payee': say('officeMoney.newPayee'),
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
  opening: say('officeMoney.opening'),
  topUp: say('officeMoney.topUp'),
  deposit: say('officeMoney.deposit'),
  withdrawal: say('officeMoney.withdrawalAsked'),
  payout: say('officeMoney.paidOut'),
  refund: say('officeMoney.withdrawalReturned'),
  adjustment: say('officeMoney.adjustment'),
  hold: say('officeMoney.heldForBet'),
  release: say('officeMoney.betReleased'),
  casino: say('officeMoney.casinoResult'),
  sport: say('officeMoney.sportResult'),
  commission: say('officeMoney.commission'),
};

const KNOWN: Readonly<Record<string, string>> = {
  ifsc: say('officeMoney.ifsc'),
  ifsc_code: say('officeMoney.ifsc'),
  ifscCode: say('officeMoney.ifsc'),
  upi_id: say('officeMoney.upiId'),
  upiId: say('officeMoney.upiId'),
  chain: say('officeMoney.network'),
  chain_name: say('officeMoney.network'),
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
