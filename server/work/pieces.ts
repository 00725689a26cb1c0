import { setImmediate } from 'node:timers/promises';

/** What takes long, and says where it may be left for a moment. */
export type Pieces<T> = Generator<void, T, void>;

/** For so long everybody else waits at most, if no piece takes longer. */
export const SLICE_MS = 4;

/** Does it to the end; everybody else has their turn between two pieces as often as a slice of time is over. */
export async function inPieces<T>(pieces: Pieces<T>, elapsed = (): number => performance.now()): Promise<T> {
  for (let began = elapsed(); ;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    if (elapsed() - began < SLICE_MS) continue;
    await setImmediate();
    began = elapsed();
  }
}

/** Does it to the end, and nothing else meanwhile: for who cannot wait. */
export function atOnce<T>(pieces: Pieces<T>): T {
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
  }
}

/** Some at a time. */
export function* partsOf<T>(all: readonly T[], size: number): Generator<readonly T[], void> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
