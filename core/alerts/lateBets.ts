import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';
import { chanceOfAtLeast, oneInOf } from './chance.ts';

/** A bet of the last moments before a window closed or something happened, which is over. */
export interface Late {
  readonly player: UserId;
  readonly id: string;
  /** That it wins, by the price it was struck at. */
  readonly chance: number;
  readonly hasWon: boolean;
}

/** Bets of the last moments that win more often than their prices allow: somebody knows what comes. Once a month. */
export function lateBets(facts: readonly Late[], { lateBets: least, oneIn }: Thresholds, month: string): Alert[] {
  return [...Map.groupBy(facts, ({ player }) => player)].flatMap(([player, late]) => {
    const won = late.filter(({ hasWon }) => hasWon);
    const chance = chanceOfAtLeast(
      late.map(bet => ({ chance: bet.chance, gain: 1, loss: 0 })),
      won.length,
    );
    if (late.length < least || chance * oneIn > 1) return [];
    return [
      {
        ...{ rule: 'lateBets' as const, player, cause: month },
        figures: { won: won.length, of: late.length, oneIn: oneInOf(chance) },
        evidence: evidenceOf({ bets: won.map(({ id }) => id) }),
      },
    ];
  });
}
