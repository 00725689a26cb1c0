import type { Card } from '../cards.ts';
import { type PokerHand, pokerHand } from '../poker.ts';
import { everyShowdown } from './showdowns.ts';

/** How a table of six ends. */
interface SixHands {
  /** For each player the chance of the best hand alone. */
  readonly alone: readonly number[];
  /** The chance that the best hand is shared. */
  readonly tie: number;
  /** The chance that the best hand is of this kind; one that is absent cannot be. */
  readonly hands: ReadonlyMap<PokerHand, number>;
}

/** When everybody holds two cards, some of the board is shown, and these are left. */
export function sixHands(holes: readonly (readonly Card[])[], shown: readonly Card[], left: readonly Card[]): SixHands {
  const alone = holes.map(() => 0);
  const hands = new Map<PokerHand, number>();
  let [all, shared] = [0, 0];
  everyShowdown(holes, { shown, left, toCome: 5 - shown.length }, (ranks, ways) => {
    let best = -1;
    let holder = 0;
    let holders = 0;
    for (let i = 0; i < ranks.length; i++) {
      if (ranks[i]! > best) {
        best = ranks[i]!;
        holder = i;
        holders = 1;
      } else if (ranks[i] === best) holders++;
    }
    all += ways;
    if (holders === 1) alone[holder]! += ways;
    else shared += ways;
    hands.set(pokerHand(best), (hands.get(pokerHand(best)) ?? 0) + ways);
  });
  return {
    alone: alone.map(ways => ways / all),
    tie: shared / all,
    hands: new Map([...hands].map(([hand, ways]) => [hand, ways / all])),
  };
}

export const OPENING_SIX: SixHands = { alone: [1, 1, 1, 1, 1, 1].map(() => 0.155), tie: 0.07, hands: new Map() };
