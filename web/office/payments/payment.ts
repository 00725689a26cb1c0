import type { Reply } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import type { Role } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import type { IconName } from '../../ui/icons.ts';
import { formatMinute } from '../../ui/when.ts';
import { REUSED, WARNING_SHORT } from '../words.ts';

export type Payment = Reply<'payments'>['rows'][number];
export type PaymentDetail = Reply<'payment'>;

type Tone = 'good' | 'bad' | 'warning' | 'plain';

export interface StateWords {
  readonly tone: Tone;
  readonly words: string;
  readonly icon?: IconName;
}

const FINISHED: Readonly<Record<Payment['type'], Readonly<Record<string, StateWords>>>> = {
  deposit: {
    approved: { tone: 'good', words: say('officeMoney.credited') },
    rejected: { tone: 'bad', words: say('officeMoney.rejected') },
  },
  withdrawal: {
    confirmed: { tone: 'good', words: say('officeMoney.paid') },
    refunded: { tone: 'bad', words: say('officeMoney.refunded') },
  },
};

const UNDER_WAY: Readonly<Record<string, StateWords>> = {
  approved: { tone: 'warning', words: say('officeMoney.toBeSent'), icon: 'upload' },
  sent: { tone: 'plain', words: say('officeMoney.sent'), icon: 'clock' },
};

const OPEN: StateWords = { tone: 'plain', words: say('officeMoney.open') };

/** Everything to be seen of a request in a list, the worst first. */
export function badgesOf(payment: Payment, me: { readonly id: string }): readonly StateWords[] {
  const blocked: StateWords[] = payment.player.blocked
    ? [{ tone: 'bad', words: say('officeMoney.playerBlocked'), icon: 'lock' }]
    : [];
  if (isFinished(payment)) return [...blocked, stateOf(payment, me)];
  const reused = REUSED.filter(warning => payment.warnings.includes(warning)).map((warning): StateWords => ({
    tone: 'bad',
    words: WARNING_SHORT[warning],
    icon: 'warning',
  }));
  const others = payment.warnings
    .filter(warning => !REUSED.includes(warning))
    .map((warning): StateWords => ({ tone: 'warning', words: WARNING_SHORT[warning] }));
  const state = stateOf(payment, me);
  const isAlone = blocked.length + reused.length + others.length === 0;
  return [...blocked, ...reused, ...(isAlone || state !== OPEN ? [state] : []), ...others];
}

/** Where a request stands, in two or three words. */
function stateOf(payment: Payment, me: { readonly id: string }): StateWords {
  const settled = FINISHED[payment.type][payment.state] ?? UNDER_WAY[payment.state];
  if (settled) return settled;
  if (payment.firstApproval) return { tone: 'warning', words: say('officeMoney.secondCheck'), icon: 'eye' };
  if (payment.fourEyes) return { tone: 'warning', words: say('officeMoney.fourEyes'), icon: 'eye' };
  const claimer = payment.claimedBy;
  if (claimer && claimer.id !== me.id)
    return { tone: 'plain', words: say('officeMoney.claimedBy', { name: claimer.name }) };
  return OPEN;
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

/** Why a step would be refused: it is shown, and cannot be pressed. A waiting time ends while somebody looks. */
export function reasonsAgainst(payment: PaymentDetail, now: number): ReadonlyMap<Step, string> {
  const { cannot, holdUntil, secondFrom } = payment;
  const reasons = new Map<Step, string>();
  for (const step of ['approve', 'send', 'confirm', 'fail'] as const) {
    const why = cannot[step];
    if (why === undefined || (why === 'payee-on-hold' && (holdUntil ?? 0) <= now)) continue;
    const from = why === 'second-person-needed' && secondFrom !== null;
    reasons.set(step, from ? say('officeMoney.youCountFrom', { time: formatMinute(secondFrom) }) : sentenceOf(why));
  }
  return reasons;
}

/** Maker and checker are two people. */
export const wasFirstChecker = (payment: Payment, me: { readonly id: string }): boolean =>
  payment.state === 'requested' && payment.firstApproval?.by === me.id;
