import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/* The curve is the biggest thing a verifier needs: who checks a signature loads this file then, and not before. */

const { shortSignatures } = bls12_381;

/** As RFC 9380 wants it for signatures on G1. */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether whoever has the secret of this key signed the number of this round: there is one such signature, no other. */
export function isSigned(publicKey: string, round: number, signature: string): boolean {
  try {
    return shortSignatures.verify(hexToBytes(signature), messageOf(round), hexToBytes(publicKey));
  } catch {
    return false; // bytes that are no point of the curve are nobody's signature
  }
}

/** SHA-256 of the number as eight bytes, as a point of the curve. */
export function messageOf(round: number) {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(round));
  return shortSignatures.hash(sha256(number), DOMAIN);
}
