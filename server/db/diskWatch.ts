import { statfs } from 'node:fs/promises';
import type { Standing } from '../standing.ts';

const EVERY_MS = 5_000;
/** So much more than the reserve has to be free before betting goes on: nobody wants it to come and go. */
const RELIEF = 1.25;

export interface DiskWatch {
  look(): Promise<void>;
  close(): void;
}

/** Bytes that a program without privileges may still write where this folder is. */
export async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Betting stops before the disk is full, while there is room to settle what was bet, and goes on when there is more. */
export function watchDisk(
  folder: string,
  reserve: number,
  standing: Pick<Standing, 'meet' | 'overcome'>,
  free: (folder: string) => Promise<number> = freeOf,
): DiskWatch {
  const look = async (): Promise<void> => {
    const bytes = await free(folder);
    if (bytes < reserve) standing.meet('full');
    else if (bytes >= reserve * RELIEF) standing.overcome('full');
  };
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS); // what cannot be seen now is looked at again
  timer.unref();
  void look().catch(() => {});
  return { look, close: () => clearInterval(timer) };
}
