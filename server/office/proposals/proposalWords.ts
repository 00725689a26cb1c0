import type { Reply } from '@maidan/contract/api';
import { rateLeap } from '@maidan/contract/settingChecks';
import { SECTIONS } from '@maidan/contract/settings';
import { formatMoney } from '@maidan/core/format';
import { negate, ZERO } from '@maidan/core/money';
import { ALL } from '@maidan/games/index';
import { faultWords } from '@maidan/words/results/voidWords';
import { say } from '@maidan/words/say';
import { answerWords } from '../../exchange/sportWords.ts';
import type { ProposalPageRow } from '../staff/peopleStore.ts';

/* A proposal in words, for whoever decides on it. */

export function wordsFor({ kind, subject, detail, named, plan }: ProposalPageRow): string {
  const { amount = ZERO, role, answer, fault } = detail;
  if (kind === 'settings') return say('officeMoney.wouldChange', { section: subject }); // an old section by its name
  if (kind === 'refundPayout')
    return say('officeMoney.wouldRefund', { amount: formatMoney(amount), player: named, request: subject });
  if (kind === 'tableLimits' || kind === 'marketLimits')
    return say('officeMoney.wouldRaise', { name: gameNamed(named) });
  if (kind === 'voidEvent') return say('officeMoney.wouldVoidEvent', { event: named });
  if (kind === 'settleMarket') {
    const told = answer && plan ? answerWords(say, plan, answer) : '';
    return say('officeMoney.wouldSettle', { market: named, answer: told });
  }
  if (kind === 'voidRound') {
    const which = { round: subject, game: named };
    if (!fault) return say('officeMoney.wouldVoidRound', which);
    return say('officeMoney.wouldVoidRoundFor', { ...which, fault: faultWords(say, fault) });
  }
  if (role !== undefined)
    return say('officeMoney.wouldBecome', { colleague: named, role: say('office.roleTitle', { role }) });
  return amount > 0
    ? say('officeMoney.wouldCredit', { amount: formatMoney(amount), player: named })
    : say('officeMoney.wouldDebit', { amount: formatMoney(negate(amount)), player: named });
}

/** A game by its code; a market is named already. */
const gameNamed = (named: string): string => ALL.find(({ code }) => code === named)?.name ?? named;

/** What changes, field by field, for the second person to compare. */
export function changeIn({ kind, subject, detail }: ProposalPageRow): Reply<'proposals'>['rows'][number]['change'] {
  const section = SECTIONS.find(name => name === subject);
  if (kind !== 'settings' || !section) return null;
  return { section, before: { ...detail.before }, after: { ...detail.after } };
}

/** What one bet may be, market by market. A proposal of an earlier release has the words in the name. */
export const limitChangesIn = ({
  detail: { limits = [] },
}: ProposalPageRow): Reply<'proposals'>['rows'][number]['limits'] =>
  limits.map(({ name, isOfLess, before, after }) => ({
    name: isOfLess ? say('officeMoney.rowsWithLess', { market: name }) : name,
    before,
    after,
  }));

/** What should make the second person look twice. */
export function cautionIn({ kind, detail: { before, after } }: ProposalPageRow): string {
  const [last, next] = [Number(before?.['rate']), Number(after?.['rate'])];
  const leap = kind === 'settings' && last > 0 && next > 0 ? rateLeap(last, next) : undefined;
  return leap ? say('officeStaff.rateLeaps', { ...leap }) : '';
}
