import { add, type Money, sum } from '@maidan/core/money';
import type { Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { heldFor } from '@maidan/games/kit/held';
import type { Dealing } from '@maidan/games/kit/play';

/**
 * The most the house can lose on these bets, whatever comes: what would have to be held for it if it had made them the
 * other way round. Alike bets count as one, which rounds once instead of often, and never to less.
 */
export const worstForHouse = (game: Game, bets: readonly Slip[], dealing?: Dealing): Money =>
  heldFor(game, merged(bets).map(otherSide), dealing);

export const stakedOn = (bets: readonly Slip[]): Money => sum(bets.map(bet => bet.stake));

const otherSide = (bet: Slip): Slip => ({ ...bet, side: bet.side === 'back' ? 'lay' : 'back' });

function merged(bets: readonly Slip[]): readonly Slip[] {
  const alike = new Map<string, Slip>();
  for (const bet of bets) {
    const key = [bet.selection, bet.side, bet.odds, bet.line].join(' ');
    const known = alike.get(key);
    alike.set(key, known ? { ...known, stake: add(known.stake, bet.stake) } : bet);
  }
  return [...alike.values()];
}
