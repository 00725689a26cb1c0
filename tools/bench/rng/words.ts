import { createHash, randomBytes } from 'node:crypto';
import { words } from '@maidan/games/kit/fair';

/* The words that cards are drawn by, and those of the operating system beside them. */

/** A supply of random bytes. */
export type Source = () => Uint8Array;

export const BYTES = 64 * 1024;

/** How many of the words of one round are taken: about as many as a deck takes. */
export const WORDS_OF_A_ROUND = 64;

/** The words of one round after the other: what players are dealt by. */
export function dealtWords(first = 0): Source {
  let round = first;
  return () => {
    const bytes = new DataView(new ArrayBuffer(BYTES));
    for (let at = 0; at < BYTES; round++) {
      const stream = wordsOf(round);
      for (let n = 0; n < WORDS_OF_A_ROUND; n++, at += 4) bytes.setUint32(at, stream());
    }
    return new Uint8Array(bytes.buffer);
  };
}

/** The same in every run, so that what was found once can be found again. */
export const wordsOf = (n: number) =>
  words({ table: 'bench', round: String(n), seed: hash(`seed ${n}`), entropy: [hash(`entropy ${n}`)] }, 0);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

export const systemWords: Source = () => randomBytes(BYTES);
