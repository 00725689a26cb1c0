import { availableParallelism } from 'node:os';
import { Thread } from '@maidan/server/work/thread';
import type { Counted } from './tally.ts';
import { type How, newTrial, type Season, type Trial } from './trial.ts';

export interface SeasonOrder {
  readonly season: Season;
  readonly how: How;
}

/** What one thread found in one season. */
export interface SeasonReport {
  readonly house: Counted;
  readonly kinds: Counted;
  readonly refused: number;
}

/** All of them, a thread on every core. Reports are added in the order of the seasons, so it does not matter who was faster. */
export async function playAll(seasons: readonly Season[], how: How, onPlayed: () => void): Promise<Trial> {
  const reports: SeasonReport[] = [];
  const left = seasons.entries();
  const crew = Array.from({ length: Math.min(availableParallelism(), seasons.length) }, async () => {
    const thread = new Thread<SeasonOrder, SeasonReport>(new URL('./season.worker.ts', import.meta.url));
    for (const [nth, season] of left) {
      reports[nth] = await thread.ask({ season, how });
      onPlayed();
    }
    await thread.close();
  });
  await Promise.all(crew);
  const trial = newTrial();
  for (const { house, kinds, refused } of reports) {
    trial.house.addAll(house);
    trial.kinds.addAll(kinds);
    trial.refused += refused;
  }
  return trial;
}
