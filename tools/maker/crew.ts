import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
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
    const worker = new Worker(new URL('./season.worker.ts', import.meta.url));
    for (const [nth, season] of left) {
      reports[nth] = await played(worker, { season, how });
      onPlayed();
    }
    await worker.terminate();
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

function played(worker: Worker, order: SeasonOrder): Promise<SeasonReport> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (report: SeasonReport) => {
      worker.off('error', reject);
      resolve(report);
    });
    worker.postMessage(order);
  });
}
