import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { measureOf, type OwnLimit, spanOf } from '@maidan/core/ownLimits';
import { say } from '@maidan/words/say';

/* Limits of one's own in words. */

/** The limits of the page, by what they are about. */
export const GROUPS = [
  {
    title: say('safe.deposits'),
    about: say('safe.depositsAbout'),
    limits: ['depositDay', 'depositWeek', 'depositMonth'],
  },
  { title: say('safe.losses'), about: say('safe.lossesAbout'), limits: ['lossDay', 'lossWeek', 'lossMonth'] },
  { title: say('safe.stakes'), about: say('safe.stakesAbout'), limits: ['stakesDay', 'stakesWeek', 'stakesMonth'] },
  { title: say('safe.bets'), about: say('safe.betsAbout'), limits: ['largestStake', 'openBets'] },
  { title: say('safe.time'), about: say('safe.timeAbout'), limits: ['playMinutes', 'checkMinutes'] },
] as const satisfies readonly { title: string; about: string; limits: readonly OwnLimit[] }[];

const SPAN_WORDS = { day: say('safe.day'), week: say('safe.week'), month: say('safe.month') } as const;

const OTHERS = {
  largestStake: say('safe.largestStake'),
  openBets: say('safe.openBets'),
  playMinutes: say('safe.playMinutes'),
  checkMinutes: say('safe.checkMinutes'),
} as const;

/** As it is called in its group. */
export function limitWords(limit: OwnLimit): string {
  const span = spanOf(limit);
  return span ? SPAN_WORDS[span] : OTHERS[limit as keyof typeof OTHERS]; // all that have no span
}

/** As it is called by itself. */
export function fullWords(limit: OwnLimit): string {
  const group = GROUPS.find(({ limits }) => (limits as readonly OwnLimit[]).includes(limit));
  return spanOf(limit) && group ? `${group.title}, ${limitWords(limit)}` : limitWords(limit);
}

/** So many rupees, minutes or bets; or no limit. */
export function amountWords(limit: OwnLimit, value: number | null): string {
  if (value === null) return say('safe.none');
  const measure = measureOf(limit);
  if (measure === 'minutes') return say('safe.minutes', { minutes: value });
  return measure === 'bets'
    ? say('safe.count', { bets: value })
    : say('safe.money', { amount: formatMoney(paise(value)) });
}
