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
  excluded: say('officeMoney.playerExcluded'),
  'shared-payee': say('officeMoney.payeeIsShared'),
  'no-play': say('officeMoney.inOutNoPlay'),
  'case-open': say('officeMoney.caseIsOpen'),
};

/** In the queue there is room for two or three words. */
export const WARNING_SHORT: Readonly<Record<Warning, string>> = {
  'transaction-seen': say('officeMoney.numberSeenShort'),
  'transaction-credited': say('officeMoney.numberCreditedShort'),
  'picture-seen': say('officeMoney.pictureSeenShort'),
  'no-picture': say('officeMoney.noPicture'),
  'new-payee': say('officeMoney.newPayee'),
  excluded: say('officeMoney.excludedShort'),
  'shared-payee': say('officeMoney.sharedPayee'),
  'no-play': say('officeMoney.noPlay'),
  'case-open': say('officeMoney.caseOpen'),
};

/** Evidence used twice: to approve anyway takes a reason. */
export const REUSED: readonly Warning[] = ['transaction-credited', 'transaction-seen', 'picture-seen'];

export const PERMISSION_WORDS: Readonly<Record<Permission, string>> = {
  'payments.read': say('officeStaff.paymentsRead'),
  'payments.decide': say('officeStaff.paymentsDecide'),
  'players.read': say('officeStaff.playersRead'),
  'players.block': say('officeStaff.playersBlock'),
  'players.reset': say('officeStaff.playersReset'),
  'players.adjust': say('officeStaff.playersAdjust'),
  'players.note': say('officeStaff.playersNote'),
  'identity.decide': say('officeStaff.identityDecide'),
  'support.read': say('officeStaff.supportRead'),
  'support.answer': say('officeStaff.supportAnswer'),
  'cases.decide': say('officeStaff.casesDecide'),
  'protection.read': say('officeStaff.protectionRead'),
  'protection.note': say('officeStaff.protectionNote'),
  'news.write': say('officeStaff.newsWrite'),
  'tables.read': say('officeStaff.tablesRead'),
  'tables.write': say('officeStaff.tablesWrite'),
  'sport.read': say('officeStaff.sportRead'),
  'sport.write': say('officeStaff.sportWrite'),
  'settings.read': say('officeStaff.settingsRead'),
  'settings.write': say('officeStaff.settingsWrite'),
  'settings.approve': say('officeStaff.settingsApprove'),
  'staff.read': say('officeStaff.staffRead'),
  'staff.write': say('officeStaff.staffWrite'),
  'audit.read': say('officeStaff.auditRead'),
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
  spin: say('officeMoney.spin'),
  sport: say('officeMoney.sportResult'),
  commission: say('officeMoney.commission'),
};

const KNOWN: Readonly<Record<string, string>> = {
  account_holder_name: say('officeMoney.accountHolder'),
  account_number: say('officeMoney.accountNumber'),
  wallet_address: say('officeMoney.walletAddress'),
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
