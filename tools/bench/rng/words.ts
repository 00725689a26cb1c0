import { hash as digest, randomBytes } from 'node:crypto';
import { PROTOCOL, words } from '@maidan/games/kit/fair/fair';

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

/**
 * The same bytes several times as fast, by the HMAC of node:crypto: a battery wants thousands of millions of words. The
 * first round of every supply is drawn as for players, and has to agree.
 */
export function hastyWords(first = 0): Source {
  let round = first;
  return () => {
    const bytes = Buffer.allocUnsafe(BYTES);
    const drawn = wordsOf(round);
    for (let at = 0; at < BYTES; round++) at = writeRound(bytes, at, round);
    for (let at = 0; at < 4 * WORDS_OF_A_ROUND; at += 4) {
      if (bytes.readUInt32BE(at) !== drawn()) throw new Error('These are not the words that cards are drawn by.');
    }
    return bytes;
  };
}

const PADDED = 64; // bytes of a block of SHA-256, before which HMAC puts its key
const inner = Buffer.alloc(PADDED + 200);
const outer = Buffer.alloc(PADDED + 32);

/** Answers where the next round begins. */
function writeRound(bytes: Buffer, at: number, round: number): number {
  const key = Buffer.from(hash(`seed ${round}`), 'hex');
  for (let n = 0; n < PADDED; n++) {
    inner[n] = (key[n] ?? 0) ^ 0x36;
    outer[n] = (key[n] ?? 0) ^ 0x5c;
  }
  const end = PADDED + inner.write(`${PROTOCOL}|bench|${round}|${hash(`entropy ${round}`)}|`, PADDED, 'latin1');
  for (let block = 0; block < WORDS_OF_A_ROUND / 8; block++) {
    const message = inner.subarray(0, end + inner.write(String(block), end, 'latin1'));
    outer.write(digest('sha256', message, 'binary'), PADDED, 'latin1');
    bytes.write(digest('sha256', outer, 'binary'), at + 32 * block, 'latin1');
  }
  return at + 4 * WORDS_OF_A_ROUND;
}

/** The same in every run, so that what was found once can be found again. */
export const wordsOf = (n: number) =>
  words({ table: 'bench', round: String(n), seed: hash(`seed ${n}`), entropy: [hash(`entropy ${n}`)] }, 0);

const hash = (text: string): string => digest('sha256', text);

export const systemWords: Source = () => randomBytes(BYTES);
