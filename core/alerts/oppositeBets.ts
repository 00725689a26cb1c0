import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';
import { chanceOfAtLeast, oneInOf } from './chance.ts';

/** What a player bet on, in one market or round. */
export interface Placed {
  readonly id: string;
  readonly place: string;
  readonly player: UserId;
  readonly selection: string;
  readonly side: 'back' | 'lay';
  /** The market in which there is one other selection, and one of the two wins: to back the one is to be against the other. */
  readonly oneOfTwoIn: string | null;
}

/** Two players who are linked, and their bets where both had some. */
export interface Linked {
  readonly players: readonly [UserId, UserId];
  readonly bets: readonly Placed[];
}

/**
 * Two who are linked bet against each other, in one market or round after the other: what one loses the other wins. Two
 * friends who choose by themselves are on the same side half of the time.
 */
export function oppositeBets(facts: readonly Linked[], { oppositeTimes, oneIn }: Thresholds, month: string): Alert[] {
  return facts.flatMap(({ players, bets }) => {
    const places = [...Map.groupBy(bets, ({ place }) => place).values()].map(placed => ({
      placed,
      is: stance(placed),
    }));
    const comparable = places.filter(({ is }) => is !== 'neither');
    const opposite = comparable.filter(({ is }) => is === 'opposite');
    const even = comparable.map(() => ({ chance: 0.5, gain: 1, loss: 0 }));
    const chance = chanceOfAtLeast(even, opposite.length);
    if (opposite.length < oppositeTimes || chance * oneIn > 1) return [];
    return players.map((player, nth) => ({
      ...{ rule: 'oppositeBets' as const, player, cause: `${players[1 - nth]}:${month}` },
      figures: { opposite: opposite.length, of: comparable.length, oneIn: oneInOf(chance) },
      evidence: evidenceOf({
        players: [players[1 - nth]!], // there are two
        bets: opposite.flatMap(({ placed }) => placed.map(({ id }) => id)),
      }),
    }));
  });
}

/** How the bets of two players in one place stand to each other. Who has some of both is on no side. */
function stance(placed: readonly Placed[]): 'opposite' | 'same' | 'neither' {
  const [mine = [], yours = []] = [...Map.groupBy(placed, ({ player }) => player).values()];
  const stances = mine.flatMap(a => yours.map(b => between(a, b)));
  if (stances.includes('same')) return 'same';
  return stances.includes('opposite') ? 'opposite' : 'neither';
}

function between(a: Placed, b: Placed): 'opposite' | 'same' | 'neither' {
  if (a.selection === b.selection) return a.side === b.side ? 'same' : 'opposite';
  if (a.oneOfTwoIn === null || a.oneOfTwoIn !== b.oneOfTwoIn) return 'neither';
  return a.side === b.side ? 'opposite' : 'same';
}
