import { formatMoney, formatShort } from '@maidan/core/format';
import { type Money, subtract, sum } from '@maidan/core/money';
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
  const staked = sum(mine.filter(bet => bet.selection === selection).map(({ stake }) => stake));
  if (staked === 0) return say('casino.mostIs', { max: formatShort(max) });
  return say('casino.mostLeft', { max: formatShort(max), left: formatMoney(subtract(max, staked)) });
}
