import type { Side } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import { type Game, labelOf, type Selection, type Table } from '@maidan/games/kit/game';
import type { Offer, Quotes } from '@maidan/games/kit/quote';
import { isYesOrNo } from '@maidan/games/kit/printed';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import type { Positions } from './positions.ts';

/** What can be tapped. */
export interface Choice {
  readonly selection: string;
  readonly side: Side;
}

/** All that the cells of a betting table are drawn from. */
export interface Offers {
  readonly game: Game;
  /** Some names depend on what lies on the table: 'Next Total 40 or More'. */
  readonly dealt: Table;
  /** Empty while bets are closed. */
  readonly quotes: Quotes;
  /** What was offered last, also while bets are closed. */
  readonly seen: Quotes;
  /** The markets that are paid, until the next round: all of them once the round is settled. */
  readonly paid: readonly string[] | 'all';
  /** The line is down: these prices are old. */
  readonly isStale: boolean;
  readonly chosen: readonly Choice[];
  readonly positions: Positions;
  /** What the player has on a cell, drawn as chips: see `cellOf`. */
  readonly chips: ReadonlyMap<string, ReactNode>;
  /** Picks go to the slip, and replace what was chosen before. */
  readonly onPick: (picks: readonly Choice[], byKeyboard: boolean) => void;
  /** One cell was tapped, for the slip or a chip: one function for the life of the page, so that cells are not drawn again. */
  readonly onTap: (selection: string, side: Side, byKeyboard: boolean) => void;
}

/** The name of a cell. */
export const cellOf = (selection: string, side: Side): string => `${side} ${selection}`;

/** What the player has chips on that win with it. */
export const backedIn = ({ chips }: Pick<Offers, 'chips'>): readonly string[] =>
  [...chips.keys()]
    .filter(cell => cell.startsWith(cellOf('', 'back')))
    .map(cell => cell.slice(cellOf('', 'back').length));

export function selectionOf(game: Game, id: string): Selection<Table> {
  const found = findSelection(game, id);
  if (!found) throw new Error(`${game.code} has no selection ${id}`);
  return found.selection;
}

/** As its game declares it, in English. What is drawn instead of written is drawn from this. */
export const declaredName = ({ game, dealt }: Offers, id: string): string => labelOf(selectionOf(game, id), dealt);

/** As the page says it. */
export const nameOf = (offers: Offers, id: string): string => sayLabel(declaredName(offers, id));

export const offerFor = ({ quotes }: Offers, id: string, side: Side): Offer | undefined => quotes[id]?.[side];

export const isChosen = ({ chosen }: Offers, id: string, side: Side): boolean =>
  chosen.some(pick => pick.selection === id && pick.side === side);

/** Bets are taken at this table, yet not on any of these. */
export const isSuspended = ({ quotes }: Offers, ids: readonly string[]): boolean =>
  Object.values(quotes).some(quote => quote.back ?? quote.lay) && !ids.some(id => quotes[id]?.back ?? quotes[id]?.lay);

/** Yes and No, or Back and Lay. */
export function sideName(game: Game, selection: Selection<Table>, side: Side): string {
  if (isYesOrNo(game, selection)) return side === 'back' ? say('casino.yes') : say('casino.no');
  return side === 'back' ? say('casino.back') : say('casino.lay');
}
