import { decimal } from '@maidan/core/odds';
import { chances, plainChances } from '../chances.ts';
import { faceOf } from '../feed.ts';
import { type Game, selectionsOf } from '../game.ts';
import { type Deal, type Dealing, seatAfter } from '../play.ts';
import { quotes } from '../price.ts';
import type { Face } from '../shoe.ts';

/* What tests of games in play are written with: rounds that are not over. */

/** The round after these cards, as the feed writes them; `gone` went to earlier rounds of the shoe. */
export function dealingOf(game: Game, cards: string, gone = ''): Dealing {
  const face = (text: string): Face => {
    const found = faceOf(game, text);
    if (found === undefined) throw new Error(`${game.code} has no ${text}`);
    return found;
  };
  const start = { gone: words(gone).map(face) };
  const dealt: Deal[] = [];
  for (const text of words(cards)) dealt.push({ to: seatAfter(game, { ...start, dealt })!, face: face(text) });
  return { ...start, dealt };
}

/** What is on offer then: '1.98/2.02' is back and lay, '12' a back alone. What is locked is left out. */
export const pricesOf = (game: Game, cards: string, gone = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(quotes(game, dealingOf(game, cards, gone)))
      .filter(([, { back, lay }]) => back || lay)
      .map(([id, { back, lay }]) => [id, [back, lay].flatMap(offer => (offer ? decimal(offer.odds) : [])).join('/')]),
  );

/** The furthest the solver is from the plain enumerator, over these selections. */
export function solverError(game: Game, dealing: Dealing, ids: readonly string[], finishes = 1e6): number {
  const asked = selectionsOf(game).filter(({ id }) => ids.includes(id));
  const [fast, plain] = [chances(game, dealing, asked, 0), plainChances(game, dealing, asked, finishes)];
  const gaps = asked.flatMap(({ id }) => {
    const [a, b] = [fast.get(id)!, plain.get(id)!];
    return [a.win - b.win, a.void - b.void, a.pays - b.pays, a.hit - b.hit].map(Math.abs);
  });
  return Math.max(...gaps);
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(word => word !== '');
