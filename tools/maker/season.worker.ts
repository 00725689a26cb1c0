import { parentPort } from 'node:worker_threads';
import type { SeasonOrder, SeasonReport } from './crew.ts';
import { newTrial, playSeason } from './trial.ts';

parentPort?.on('message', ({ season, how }: SeasonOrder) => {
  const trial = newTrial();
  playSeason(season, trial, how);
  const { house, kinds, refused } = trial;
  parentPort?.postMessage({ house: house.counted, kinds: kinds.counted, refused } satisfies SeasonReport);
});
