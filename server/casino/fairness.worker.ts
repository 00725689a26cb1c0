import { gameOf } from '@maidan/games/index';
import { answering } from '../work/thread.ts';
import { type Prospect, prospectsOf } from './fairnessProspects.ts';
import type { ProspectsQuestion } from './fairnessThread.ts';

answering<ProspectsQuestion, readonly Prospect[]>(async ({ code, dealing, struck }) => {
  const game = await gameOf(code);
  if (!game) throw new Error(`there is no game ${code}`);
  return prospectsOf(game, dealing, struck);
});
