import type { Reply } from '@maidan/contract/api';
import type { Role } from '@maidan/contract/roles';
import type { IconName } from '../../ui/icons.ts';
import { REUSED, WARNING_SHORT } from '../words.ts';

export type Payment = Reply<'payments'>['rows'][number];
export type PaymentDetail = Reply<'payment'>;

export type Tone = 'good' | 'bad' | 'warning' | 'plain';

export interface StateWords {
  readonly tone: Tone;
  readonly words: string;
  readonly icon?: IconName;
}

const FINISHED: Readonly<Record<Payment['type'], Readonly<Record<string, StateWords>>>> = {
  deposit: { approved: { tone: 'good', words: 'Credited' }, rejected: { tone: 'bad', words: 'Rejected' } },
  withdrawal: { confirmed: { tone: 'good', words: 'Paid' }, refunded: { tone: 'bad', words: 'Refunded' } },
};

const UNDER_WAY: Readonly<Record<string, StateWords>> = {
  approved: { tone: 'warning', words: 'To be sent', icon: 'upload' },
  sent: { tone: 'plain', words: 'Sent', icon: 'clock' },
};

/** What matters most about a request right now, in two or three words. */
export function stateOf(payment: Payment, me: { readonly id: string }): StateWords {
  const settled = FINISHED[payment.type][payment.state] ?? UNDER_WAY[payment.state];
  if (settled) return settled;
  const reused = REUSED.find(warning => payment.warnings.includes(warning));
  if (reused) return { tone: 'bad', words: WARNING_SHORT[reused], icon: 'warning' };
  if (payment.firstApproval) return { tone: 'warning', words: 'Second check', icon: 'eye' };
  if (payment.fourEyes) return { tone: 'warning', words: 'Four eyes', icon: 'eye' };
  const claimer = payment.claimedBy;
  if (claimer && claimer.id !== me.id) return { tone: 'plain', words: `Claimed by ${claimer.name}` };
  return { tone: 'plain', words: 'Open' };
}

export const isFinished = (payment: Payment): boolean => payment.state in FINISHED[payment.type];

/** What this person can do with the request now, in the order of the buttons. */
export type Step = 'claim' | 'release' | 'reject' | 'approve' | 'send' | 'fail' | 'confirm';

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  requested: ['release', 'reject', 'approve'],
  approved: ['release', 'fail', 'send'],
  sent: ['release', 'fail', 'confirm'],
};

/** An owner may take a request back from a colleague who went home with it. */
export function stepsOf(payment: Payment, me: { readonly id: string; readonly role: Role }): readonly Step[] {
  if (isFinished(payment)) return [];
  if (!payment.claimedBy) return ['claim'];
  if (payment.claimedBy.id !== me.id) return me.role === 'owner' ? ['release'] : [];
  return STEPS[payment.state] ?? [];
}

/** Maker and checker are two people. */
export const wasFirstChecker = (payment: Payment, me: { readonly id: string }): boolean =>
  payment.state === 'requested' && payment.firstApproval?.by === me.id;
