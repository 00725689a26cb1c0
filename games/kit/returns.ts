import { decimal } from '@maidan/core/odds';
import type { Chance } from './chance.ts';
import { chances } from './chances.ts';
import { type Game, labelOf, type Market, type Selection, selectionsOf, type Sid, type Table } from './game.ts';
import { tableOf } from './play.ts';
import { isOpen, layProfit, quoteOf, returnOf } from './price.ts';

/** What a selection gives back at its opening price, from the rules that settle it. */
export interface Return {
  readonly game: string;
  readonly market: string;
  readonly id: string;
  readonly sid: Sid;
  readonly label: string;
  /** The decimal odds of a back bet; the best of a pay table. Absent where it is never sold at the start. */
  readonly odds: number | undefined;
  /** Expected return of a back bet per unit staked. */
  readonly rtp: number | undefined;
  /** Yes/No bets: the number to reach. */
  readonly line: number | undefined;
  /** What a lay bet at the opening price can expect to make per unit of the backer's stake. */
  readonly lay: number | undefined;
  readonly layAt: { readonly odds: number; readonly line: number | undefined } | undefined;
  /** Probability of ending up with more than the stake. */
  readonly hit: number;
  readonly method: 'exact' | 'sampled';
  /** It is sold only once cards are out, at a price that follows them: these figures are for the average of them. */
  readonly opensLater: boolean;
}

const NOTHING_DEALT = { gone: [], dealt: [] };

/** How many finishes the plain enumerator may look at before it samples. */
const PATIENCE = 400_000;

/**
 * Every selection at the price it has before anything is dealt. A row that opens later has the price that its rule
 * makes of its chance at the start, given that it will open at all.
 */
export function returnsOf(game: Game): readonly Return[] {
  const table = tableOf(game, NOTHING_DEALT);
  const found = chances(game, NOTHING_DEALT, selectionsOf(game), PATIENCE);
  return game.markets.flatMap(market =>
    market.selections.map(selection => oneReturn(game, market, selection, table, found.get(selection.id)!)),
  );
}

function oneReturn(
  game: Game,
  market: Market<Table>,
  selection: Selection<Table>,
  table: Table,
  found: Chance,
): Return {
  const opensLater = selection.price.kind !== 'locked' && !isOpen(market, selection.price, table, NOTHING_DEALT);
  const chance = opensLater ? givenThatItOpens(found) : found;
  const { back, lay } = quoteOf(selection.price, true, chance);
  const hit = selection.price.kind === 'line' ? (back ? chance.atLeast(back.line ?? 0) : 0) : chance.hit;
  return {
    game: game.code,
    market: market.id,
    id: selection.id,
    sid: selection.sid,
    label: labelOf(selection, table),
    odds: back && decimal(back.odds),
    line: back?.line,
    rtp: back && returnOf(selection, chance, back),
    lay: lay && layProfit(selection, chance, lay),
    layAt: lay && { odds: decimal(lay.odds), line: lay.line },
    hit,
    method: chance.error === 0 ? 'exact' : 'sampled',
    opensLater,
  };
}

/** A ball that is never bowled is never bet on. */
function givenThatItOpens(chance: Chance): Chance {
  const opens = 1 - chance.void;
  if (opens === 0) return chance;
  return { ...chance, win: chance.win / opens, pays: chance.pays / opens, hit: chance.hit / opens, void: 0 };
}
