import { formatMoney, formatShort } from '@maidan/core/format';
import { add, type Money, subtract, sum } from '@maidan/core/money';
import { findSelection, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';

/** What a refusal is held against. */
interface Known {
  readonly game: Game;
  /** Of the first bet that was refused. */
  readonly selection: string;
  readonly mine: readonly Slip[];
  readonly balance: Money | undefined;
}

/** The figure that a refused command has to meet: that of the first of its bets which does not. */
export function figureOfBets(
  code: string,
  bets: readonly Slip[],
  { mine, ...known }: Omit<Known, 'selection'>,
): string {
  const figures = bets.map((bet, nth) => {
    const before = [...mine, ...bets.slice(0, nth)];
    return (
      isMissed(code, known.game, bet, before) && figureOf(code, { ...known, mine: before, selection: bet.selection })
    );
  });
  return figures.find(figure => figure !== false) ?? '';
}

function isMissed(code: string, game: Game, { selection, stake }: Slip, before: readonly Slip[]): boolean {
  const found = findSelection(game, selection);
  if (!found || (code !== 'stake-too-small' && code !== 'stake-too-large')) return true;
  const { min, max } = found.selection.limits ?? found.market.limits;
  return code === 'stake-too-small' ? stake < min : add(stakedOn(before, selection), stake) > max;
}

const stakedOn = (bets: readonly Slip[], selection: string): Money =>
  sum(bets.filter(bet => bet.selection === selection).map(({ stake }) => stake));

/** The figure a refused stake has to meet, in a sentence; nothing where there is none. */
export function figureOf(code: string, { game, selection, mine, balance }: Known): string {
  if (code === 'insufficient-balance') {
    return balance === undefined ? '' : say('casino.youHave', { balance: formatMoney(balance) });
  }
  const found = findSelection(game, selection);
  if (!found) return '';
  const { min, max } = found.selection.limits ?? found.market.limits;
  if (code === 'stake-too-small' || code === 'amount-missing') return say('casino.leastIs', { min: formatShort(min) });
  if (code !== 'stake-too-large') return '';
  const staked = stakedOn(mine, selection);
  if (staked === 0) return say('casino.mostIs', { max: formatShort(max) });
  return say('casino.mostLeft', { max: formatShort(max), left: formatMoney(subtract(max, staked)) });
}
