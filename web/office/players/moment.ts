import type { Reply } from '@maidan/contract/api';
import { OWN_LIMITS } from '@maidan/core/ownLimits';
import type { Millis } from '@maidan/core/ids';
import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { limitValue } from './limitValue.ts';

export type Moment = Reply<'playerTimeline'>['rows'][number];

/** What happened, by its code. */
const PLAIN = {
  'account.register': say('officePlayer.registered'),
  'account.demo': say('officePlayer.openedDemo'),
  'account.sign-out': say('officePlayer.signedOut'),
  'account.password': say('officePlayer.changedPassword'),
  'account.reset-asked': say('officePlayer.askedReset'),
  'account.reset': say('officePlayer.didReset'),
  'account.email.link': say('officePlayer.linkMailed'),
  'account.email.confirm': say('officePlayer.confirmedEmail'),
  'account.two-step.on': say('officePlayer.twoStepOn'),
  'account.two-step.off': say('officePlayer.twoStepOff'),
  'account.two-step.codes': say('officePlayer.newCodes'),
  'account.end-session': say('officePlayer.endedOwn'),
  'account.refresh-reused': say('officePlayer.reused'),
  'account.close': say('officePlayer.closedAccount'),
  'account.top-up': say('officePlayer.toppedUp'),
  'signIn.known': say('officePlayer.signedIn'),
  'signIn.new': say('officePlayer.newDevice'),
  'player.block': say('officePlayer.wasBlocked'),
  'player.unblock': say('officePlayer.wasUnblocked'),
  'player.end-session': say('officePlayer.sessionEnded'),
  'player.end-sessions': say('officePlayer.sessionsEnded'),
  'player.reset': say('officePlayer.resetStarted'),
  'player.note': say('officePlayer.wasNoted'),
  'player.bets-export': say('officePlayer.exported'),
  'adjustment.propose': say('officePlayer.adjustmentProposed'),
  'adjustment.approve': say('officePlayer.adjustmentApproved'),
  'adjustment.reject': say('officePlayer.adjustmentRejected'),
  'voidRound.short': say('officePlayer.voidShort'),
  'limit.declined': say('officePlayer.limitDeclined'),
  'limit.answer-check': say('officePlayer.checkAnswered'),
  'stop.closed': say('officePlayer.closure'),
  'stop.return': say('officePlayer.return'),
  'identity.submit': say('officePlayer.identitySent'),
  'identity.verify': say('officePlayer.identityVerified'),
  'identity.refuse': say('officePlayer.identityRefused'),
  'identity.erase': say('officePlayer.identityErased'),
  'identity.look': say('officePlayer.identityLooked'),
  'review.open': say('officePlayer.reviewOpened'),
  'review.clear': say('officePlayer.reviewCleared'),
  'review.confirm': say('officePlayer.reviewConfirmed'),
  'ticket.ask': say('officePlayer.ticketAsked'),
  'ticket.take': say('officePlayer.ticketTaken'),
  'ticket.handOver': say('officePlayer.ticketHanded'),
  'ticket.answer': say('officePlayer.ticketAnswered'),
  'ticket.close': say('officePlayer.ticketClosed'),
  'ticket.reopen': say('officePlayer.ticketReopened'),
  'mail.read': say('officePlayer.mailRead'),
  'case.open': say('officePlayer.caseOpened'),
  'case.cleared': say('officePlayer.caseCleared'),
  'case.reported': say('officePlayer.caseReported'),
  'case.held': say('officePlayer.caseHeld'),
} as const satisfies Readonly<Record<string, string>>;

type Sentences = Readonly<Record<string, (what: string) => string>>;

/** What names a payment or a tag. */
const ABOUT = {
  'deposit.request': about => say('officePlayer.depositAsked', { about }),
  'deposit.approve': about => say('officePlayer.depositApproved', { about }),
  'deposit.reject': about => say('officePlayer.depositRejected', { about }),
  'withdrawal.request': about => say('officePlayer.withdrawalAsked', { about }),
  'withdrawal.approve': about => say('officePlayer.withdrawalApproved', { about }),
  'withdrawal.reject': about => say('officePlayer.withdrawalRejected', { about }),
  'withdrawal.send': about => say('officePlayer.withdrawalSent', { about }),
  'withdrawal.confirm': about => say('officePlayer.withdrawalConfirmed', { about }),
  'withdrawal.fail': about => say('officePlayer.withdrawalFailed', { about }),
  'refundPayout.propose': about => say('officePlayer.refundProposed', { about }),
  'refundPayout.approve': about => say('officePlayer.refundApproved', { about }),
  'refundPayout.reject': about => say('officePlayer.refundRejected', { about }),
  'player.tag': about => say('officePlayer.wasTagged', { about }),
  'player.untag': about => say('officePlayer.wasUntagged', { about }),
} as const satisfies Sentences;

const LIMITS = {
  'limit.now': limit => say('officePlayer.limitNow', { limit }),
  'limit.asked': limit => say('officePlayer.limitAsked', { limit }),
  'limit.kept': limit => say('officePlayer.limitKept', { limit }),
  'limit.confirmed': limit => say('officePlayer.limitConfirmed', { limit }),
} as const satisfies Sentences;

const STOPS = {
  'stop.timeOut': until => say('officePlayer.timeOut', { until }),
  'stop.exclusion': until => say('officePlayer.exclusion', { until }),
} as const satisfies Sentences;

const has = <R extends object>(record: R, code: string): code is keyof R & string => Object.hasOwn(record, code);

/** A moment in a sentence; what has none of its own is told by its name in the log. */
export function momentWords({ code, about, amount }: Pick<Moment, 'code' | 'about' | 'amount'>): string {
  if (has(PLAIN, code)) return PLAIN[code];
  if (has(ABOUT, code)) return ABOUT[code](about);
  if (code === 'stop.exclusion' && about === '') return say('officePlayer.excludedForEver');
  if (has(STOPS, code)) return STOPS[code](formatMinute(Number(about) as Millis)); // the server wrote it
  const limit = OWN_LIMITS.find(each => each === about);
  if (has(LIMITS, code) && limit)
    return LIMITS[code](`${say('officePlayer.limitOf', { limit })}, ${limitValue(limit, amount)}`);
  return say('officePlayer.otherwise', { action: code });
}

/** Where it is looked at. */
export function momentPath({ code, about }: Pick<Moment, 'code' | 'about'>): string | undefined {
  const [of = ''] = code.split('.');
  if (about === '') return undefined;
  if (['deposit', 'withdrawal', 'refundPayout'].includes(of)) return `/payments/${about}?state=all`;
  if (of === 'ticket') return `/support/${about}`;
  return of === 'case' ? `/cases/${about}` : undefined;
}
