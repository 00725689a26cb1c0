import type { RoundMade } from '@maidan/contract/table';
import { ZERO } from '@maidan/core/money';

/** A player's best round since they sat down. */
export type Best = Pick<RoundMade, 'game' | 'round' | 'net'>;

/**
 * Kept by the tab, with whose it is: it outlives a reload and ends with the tab, as a session does for who plays. The server
 * knows no such thing, and would have to go through every bet since the sign-in to say it.
 */
export interface KeptBest {
  readonly owner: string;
  /** Rounds whose bets were placed until then belong to an earlier session. */
  readonly since: number;
  readonly best: Best | null;
}

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const PLACE = 'best';

export function readBest(storage: Place, owner: string): KeptBest | undefined {
  const text = storage.getItem(PLACE);
  const kept = text === null ? undefined : (JSON.parse(text) as KeptBest); // written below and nowhere else
  return kept?.owner === owner ? kept : undefined;
}

export const keepBest = (storage: Place, kept: KeptBest): void => storage.setItem(PLACE, JSON.stringify(kept));

/** With what is told now. A round that was made void meanwhile is not the best any more. */
export function bestAfter(kept: KeptBest | undefined, owner: string, rounds: readonly RoundMade[]): KeptBest {
  const over = rounds.filter(({ isOver }) => isOver);
  const since = kept?.since ?? Math.max(0, ...over.map(({ at }) => at));
  const before = kept?.best && !rounds.some(({ round }) => round === kept.best?.round) ? [kept.best] : [];
  const best = [...before, ...over.filter(({ at }) => at > since)]
    .filter(({ net }) => net > ZERO)
    .reduce<Best | null>((most, each) => (most && most.net >= each.net ? most : each), null);
  return { owner, since, best: best && { game: best.game, round: best.round, net: best.net } };
}
