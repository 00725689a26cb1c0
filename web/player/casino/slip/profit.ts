import { add, type Money, sum, ZERO } from '@maidan/core/money';
import { findSelection, profitFrom, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { profitIfRight, type Range } from '@maidan/games/kit/profits';

/** What is being written makes so much, if it is right. Of several tickets one can win, and the others are lost. */
export function profitOf(game: Game, slips: readonly Slip[]): Range {
  const ranges = slips.map(slip => {
    const { market, selection } = findSelection(game, slip.selection)!;
    const lost = sum(slips.filter(other => other !== slip).map(other => profitFrom(other, 'lose')));
    const { least, most } = profitIfRight(market, selection, slip);
    return { least: add(least, lost), most: add(most, lost) };
  });
  const pick = (which: (...amounts: number[]) => number, of: (range: Range) => Money): Money =>
    ranges.length === 0 ? ZERO : (which(...ranges.map(of)) as Money);
  return { least: pick(Math.min, ({ least }) => least), most: pick(Math.max, ({ most }) => most) };
}
