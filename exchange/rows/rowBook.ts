import { type Money, sum, ZERO } from '@maidan/core/money';
import type { HouseRow, RowBet } from './houseRow.ts';
import { isClosing, leavesWorst } from '../positions/closing.ts';
import { exposureOf, type Outcomes, positionOf } from '../positions/position.ts';
import { type Ruling, rulingOf } from '../positions/ruling.ts';
import { profitsOn } from '../positions/settle.ts';
import type { Answer } from '../sports/sport.ts';
import { exposureOfRuns, isRuns, profitAt, profitsAt, turnsOf } from './runs.ts';

/** As much of a row as its bets need to be netted and settled. */
export type RowRules = Pick<HouseRow, 'kind' | 'runners'>;

/** The most a player can lose with these bets on the row, netted: what is held for it. */
export const exposureOfRow = ({ kind, runners }: RowRules, bets: readonly RowBet[]): Money =>
  isRuns(kind) ? exposureOfRuns(kind, bets) : exposureOf(positionOf(runners, bets), [], outcomesOf(runners));

/** Whether these bets only close what those before them have open. */
export function closesRow({ kind, runners }: RowRules, before: readonly RowBet[], placed: readonly RowBet[]): boolean {
  if (isRuns(kind)) {
    const totals = turnsOf(kind, [...before, ...placed]);
    const made = (bets: readonly RowBet[]): Money[] => totals.map(total => profitsAt(kind, bets, total));
    return leavesWorst(
      made(before),
      placed.map(bet => made([bet])),
    );
  }
  return isClosing(positionOf(runners, before), placed, [], outcomesOf(runners));
}

/** A row with a single runner asks whether: it may be that it does not win. */
export const outcomesOf = (runners: readonly string[]): Outcomes => ({ winners: 1, isComplete: runners.length > 1 });

/** What each of one player's bets on a row makes. Together they never lose more than was held for them. */
export function profitsOfRow(row: RowRules, bets: readonly RowBet[], answer: Answer): Money[] {
  if (answer.type === 'void') return bets.map(() => ZERO);
  const { kind } = row;
  if (!isRuns(kind)) return profitsOn(bets, rowRuling(row, answer));
  if (answer.type !== 'runs') throw new RangeError(`a ${kind} row is answered by a number of runs`);
  return bets.map(bet => profitAt(kind, bet, answer.total));
}

/** One bet alone. */
export const profitOf = (row: RowRules, bet: RowBet, answer: Answer): Money => sum(profitsOfRow(row, [bet], answer));

/** Parity and last digit follow from a total, by the order of the runners; 0 is even. */
function rowRuling({ kind, runners }: RowRules, answer: Answer): Ruling {
  if (answer.type !== 'runs') return rulingOf(answer, runners);
  const winner = kind === 'oddEven' ? 1 - (answer.total % 2) : kind === 'lastDigit' ? answer.total % 10 : undefined;
  if (winner === undefined) throw new RangeError(`a ${kind} row is not answered by a number of runs`);
  return rulingOf({ type: 'won', winners: [winner] }, runners);
}
