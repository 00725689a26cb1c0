import type { Fault } from './faults.ts';
import type { Game } from '../game.ts';
import { carriedOver, type Deal, type Dealing, seatAfter } from '../play.ts';
import type { Face } from '../shoe.ts';

/* Whether a shoe that lasts several rounds can be as somebody says it is. */

/** What is wrong with these cards being gone before a round, by the rules of its game. */
export function goneFault(game: Game, gone: readonly Face[]): Fault | undefined {
  if (gone.length === 0) return undefined;
  if (!game.carry) return 'shoe-should-have-been-full';
  if (!couldBeGone(game.shoe.faces, gone)) return 'gone-does-not-fit-the-shoe';
  const ends = roundEnds(game, gone);
  if (ends.some(end => game.carry!.until(gone.slice(0, end)))) return 'shoe-should-have-been-changed';
  return ends.at(-1) === gone.length ? undefined : 'gone-is-not-of-whole-rounds';
}

/** Whether there are enough of each face for these to have left the shoe. */
export function couldBeGone(faces: ReadonlyMap<Face, number>, gone: readonly Face[]): boolean {
  const counts = Map.groupBy(gone, face => face);
  return [...counts].every(([face, cards]) => cards.length <= (faces.get(face) ?? 0));
}

/**
 * Whether a round can find these cards gone that comes so many rounds after `earlier`. The next round starts with
 * what was carried over to it. Of later ones it is known how many rounds were played between, and no more: some of
 * them may have ended without a result, and then their cards went back.
 */
export function couldFollow(game: Game, earlier: Dealing, gone: readonly Face[], rounds: number): boolean {
  const carried = carriedOver(game, earlier);
  const isSameShoe = carried.every((face, n) => face === gone[n]);
  if (rounds === 1) return isSameShoe && gone.length === carried.length;
  const [before, now] = [roundEnds(game, carried).length, roundEnds(game, gone).length];
  const between = rounds - 1;
  // Where the shoe was changed since, one round at least was the last of the shoe before.
  return isSameShoe ? now - before <= between : now < between;
}

/** Where the rounds ended in which these cards were dealt one after the other, as far as they are whole. */
function roundEnds(game: Game, gone: readonly Face[]): number[] {
  const ends: number[] = [];
  for (let start = 0; ;) {
    const end = endOfRound(game, gone, start);
    if (end === undefined || end === start) return ends;
    ends.push(end);
    start = end;
  }
}

/** Where the round ends that starts with this card, or undefined when there are too few for it. */
function endOfRound(game: Game, cards: readonly Face[], start: number): number | undefined {
  const gone = cards.slice(0, start);
  const dealt: Deal[] = [];
  for (;;) {
    const to = seatAfter(game, { gone, dealt });
    if (to === undefined) return start + dealt.length;
    const face = cards[start + dealt.length];
    if (face === undefined) return undefined;
    dealt.push({ to, face });
  }
}
