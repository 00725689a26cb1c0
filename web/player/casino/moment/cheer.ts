import type { RoundMade } from '@maidan/contract/table';
import { type Money, ZERO } from '@maidan/core/money';

/** How a win is celebrated, by what it made of what was staked. */
export type Cheer = 1 | 2 | 3;

const TWICE = 2;
const TENFOLD = 10;

/** Nothing where no more came back than was staked: a smaller loss is not a win. */
function cheerOf({ staked, net }: Pick<RoundMade, 'staked' | 'net'>): Cheer | undefined {
  if (net <= ZERO) return undefined;
  if (net >= TENFOLD * staked) return 3;
  return net >= TWICE * staked ? 2 : 1;
}

/** A round as this page saw it come to its end, or found it. */
export interface Watched {
  readonly round: string;
  readonly isOver: boolean;
  /** The most that was told of it so far: later windows of a round may only be cheered for more. */
  readonly told: Money;
  readonly cheer: Cheer | undefined;
}

/** Only what ends before the eyes of the player is cheered; what is found over was, or nobody saw it. */
export function watched(before: Watched | undefined, made: RoundMade | undefined): Watched | undefined {
  if (!made) return undefined;
  const { round, isOver, net } = made;
  if (before?.round !== round) return { round, isOver, told: isOver ? net : ZERO, cheer: undefined };
  if (before.isOver === isOver) return before;
  if (!isOver) return { ...before, isOver, cheer: undefined };
  const isMore = net > before.told;
  return { round, isOver, told: isMore ? net : before.told, cheer: isMore ? cheerOf(made) : undefined };
}
