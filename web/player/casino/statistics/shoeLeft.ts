import { LOW_RANKS, rankName, rankOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';

/** One kind of what a shoe holds: a rank of cards, a clip. */
interface Kind {
  readonly name: string;
  readonly left: number;
  readonly of: number;
}

export interface ShoeLeft {
  readonly kinds: readonly Kind[];
  readonly left: number;
  readonly of: number;
}

/** What is left of a shoe that lasts several rounds; nothing for games that start every round with a full one. */
export function shoeLeft({ carry, shoe }: Game, gone: readonly Face[]): ShoeLeft | undefined {
  if (!carry) return undefined;
  const kinds = new Map<string, { left: number; of: number }>();
  for (const [face, count] of inOrder(shoe.faces)) {
    const before = kinds.get(kindOf(face)) ?? { left: 0, of: 0 };
    const out = gone.filter(other => other === face).length;
    kinds.set(kindOf(face), { left: before.left + count - out, of: before.of + count });
  }
  const all = [...kinds].map(([name, counts]) => ({ name, ...counts }));
  return { kinds: all, left: sum(all.map(kind => kind.left)), of: sum(all.map(kind => kind.of)) };
}

const kindOf = (face: Face): string => (isCard(face) ? rankName(rankOf(face)) : String(face));

/** From ace to king; clips as the game lists them. */
function inOrder(faces: ReadonlyMap<Face, number>): readonly (readonly [Face, number])[] {
  const place = (face: Face): number => (isCard(face) ? LOW_RANKS.indexOf(rankOf(face)) : 0);
  return [...faces].toSorted(([a], [b]) => place(a) - place(b));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
