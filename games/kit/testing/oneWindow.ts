import { chances, plainChances } from '../chances.ts';
import { type Game, selectionsOf } from '../game.ts';
import { tableOf } from '../play.ts';
import { outcomesOf } from './testing.ts';

/* What tests of games with one betting window, before the first card, are written with. */

const FRESH = { gone: [], dealt: [] };

/** What these selections return on one unit backed: 0 is a loss, 1 a stake returned. */
export function paidFor(game: Game, cards: string, ids: readonly string[]): Record<string, number | string> {
  const { paid } = outcomesOf(game, cards);
  return Object.fromEntries(ids.map(id => [id, paid[id] ?? 0]));
}

/** The dealer's instructions, seconds first: '20 bets, 1.5 A, 1.5 B'. */
export const scriptOf = (game: Game): string =>
  [...game.script(tableOf(game, FRESH))]
    .map(step => `${step.ms / 1000} ${step.do === 'bets' ? 'bets' : step.to}`)
    .join(', ');

/** The selections whose exact chances are further from so many random rounds than chance allows. */
export function notAsPlayed(game: Game, rounds: number): string[] {
  const selections = selectionsOf(game);
  const exact = chances(game, FRESH, selections, 0);
  const played = plainChances(game, FRESH, selections, rounds);
  const isFar = (p: number, share: number) => Math.abs(p - share) > 4 * Math.sqrt(Math.max(p, 1 / rounds) / rounds);
  return selections
    .filter(({ id, price }) => {
      const [one, other] = [exact.get(id)!, played.get(id)!];
      if (price.kind === 'line')
        return isFar(one.atLeast(14), other.atLeast(14)) || isFar(one.atLeast(15), other.atLeast(15));
      return isFar(one.win, other.win) || isFar(one.void, other.void) || isFar(one.hit, other.hit);
    })
    .map(({ id }) => id);
}
