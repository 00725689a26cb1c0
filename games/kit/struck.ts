import { findSelection, type Slip } from './bet.ts';
import type { Game } from './game.ts';
import { paysBetween, rateOf } from './printed.ts';

/** What a bet was struck at where its odds alone do not say it: '15 / 105' on a line, '1 – 40' by a pay table. */
export function struckAt(game: Game, { selection, odds, line }: Omit<Slip, 'stake' | 'side'>): string | undefined {
  const price = findSelection(game, selection)?.selection.price;
  if (price?.kind === 'line') return `${line} / ${rateOf(odds)}`;
  return price?.kind === 'paytable' ? paysBetween(price.pays) : undefined;
}
