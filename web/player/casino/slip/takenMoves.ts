import type { Quotes } from '@maidan/games/kit/quote';
import type { Draft } from './draft.ts';

/** Which moves of a price a player takes without being asked. */
export const TAKEN_MOVES = ['none', 'better', 'any'] as const;
export type TakenMoves = (typeof TAKEN_MOVES)[number];

/** Whether the price has to be accepted first: it moved, or this is another window than the one it was tapped in. */
export function isToAccept(
  draft: Draft,
  window: string,
  quotes: Quotes,
  taken: TakenMoves = readTakenMoves(localStorage),
): boolean {
  if (draft.choices.length === 0) return false;
  if (draft.window !== window) return true;
  if (taken === 'any') return false;
  return draft.choices.some(({ selection, side }, nth) => {
    const [then, now] = [draft.tapped[nth], quotes[selection]?.[side]];
    if (!then || !now || (now.odds === then.odds && now.line === then.line)) return false;
    const isBetter = now.line === then.line && (side === 'back' ? now.odds > then.odds : now.odds < then.odds);
    return taken === 'none' || !isBetter;
  });
}

const PLACE = 'takenMoves';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Who has said nothing is asked. */
export function readTakenMoves(storage: Pick<Place, 'getItem'>): TakenMoves {
  const kept = storage.getItem(PLACE);
  return TAKEN_MOVES.find(each => each === kept) ?? 'none';
}

export const keepTakenMoves = (storage: Place, taken: TakenMoves): void => storage.setItem(PLACE, taken);
