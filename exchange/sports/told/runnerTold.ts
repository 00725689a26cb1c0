import { OTHERS } from '../names/nations.ts';
import { digitRunner, DRAW, NO_GOAL, ODD_OR_EVEN, OTHER_SCORES, THE_DRAW, underOver, YES_NO } from './runnerWords.ts';
import type { ToldKey } from './told.ts';
import type { Told } from './toldIn.ts';

const KEYS: ReadonlyMap<string, ToldKey> = new Map<string, ToldKey>([
  [THE_DRAW, 'board.theDraw'],
  [DRAW, 'board.draw'],
  [YES_NO[0], 'market.yes'],
  [YES_NO[1], 'market.no'],
  [ODD_OR_EVEN[0], 'market.odd'],
  [ODD_OR_EVEN[1], 'market.even'],
  [NO_GOAL, 'market.noGoal'],
  [OTHER_SCORES[0], 'market.otherHome'],
  [OTHER_SCORES[1], 'market.otherAway'],
  [OTHER_SCORES[2], 'market.otherDraw'],
  [OTHERS, 'market.others'],
]);

/** What a runner is that has no name of its own, in a market made of that; undefined for a team, a player or a horse. */
export function runnerTold(runner: string, made?: Told): Told | undefined {
  const key = KEYS.get(runner);
  if (key) return { key };
  const line = made?.['line'];
  return typeof line === 'number' ? (beside(runner, line, 'Goals') ?? beside(runner, line)) : digitTold(runner);
}

function beside(runner: string, line: number, unit?: 'Goals'): Told | undefined {
  const [under, over] = underOver(line, unit);
  if (runner === under) return { key: unit ? 'market.underGoals' : 'market.under', line };
  return runner === over ? { key: unit ? 'market.aboveGoals' : 'market.above', line } : undefined;
}

function digitTold(runner: string): Told | undefined {
  const digit = Number.parseInt(runner, 10);
  return runner === digitRunner(digit) ? { key: 'market.digit', digit } : undefined;
}
