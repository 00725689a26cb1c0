import { type Money, sum } from '@maidan/core/money';
import type { Odds } from '@maidan/core/odds';
import { profitFrom, type Slip } from './bet.ts';
import type { End, Market, Outcome, Selection, Table } from './game.ts';
import { HALF_BACK, won } from './words.ts';

/* What bets on a market make in each of the ways it can end. What is held and what is shown both come from here. */

/** By selection, what becomes of it. */
type Ending = (selection: string) => Outcome;

export const profitsOf = (market: Market<Table>, bets: readonly Slip[]): readonly Money[] =>
  endingsOf(market, new Set(bets.map(({ selection }) => selection))).map(ending => made(bets, ending));

/** Of bets on one selection, whatever else is decided. */
export function profitsOfOne(selection: Selection<Table>, bets: readonly Slip[]): readonly Money[] {
  if (selection.price.kind === 'line') {
    // The number comes to each of the lines, or falls short of all.
    const rungs = [...bets.map(({ line }) => line), Number.NEGATIVE_INFINITY];
    return rungs.map(rung => sum(bets.map(bet => profitFrom(bet, won(bet.line <= rung)))));
  }
  return (['lose', ...prizesOf(selection)] as const).map(outcome => made(bets, () => outcome));
}

/** The least and the most that something can make. */
export interface Range {
  readonly least: Money;
  readonly most: Money;
}

/**
 * What bets on a market make if this selection wins, in whatever way it does: the other bets are lost, come back or have
 * nothing to do with it. Nothing, where none of them is concerned.
 */
export function madeIfWon(
  market: Market<Table>,
  selection: Selection<Table>,
  bets: readonly Slip[],
): Range | undefined {
  const mine = bets.filter(bet => bet.selection === selection.id);
  const concerned = market.ends ? bets : mine;
  if (concerned.length === 0) return undefined;
  // A number can come to any of the lines: it is the worst of them that counts.
  if (selection.price.kind === 'line') return rangeOf([leastOf(profitsOfOne(selection, mine))]);
  if (!market.ends) return rangeOf(prizesOf(selection).map(outcome => made(mine, () => outcome)));
  const winning = endingsOf(market, new Set([selection.id])).filter(ending => isPrize(ending(selection.id)));
  return rangeOf(winning.map(ending => made(concerned, ending)));
}

/** What one bet makes when it is right, in whatever way: a back that wins, a lay that holds. */
export function profitIfRight(market: Market<Table>, selection: Selection<Table>, bet: Slip): Range {
  if (bet.side === 'lay') return rangeOf([profitFrom(bet, 'lose')]);
  if (selection.price.kind === 'line') return rangeOf([profitFrom(bet, 'win')]);
  return madeIfWon(market, selection, [bet])!;
}

/** A way to end for each selection that is asked about, and one more for all that are not. */
function endingsOf({ ends = [], selections }: Market<Table>, asked: ReadonlySet<string>): readonly Ending[] {
  return ends.flatMap((end: End): readonly Ending[] => {
    if (end === 'one') {
      const winners = [...asked, ...(asked.size < selections.length ? ['another'] : [])];
      return winners.map(winner => id => won(id === winner));
    }
    return [id => outcomeIn(end, id)];
  });
}

function outcomeIn(end: Exclude<End, 'one'>, id: string): Outcome {
  if (end === 'none') return 'lose';
  if (end === 'void') return 'void';
  return end === 'half' ? HALF_BACK : (end[id] ?? 'lose');
}

/** What it can get besides nothing. */
function prizesOf({ price }: Selection<Table>): readonly Outcome[] {
  return price.kind === 'paytable' ? Object.values(price.pays).map((pays: Odds) => ({ pays })) : ['win'];
}

const isPrize = (outcome: Outcome): boolean =>
  typeof outcome === 'string' ? outcome === 'win' : 'deadHeat' in outcome || outcome.pays > 1000;

const made = (bets: readonly Slip[], ending: Ending): Money =>
  sum(bets.map(bet => profitFrom(bet, ending(bet.selection))));

const leastOf = (all: readonly Money[]): Money => all.reduce((least, each) => (each < least ? each : least));

const rangeOf = (all: readonly Money[]): Range => ({
  least: leastOf(all),
  most: all.reduce((most, each) => (each > most ? each : most)),
});
