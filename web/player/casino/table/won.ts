import { rupees, ZERO } from '@maidan/core/money';
import { odds, type Side } from '@maidan/core/odds';
import { findSelection, profitOf } from '@maidan/games/kit/bet';
import type { Round } from '@maidan/games/kit/round';
import type { Offers } from './offers.ts';

/** Any stake: what won with one has won with all. */
const STAKE = rupees(100);
/** Where a price is no longer known: a win is a win at any. */
const EVEN = odds(2);

/** Which markets have come to their end. Of a round that is void none has. */
export const paidIn = (round: Pick<Round, 'phase' | 'paid'> | undefined): Offers['paid'] => {
  if (!round || round.phase === 'void') return [];
  return round.phase === 'settled' ? 'all' : round.paid;
};

/**
 * Whether a bet on this cell has won, by the rules that settle it: at the price and the line it was offered at last. Nothing
 * has before its market is paid.
 */
export function hasWon({ game, dealt, seen, paid }: Offers, id: string, side: Side): boolean {
  const found = paid.length > 0 ? findSelection(game, id) : undefined;
  if (!found || found.selection.price.kind === 'locked') return false;
  if (paid !== 'all' && !paid.includes(found.market.id)) return false;
  const offer = seen[id]?.[side];
  if (!offer && found.selection.price.kind === 'line') return false;
  const bet = { selection: id, side, odds: offer?.odds ?? EVEN, line: offer?.line ?? 0, stake: STAKE };
  return profitOf(game, dealt, bet) > ZERO;
}
