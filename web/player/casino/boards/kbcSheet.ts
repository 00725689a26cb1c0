import type { Game } from '@maidan/games/kit/game';
import { marketOf } from '@maidan/games/kit/game';

/* A sheet of answers is one selection: 'five:Red/Odd/7 Up/A23/Spade'. The questions are read from their names. */

/** The possible answers to each question, in order. */
export function questionsOf(game: Game, market: string): readonly (readonly string[])[] {
  const sheets = marketOf(game, market).selections.map(({ id }) => answersOf(id));
  const count = sheets[0]?.length ?? 0;
  return Array.from({ length: count }, (_, nth) => [...new Set(sheets.map(sheet => sheet[nth] ?? ''))]);
}

const answersOf = (selection: string): readonly string[] => selection.slice(selection.indexOf(':') + 1).split('/');

/** The right answer to each question, from the sheet that has won; none where no sheet has. */
export function rightAnswers(game: Game, market: string, isWon: (selection: string) => boolean): readonly string[] {
  const sheet = marketOf(game, market).selections.find(({ id }) => isWon(id));
  return sheet ? answersOf(sheet.id) : [];
}

/** The selection these answers make, once there is one to every question of this market. */
export function sheetOf(game: Game, market: string, answers: readonly (string | undefined)[]): string | undefined {
  const needed = questionsOf(game, market).length;
  const given = answers.slice(0, needed);
  const isComplete = given.length === needed && given.every(answer => answer !== undefined);
  return isComplete ? `${market}:${given.join('/')}` : undefined;
}

/** 'A23' as it is read: A 2 3. Words stay words. */
export function answerText(answer: string): string {
  if (!/^[\dAJQK]{3,4}$/.test(answer)) return answer;
  return answer.replace('10', 'T').split('').join(' ').replace('T', '10');
}
