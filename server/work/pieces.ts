import { setImmediate } from 'node:timers/promises';

/** What takes long, and says where it may be left for a moment. */
export type Pieces<T> = Generator<void, T, void>;

/** Does it to the end; after each piece everybody else has their turn. */
export async function inPieces<T>(pieces: Pieces<T>): Promise<T> {
  for (;;) {
    const piece = pieces.next();
    if (piece.done) return piece.value;
    await setImmediate();
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
