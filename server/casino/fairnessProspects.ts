import { decimal, type Odds } from '@maidan/core/odds';
import { findSelection, type Slip } from '@maidan/games/kit/bet';
import type { Chance } from '@maidan/games/kit/chance';
import { chances, plainChances } from '@maidan/games/kit/chances';
import type { Game, Outcome, Selection, Table } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import { FINISHES, returnOf } from '@maidan/games/kit/price';

export type TakenBet = Pick<Slip, 'selection' | 'odds' | 'line'>;

/** What a back bet can expect per unit staked, from what was dealt when it was struck. A lay bet has the opposite. */
export interface Prospect {
  /** What it gives back on average. */
  readonly mean: number;
  readonly deviation: number;
  /** The furthest that what it gives back can lie from the mean. */
  readonly reach: number;
  /** The standard error of the mean, where it was sampled. */
  readonly doubt: number;
}

/** Before the first card this is found once for all rounds; later, for one. */
const SQUARES_AT_START = 50_000;
const SQUARES_LATER = 5_000;

/** The prospects of each of these bets, all struck after `dealing`. */
export function prospectsOf(game: Game, dealing: Dealing, struck: readonly TakenBet[]): readonly Prospect[] {
  const selections = new Set(struck.map(({ selection }) => selectionIn(game, selection)));
  const found = chances(game, dealing, [...selections], FINISHES);
  const mixed = [...selections].filter(({ id }) => isMixed(found.get(id)!));
  const squares = mixed.length > 0 ? squaredChances(game, dealing, mixed) : new Map<string, Chance>();
  return struck.map(bet => {
    const chance = found.get(bet.selection)!;
    return prospectOf(selectionIn(game, bet.selection), bet, chance, squares.get(bet.selection) ?? chance);
  });
}

function prospectOf(
  selection: Selection<Table>,
  { odds: at, line }: TakenBet,
  chance: Chance,
  squared: Chance,
): Prospect {
  const mean = returnOf(selection, chance, { odds: at, line });
  // Tallied with every return squared, so that this is the mean of the squares.
  const square = returnOf(selection, squared, { odds: squaredOdds(at), line });
  const most = selection.price.kind === 'paytable' ? highest(selection.price.pays) : decimal(at);
  return {
    mean,
    deviation: Math.sqrt(Math.max(0, square - mean * mean)),
    reach: Math.max(mean, most - mean),
    doubt: (chance.error / 3) * most,
  };
}

const highest = (pays: Readonly<Record<string, Odds>>): number => Math.max(...Object.values(pays).map(decimal));

/** Whether it may end otherwise than won, lost or void: then its chance does not tell how far its returns spread. */
const isMixed = ({ win, pays, hit }: Chance): boolean => pays > 0 || Math.abs(hit - win) > 1e-12;

/** By finishing the round in many ways: what is known exactly of these selections is only their mean. */
function squaredChances(game: Game, dealing: Dealing, mixed: readonly Selection<Table>[]): ReadonlyMap<string, Chance> {
  const wanted = new Map(mixed.map(selection => [selection.id, squaredSelection(selection)]));
  const markets = game.markets.map(market => ({
    ...market,
    selections: market.selections.flatMap(({ id }) => wanted.get(id) ?? []),
  }));
  const isStart = dealing.dealt.length === 0 && dealing.gone.length === 0;
  const finishes = isStart ? SQUARES_AT_START : SQUARES_LATER;
  return plainChances({ ...game, markets }, dealing, [...wanted.values()], finishes);
}

const squaredSelection = (selection: Selection<Table>): Selection<Table> => ({
  ...selection,
  outcome: (table, line) => squaredOutcome(selection.outcome(table, line)),
});

/** A win counts for the odds it was struck at, which are squared later. */
function squaredOutcome(outcome: Outcome): Outcome {
  if (typeof outcome === 'string') return outcome;
  if ('pays' in outcome) return { pays: squaredOdds(outcome.pays) };
  return { deadHeat: outcome.deadHeat ** 2 };
}

/** No price: larger than any, and not in whole thousandths. It is only multiplied with. */
const squaredOdds = (at: Odds): Odds => (decimal(at) * at) as Odds;

function selectionIn(game: Game, id: string): Selection<Table> {
  const found = findSelection(game, id);
  if (!found) throw new Error(`${game.code} has no selection ${id}`);
  return found.selection;
}
