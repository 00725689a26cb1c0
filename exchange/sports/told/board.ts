import { DRAW, THE_DRAW } from './runnerWords.ts';

/* What the board prints beside a match, in English. */

export const BOARD = {
  'board.toss': ({ side, choice }: { side: string; choice: string }) => `Toss: ${side} won and ${choice}`,
  'board.parading': () => 'Parading',
  'board.atPost': () => 'At the post',
  'board.running': ({ metres }: { metres: number }) => `Running, ${metres} m to go`,
  'board.lineUp': () => 'At the start',
  'board.lap': ({ lap, laps }: { lap: number; laps: number }) => `Lap ${lap} of ${laps}`,
  'board.kilometres': ({ km, of }: { km: number; of: number }) => `${km} of ${of} km to go`,
  'board.hole': ({ hole, holes }: { hole: number; holes: number }) => `Hole ${hole} of ${holes}`,
  'board.playOff': () => 'Play-off',
  'board.pastLine': () => 'Past the line',
  'board.photograph': () => 'Photograph',
  'board.weighingIn': () => 'Weighing in',
  'board.official': () => 'Official',
  'board.abandoned': () => 'Abandoned',
  'board.pollsOpen': () => 'Polls are open',
  'board.cancelled': () => 'Cancelled',
  'board.officialResult': () => 'Official result',
  'board.declared': ({ done, all }: { done: number; all: number }) => `${done} of ${all} seats declared`,
  'board.theDraw': () => THE_DRAW,
  'board.draw': () => DRAW,
  'board.inPlay': () => 'In play',
  'board.beforePlay': () => 'Before play',
} as const;
