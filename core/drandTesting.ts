import { bls12_381 } from '@noble/curves/bls12-381.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type DrandNetwork, QUICKNET } from './drand.ts';
import { messageOf } from './drandSignature.ts';

/** A network like the public one whose secret is known: a test can make any of its numbers, and no verifier takes them. */
export function signingNetwork(secret = 7): { readonly network: DrandNetwork; sign(round: number): string } {
  const { shortSignatures } = bls12_381;
  const { secretKey, publicKey } = shortSignatures.keygen(new Uint8Array(48).fill(secret));
  return {
    network: { ...QUICKNET, publicKey: publicKey.toHex() },
    sign: round => bytesToHex(shortSignatures.Signature.toBytes(shortSignatures.sign(messageOf(round), secretKey))),
  };
}
