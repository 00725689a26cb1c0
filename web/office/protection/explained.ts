import type { Reply } from '@maidan/contract/api';
import type { HarmFigure } from '@maidan/core/harm/marker';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';

export type Marker = Reply<'harmPlayer'>['markers'][number];

const found = ({ sums }: Marker, figure: HarmFigure) => sums.find(each => each.figure === figure);
const rupees = (marker: Marker, figure: HarmFigure): string =>
  `₹${formatMoney(paise(Math.abs(found(marker, figure)?.sum ?? 0)))}`;
const rows = (marker: Marker, figure: HarmFigure): number => found(marker, figure)?.count ?? 0;
const count = ({ figures }: Marker, name: string): number => figures[name] ?? 0;

/** What was found, in a sentence with its figures. */
const SENTENCES: Readonly<Record<Marker['rule'], (marker: Marker) => string>> = {
  chasingLosses: m => {
    const [lost, paidIn] = [rupees(m, 'lost'), rupees(m, 'paidIn')];
    const [stakedBefore, stakedAfter] = [rupees(m, 'stakedBefore'), rupees(m, 'stakedAfter')];
    return say('officeProtection.chasingLosses', { lost, times: count(m, 'times'), paidIn, stakedAfter, stakedBefore });
  },
  nightPlay: m => {
    const [atNight, atNightSum] = [String(rows(m, 'atNight')), rupees(m, 'atNight')];
    const [inAll, inAllSum] = [rows(m, 'inAll'), rupees(m, 'inAll')];
    return say('officeProtection.nightPlay', { atNight, inAll, nights: count(m, 'nights'), atNightSum, inAllSum });
  },
  growingStakes: m => {
    const [thisWeek, weeksBefore] = [rupees(m, 'thisWeek'), rupees(m, 'weeksBefore')];
    const [larger, oneIn] = [String(count(m, 'larger')), count(m, 'oneIn').toLocaleString('en-IN')];
    return say('officeProtection.growingStakes', { thisWeek, weeksBefore, larger, of: count(m, 'of'), oneIn });
  },
  refusedDeposits: m =>
    say('officeProtection.refusedDeposits', { times: count(m, 'times'), refused: rupees(m, 'refused') }),
  depositAfterWithdrawal: m => {
    const [withdrawn, paidIn] = [rupees(m, 'withdrawn'), rupees(m, 'paidIn')];
    return say('officeProtection.depositAfterWithdrawal', { times: count(m, 'times'), withdrawn, paidIn });
  },
};

export const explained = (marker: Marker): string => SENTENCES[marker.rule](marker);
