import { decimal, type Odds } from '@maidan/core/odds';
import type { Chance } from './chance.ts';
import { chanceToWin } from './chance.ts';
import { chances } from './chances.ts';
import { type Game, labelOf, type Market, type Selection, selectionsOf, type Sid, type Table } from './game.ts';
import { tableOf } from './play.ts';
import { returnOf } from './price.ts';
import type { Quote } from './quote.ts';

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
  /** What a lay bet at the opening price can expect to make per unit of the backer's stake. */
  readonly lay: number | undefined;
  /** Probability of ending up with more than the stake. */
  readonly hit: number;
  readonly method: 'exact' | 'sampled';
}

const NOTHING_DEALT = { gone: [], dealt: [] };

/** How many finishes the plain enumerator may look at before it samples. */
const PATIENCE = 400_000;

/**
 * Every selection at the price it has before anything is dealt. A row that opens later has the price its rule
 * makes of its chance at the start.
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
  chance: Chance,
): Return {
  const { back, lay } = openingOf(selection, chance);
  const hit = selection.price.kind === 'line' ? (back ? chance.atLeast(back.line ?? 0) : 0) : chance.hit;
  return {
    game: game.code,
    market: market.id,
    id: selection.id,
    sid: selection.sid,
    label: labelOf(selection, table),
    odds: back && decimal(back.odds),
    rtp: back && returnOf(selection, chance, back),
    lay: lay && 1 - returnOf(selection, chance, lay),
    hit,
    method: chance.error === 0 ? 'exact' : 'sampled',
  };
}

export function openingOf({ price }: Selection<Table>, chance: Chance): Quote {
  switch (price.kind) {
    case 'locked':
      return {};
    case 'fixed':
      return { back: { odds: price.back }, ...(price.lay !== undefined && { lay: { odds: price.lay } }) };
    case 'paytable':
      return { back: { odds: Math.max(...Object.values(price.pays)) as Odds } };
    case 'live':
      return price.opening ?? price.rule(chanceToWin(chance));
    case 'line':
      return typeof price.rule === 'function' ? price.rule(line => chance.atLeast(line)) : price.rule;
  }
}
