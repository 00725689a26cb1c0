import { goneFault } from '../fair/carriedShoe.ts';
import { FAULTS } from '../fair/faults.ts';
import { faceOf, feedCode } from '../feed.ts';
import type { Game, Table } from '../game.ts';
import { type Deal, Dealer, seatAfter, tableOf } from '../play.ts';
import type { Face } from '../shoe.ts';

/** A deal that this game cannot come to; the message says why. */
export class ImpossibleDeal extends Error {}

/**
 * Deals these faces in order, as the feed writes them ('ASS', '10DD', '6', 'Wicket'), along the game's script.
 * `gone` are the cards that earlier rounds took from the same shoe, in the order they were dealt.
 */
export function dealtByHand(
  game: Game,
  faces: readonly string[],
  gone: readonly string[] = [],
): { readonly gone: readonly Face[]; readonly dealt: readonly Deal[]; readonly table: Table } {
  if (gone.length > 0 && !game.carry) throw new ImpossibleDeal(`${game.name} starts every round with a full shoe.`);
  const out = gone.map(text => named(game, text));
  const fault = goneFault(game, out);
  if (fault) throw new ImpossibleDeal(FAULTS[fault]);
  const dealt: Deal[] = [];
  for (const text of faces) {
    const to = seatAfter(game, { gone: out, dealt });
    if (to === undefined) {
      throw new ImpossibleDeal(`The round is over after ${dealt.length} of the ${faces.length} faces given.`);
    }
    const face = named(game, text);
    if (!new Dealer(game, { gone: out, dealt }).left(to).has(face))
      throw new ImpossibleDeal(`There is no ${feedCode(face)} left to deal.`);
    dealt.push({ to, face });
  }
  const next = seatAfter(game, { gone: out, dealt });
  if (next !== undefined) {
    throw new ImpossibleDeal(`The round is not over: the next face goes to ${game.seats[next] ?? next}.`);
  }
  return { gone: out, dealt, table: tableOf(game, { gone: out, dealt }) };
}

function named(game: Game, text: string): Face {
  const face = faceOf(game, text);
  if (face === undefined) throw new ImpossibleDeal(`${game.name} has no ${text} in its shoe.`);
  return face;
}
