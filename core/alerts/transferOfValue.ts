import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';
import { chanceOfAtLeast, oneInOf, type Wager } from './chance.ts';

/** Bets that two players struck with each other, as the first of them sees it. */
export interface Struck {
  readonly players: readonly [UserId, UserId];
  readonly bets: readonly (Wager & { readonly id: string; readonly result: number })[];
}

/**
 * Money that goes from one account to another by way of the exchange. At the prices the two agreed on, neither expects
 * anything of the other: what one has won of the other beyond what fair prices could give by chance was given.
 */
export function transferOfValue(facts: readonly Struck[], thresholds: Thresholds, month: string): Alert[] {
  const { transferLeast, oneIn } = thresholds;
  return facts.flatMap(({ players, bets }) => {
    const sum = bets.reduce((total, { result }) => total + result, 0);
    const won = Math.abs(sum);
    if (won === 0 || won < transferLeast) return [];
    const chance = chanceOfAtLeast(sum > 0 ? bets : bets.map(turned), won);
    if (chance * oneIn > 1) return [];
    return players.map((player, nth) => ({
      ...{ rule: 'transferOfValue' as const, player, cause: `${players[1 - nth]}:${month}` },
      figures: { won: nth === 0 ? sum : -sum, bets: bets.length, oneIn: oneInOf(chance) },
      evidence: evidenceOf({ players: [players[1 - nth]!], bets: bets.map(({ id }) => id) }), // there are two
    }));
  });
}

/** The same bet as the other one sees it. */
const turned = ({ chance, gain, loss }: Wager): Wager => ({ chance: 1 - chance, gain: loss, loss: gain });
