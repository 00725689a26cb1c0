import { answering } from '@maidan/server/work/thread';
import type { SeasonOrder, SeasonReport } from './crew.ts';
import { newTrial, playSeason } from './trial.ts';

answering<SeasonOrder, SeasonReport>(({ season, how }) => {
  const trial = newTrial();
  playSeason(season, trial, how);
  const { house, kinds, refused } = trial;
  return { house: house.counted, kinds: kinds.counted, refused };
});
