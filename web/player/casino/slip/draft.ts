import type { Money } from '@maidan/core/money';
import { findSelection, type Slip } from '@maidan/games/kit/bet';
import type { Game, Limits } from '@maidan/games/kit/game';
import type { Offer, Quotes } from '@maidan/games/kit/quote';
import type { Choice } from '../table/offers.ts';

/** What is being written on the slip: it belongs to the round it was begun in, and to the window its prices were accepted in. */
export interface Draft {
  readonly round: string;
  readonly window: string;
  readonly choices: readonly Choice[];
  /** The prices that were tapped or accepted, to notice that they moved. */
  readonly tapped: readonly (Offer | undefined)[];
}

export const NO_DRAFT: Draft = { round: '', window: '', choices: [], tapped: [] };

export const begun = (
  { round, window }: Pick<Draft, 'round' | 'window'>,
  choices: readonly Choice[],
  quotes: Quotes,
): Draft => ({
  round,
  window,
  choices,
  tapped: choices.map(({ selection, side }) => quotes[selection]?.[side]),
});

/** Its bets at the prices of now, with this stake on each; those that are locked are left out. */
export const slipsOf = ({ choices }: Pick<Draft, 'choices'>, quotes: Quotes, stake: Money): readonly Slip[] =>
  choices.flatMap(({ selection, side }) => {
    const offer = quotes[selection]?.[side];
    return offer ? [{ selection, side, odds: offer.odds, line: offer.line ?? 0, stake }] : [];
  });

/** The limits of what was chosen. Several bets of one slip come from one market. */
export function limitsOf(game: Game, { choices }: Pick<Draft, 'choices'>): Limits | undefined {
  const found = findSelection(game, choices[0]?.selection ?? '');
  return found && (found.selection.limits ?? found.market.limits);
}

/** What a table takes before anything is chosen: its least and its most. */
export function widestLimits({ markets }: Game): Limits | undefined {
  const all = markets.flatMap(({ limits, selections }) => [limits, ...selections.flatMap(each => each.limits ?? [])]);
  const [first, ...rest] = all;
  return (
    first && rest.reduce((a, b) => ({ min: a.min < b.min ? a.min : b.min, max: a.max > b.max ? a.max : b.max }), first)
  );
}
