import type { Card } from '../cards.ts';
import { POKER_HANDS, type PokerHand, pokerHand } from '../families/poker.ts';
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

/**
 * Before the first card: in how many deals of a board and six hands, whoever holds which, the best hand is of each kind.
 * Counted once, by the method of `bestOf` over all kinds of boards: too long to do again while a table waits.
 * `npm run bench six` counts part of them again, and with `-- --all` every one of them.
 */
export const SIX_DEALT: Readonly<Record<PokerHand, bigint>> = {
  'High Card': 745_883_789_959_820_880n,
  'One Pair': 227_558_853_085_685_809_536n,
  'Two Pair': 430_710_570_249_202_093_392n,
  'Three of a Kind': 196_351_680_337_797_626_928n,
  Straight: 234_201_026_048_464_850_904n,
  Flush: 152_862_715_214_350_292_520n,
  'Full House': 154_203_070_212_440_244_432n,
  'Four of a Kind': 12_529_366_454_891_976_768n,
  'Straight Flush': 2_470_565_962_864_293_840n,
};

/** And in how many of all these nobody shares it. */
export const BEST_ALONE = 1_309_780_561_919_994_400_860n;

export const OPENING_SIX: SixHands = openingSix();

function openingSix(): SixHands {
  const all = Number(POKER_HANDS.reduce((sum, hand) => sum + SIX_DEALT[hand], 0n));
  const alone = Number(BEST_ALONE) / all;
  return {
    alone: [1, 2, 3, 4, 5, 6].map(() => alone / 6),
    tie: 1 - alone,
    hands: new Map(POKER_HANDS.map(hand => [hand, Number(SIX_DEALT[hand]) / all])),
  };
}
