import type { MyOrdersView } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { positionOf } from '@maidan/exchange/positions/position';
import { ladderOf } from '@maidan/exchange/rows/runLadder';
import { isRuns } from '@maidan/exchange/rows/runs';
import { say } from '@maidan/words/say';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { rowBetsOn } from '../standing.ts';
import { runnerName } from '../words.ts';

export interface ResultLine {
  readonly label: string;
  readonly profit: Money;
}

/** Every result that makes a difference to the player's bets on a row; none while there are no bets. */
export function rungsOfRow(row: HouseRow, mine: MyOrdersView): readonly ResultLine[] {
  const bets = rowBetsOn(mine, row.id);
  if (bets.length === 0) return [];
  if (isRuns(row.kind)) return ladderOf(row.kind, bets);
  const { ifWins, ifNone } = positionOf(row.runners, bets);
  if (row.kind === 'fancy1')
    return [
      { label: say('sport.yes'), profit: ifWins['yes'] ?? ifNone },
      { label: say('sport.no'), profit: ifNone },
    ];
  return row.runners.map(runner => ({
    label: row.kind === 'bookmaker' ? runnerWords(runner) : runnerName(row.kind, runner),
    profit: ifWins[runner] ?? ifNone,
  }));
}
