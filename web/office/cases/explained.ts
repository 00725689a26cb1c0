import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import type { FoundAlert } from './case.ts';

type Figures = FoundAlert['figures'];

const rupees = (figures: Figures, name: string): string => `₹${formatMoney(paise(Math.abs(figures[name] ?? 0)))}`;
const count = (figures: Figures, name: string): number => figures[name] ?? 0;
const chance = (figures: Figures): string => count(figures, 'oneIn').toLocaleString('en-IN');

/** What was found, in a sentence with its figures. */
const SENTENCES: Readonly<Record<FoundAlert['rule'], (figures: Figures) => string>> = {
  inAndOut: f =>
    say('officeCases.inAndOut', { in: rupees(f, 'in'), out: rupees(f, 'out'), staked: rupees(f, 'staked') }),
  structuring: f =>
    say('officeCases.structuring', { count: count(f, 'times'), under: rupees(f, 'under'), sum: rupees(f, 'sum') }),
  sharedPayee: f => say('officeCases.sharedPayee', { count: count(f, 'players') }),
  sharedDevice: f => say('officeCases.sharedDevice', { count: count(f, 'players') }),
  sharedAddress: f => say('officeCases.sharedAddress', { count: count(f, 'players') }),
  manyAccounts: f => say('officeCases.manyAccounts', { count: count(f, 'accounts') }),
  oppositeBets: f =>
    say('officeCases.oppositeBets', { of: count(f, 'of'), count: String(count(f, 'opposite')), chance: chance(f) }),
  transferOfValue: f => {
    const [amount, bets, once] = [rupees(f, 'won'), count(f, 'bets'), chance(f)];
    return count(f, 'won') > 0
      ? say('officeCases.valueWon', { amount, count: bets, chance: once })
      : say('officeCases.valueLost', { amount, count: bets, chance: once });
  },
  stakesAboveDeposits: f =>
    say('officeCases.stakesAboveDeposits', { staked: rupees(f, 'staked'), paidIn: rupees(f, 'paidIn') }),
  screenedAddress: () => say('officeCases.screenedAddress'),
  lateBets: f =>
    say('officeCases.lateBets', { won: String(count(f, 'won')), count: count(f, 'of'), chance: chance(f) }),
};

export const explained = ({ rule, figures }: FoundAlert): string => SENTENCES[rule](figures);
