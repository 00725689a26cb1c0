import { formatShort } from '@maidan/core/format';
import { inRupees, type Money, paise } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import type { Game, Limits, Selection, Table } from '@maidan/games/kit/game';
import type { Offer } from '@maidan/games/kit/quote';
import { paysBetween, rateOf, toOneOf } from '@maidan/games/kit/printed';
import { say } from '@maidan/words/say';

/** What a cell says: the figure and the small print under it. */
export interface PriceText {
  readonly price: string;
  readonly small: string;
}

export function priceText(game: Game, { id, price }: Selection<Table>, { odds, line }: Offer): PriceText {
  switch (price.kind) {
    case 'line':
      return { price: String(line ?? 0), small: rateOf(odds) };
    case 'paytable':
      return { price: paysBetween(price.pays), small: say('casino.toOne') };
    default:
      return {
        price: game.toOne ? `${toOneOf(odds)}:1` : formatOdds(odds),
        small: price.kind === 'live' ? sizeOf(game, id) : '',
      };
  }
}

/** Printed under the prices of a market that names it. */
function sizeOf(game: Game, id: string): string {
  const size = findSelection(game, id)?.market.size;
  return size === undefined ? '' : String(inRupees(size));
}

/** 'Min: 100 Max: 2L', or 'Min: 100 Max: 25K – 2L' where it depends on the bet. */
export const limitsText = (...limits: readonly Limits[]): string =>
  say('casino.limits', { min: across(limits.map(({ min }) => min)), max: across(limits.map(({ max }) => max)) });

/** The least above the most, where they have no place beside each other. */
export const limitsInTwo = (...limits: readonly Limits[]): string =>
  say('casino.limitsInTwo', {
    min: unbroken(across(limits.map(({ min }) => min))),
    max: unbroken(across(limits.map(({ max }) => max))),
  });

function across(amounts: readonly Money[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map(amount => formatShort(paise(amount)));
  return least === most ? `${least}` : `${least} – ${most}`;
}

/** A line may end behind a dash, whatever follows, unless a word joiner does. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0').replaceAll('–', '–\u2060');

export const rangeText = ({ min, max }: Limits): string =>
  say('casino.range', { min: formatShort(min), max: formatShort(max) });
