import { formatMoney } from '@maidan/core/format';
import { inRupees, type Money, sum } from '@maidan/core/money';
import { formatOdds, type Odds, type Side } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import type { Game, Outcome, Table } from '@maidan/games/kit/game';
import { toOneOf } from '@maidan/games/kit/printed';
import { say } from '@maidan/words/say';

export interface Settled {
  readonly selection: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly line: number;
  readonly stake: Money;
  readonly state: 'open' | 'undone' | 'settled' | 'void';
  readonly profit: Money | null;
}

/** How the result of a bet came about, in figures: '2,000 × (1.98 − 1)'. */
export function arithmeticOf(game: Game, table: Table, bet: Settled): string {
  if (bet.state === 'undone') return say('casino.sumTakenBack');
  if (bet.state === 'void') return say('casino.sumReturned');
  if (bet.state === 'open') return say('casino.sumOpen');
  const outcome = findSelection(game, bet.selection)?.selection.outcome(table, bet.line);
  if (outcome === undefined) return '';
  return bet.side === 'back' ? backed(bet, outcome) : laid(bet, outcome);
}

function backed({ stake, odds }: Settled, outcome: Outcome): string {
  if (outcome === 'win') return `${plain(stake)} × (${formatOdds(odds)} − 1)`;
  if (outcome === 'lose') return say('casino.sumLost');
  if (outcome === 'void') return say('casino.sumReturned');
  if ('pays' in outcome) {
    return outcome.pays < 1000
      ? say('casino.sumShare', { stake: plain(stake), share: formatOdds(outcome.pays) })
      : `${plain(stake)} × ${toOneOf(outcome.pays)}`;
  }
  return `${plain(stake)} × (${formatOdds(odds)} ÷ ${outcome.deadHeat} − 1)`;
}

/** A layer gets the opposite of what a backer gets. */
function laid(bet: Settled, outcome: Outcome): string {
  if (outcome === 'lose') return say('casino.sumWonFrom', { stake: plain(bet.stake) });
  if (outcome === 'void') return say('casino.sumNothing');
  return `− ${backed(bet, outcome)}`;
}

/** '1,960 + 2,000 − 1,000'. */
export const netOf = (profits: readonly Money[]): string =>
  profits.map((profit, nth) => `${profit < 0 ? '− ' : nth > 0 ? '+ ' : ''}${plain(profit)}`).join(' ');

export const totalOf = (bets: readonly Settled[]): Money => sum(bets.flatMap(({ profit }) => profit ?? []));

/** What was taken back was not at stake. */
export const stakedOf = (bets: readonly Settled[]): Money =>
  sum(bets.flatMap(({ state, stake }) => (state === 'undone' ? [] : stake)));

/** Without paise where there are none, and without a sign. */
function plain(amount: Money): string {
  const text = formatMoney(amount).replace('\u2212', '');
  return Number.isInteger(inRupees(amount)) ? text.slice(0, -3) : text;
}
