import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/* Commit and reveal: what tables and matches are drawn with, and checked with afterwards. */

/** What every message of this protocol starts with. */
export const PROTOCOL = 'v1';

/** An endless supply of uniform 32-bit words. */
export type Words = () => number;

/** What is published beforehand: it gives nothing of the seed away. */
export const commit = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Seeds in the order they are used, each the commitment to the next, and what commits to the first of them. */
export function chain(last: string, length: number): { readonly seeds: readonly string[]; readonly head: string } {
  const seeds = [last];
  while (seeds.length < length) seeds.push(commit(seeds.at(-1)!));
  return { seeds: seeds.toReversed(), head: commit(seeds.at(-1)!) };
}

/** 32 bytes as this protocol writes them. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** SHA-256 of a text. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** HMAC-SHA256(seed, "v1|what|block"), read as big-endian 32-bit words. */
export function wordsOf(seed: string, what: string): Words {
  const keyed = hmac.create(sha256, hexToBytes(seed));
  let block = 0;
  let at = 0;
  let view = new DataView(new ArrayBuffer(0));
  return () => {
    if (at === view.byteLength) {
      const bytes = keyed
        .clone()
        .update(utf8ToBytes(`${PROTOCOL}|${what}|${block++}`))
        .digest();
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    const word = view.getUint32(at);
    at += 4;
    return word;
  };
}
