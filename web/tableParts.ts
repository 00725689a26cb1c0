import { gameOf } from '@maidan/games/index';
import type { Board, Game } from '@maidan/games/kit/game';
import { type SceneName, sceneOf } from './player/casino/studio/sceneOf.ts';

/* What a table has that most have not: these are fetched by themselves, and the table's own page names them. */

const SCENES: Readonly<Partial<Record<SceneName, string>>> = {
  dice: 'DiceScene',
  wheel: 'WheelScene',
  cricket: 'CricketScene',
  goal: 'GoalScene',
  lottery: 'LotteryScene',
  race: 'RaceScene',
  quiz: 'QuizScene',
  pitch: 'PitchScene',
  overs: 'OversScene',
  turf: 'CourseScene',
  sand: 'CourseScene',
};

const BOARDS: Readonly<Record<Board, string>> = {
  roulette: 'RouletteBoard',
  sicbo: 'SicBoBoard',
  lottery: 'LotteryBoard',
  kbc: 'KbcBoard',
  judgement: 'JudgementBoard',
  racecard: 'RaceCardBoard',
};

export async function tableParts(code: string): Promise<readonly string[]> {
  const game: Game | undefined = await gameOf(code);
  if (!game) throw new Error(`no game ${code}: was it renamed?`);
  const scene = SCENES[sceneOf(game)];
  return [
    ...(scene ? [`player/casino/studio/scenes/${scene}.tsx`] : []),
    ...game.layout.flatMap(block => (block.kind === 'board' ? `player/casino/boards/${BOARDS[block.board]}.tsx` : [])),
  ];
}
