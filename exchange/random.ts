import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A number from 0 to 1 (exclusive), another one with every call. */
export type Random = () => number;

/**
 * The chances of one step of a simulated event: the same seed and step give the same numbers for ever, so a match can be
 * played again from its record, and a restart goes on as if nothing had happened.
 */
export function randomOf(seed: string, step: number): Random {
  const bytes = sha256(utf8ToBytes(`${seed}|${step}`));
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
  let [a, b, c, d] = [words[0]!, words[1]!, words[2]!, words[3]!];
  return () => {
    // sfc32: small, fast, and its four words of state are all of the hash that is needed
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 2 ** 32;
  };
}

/** One of these, each as likely as its weight. */
export function pick<T>(random: Random, weighted: readonly (readonly [T, number])[]): T {
  let left = random() * weighted.reduce((total, [, weight]) => total + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return weighted.at(-1)![0];
}
