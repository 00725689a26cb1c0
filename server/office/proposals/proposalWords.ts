import type { Reply } from '@maidan/contract/api';
import { ROLES } from '@maidan/contract/roles';
import { rateCaution } from '@maidan/contract/settingChecks';
import { type Section, SECTIONS } from '@maidan/contract/settings';
import { formatMoney } from '@maidan/core/format';
import { negate, ZERO } from '@maidan/core/money';
import { GAMES } from '@maidan/games/index';
import { ROUND_FAULTS } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';
import { answerWords } from '../../exchange/sportWords.ts';
import type { ProposalPageRow } from '../staff/peopleStore.ts';

/* A proposal in words, for whoever decides on it. */

export function wordsFor({ kind, subject, detail, named, plan }: ProposalPageRow): string {
  const { amount = ZERO, role, answer, fault } = detail;
  if (kind === 'settings') return `Change ${SECTION_WORDS[subject as Section] ?? subject}`; // of an old section, by its name
  if (kind === 'refundPayout') return `Refund ${formatMoney(amount)} to ${named}: ${subject} was sent`;
  if (kind === 'tableLimits' || kind === 'marketLimits') return `Raise the limits of ${gameNamed(named)}`;
  if (kind === 'voidEvent') return `Void all of ${named}`;
  if (kind === 'settleMarket') return `Settle ${named}: ${answer && plan ? answerWords(say, plan, answer) : ''}`;
  if (kind === 'voidRound') return `Void round ${subject} of ${named}${fault ? `: ${ROUND_FAULTS[fault]}` : ''}`;
  if (role !== undefined) return `${named} becomes ${ROLES[role].title}`;
  return amount > 0
    ? `Credit ${formatMoney(amount)} to ${named}`
    : `Debit ${formatMoney(negate(amount))} from ${named}`;
}

/** A game by its code; a market is named already. */
const gameNamed = (named: string): string => GAMES.find(({ code }) => code === named)?.name ?? named;

const SECTION_WORDS: Readonly<Partial<Record<Section, string>>> = {
  bank: 'the bank account',
  upi: 'the UPI details',
  usdt: 'the USDT details',
  limits: 'the limits',
  money: 'the money mode',
  topUp: 'the top-up of play money',
  sport: 'commission and exposure limits',
  staff: 'how the staff sign in',
  alarms: 'where alarms are told',
};

/** What changes, field by field, for the second person to compare. */
export function changeIn({ kind, subject, detail }: ProposalPageRow): Reply<'proposals'>['rows'][number]['change'] {
  const section = SECTIONS.find(name => name === subject);
  if (kind !== 'settings' || !section) return null;
  return { section, before: { ...detail.before }, after: { ...detail.after } };
}

/** What should make the second person look twice. */
export function cautionIn({ kind, detail: { before, after } }: ProposalPageRow): string {
  const [last, next] = [Number(before?.['rate']), Number(after?.['rate'])];
  return kind === 'settings' && last > 0 && next > 0 ? rateCaution(last, next) : '';
}
