import { drandRound, type DrandSource, QUICKNET, randomnessOf } from './drand.ts';

/* Where numbers come from that nobody can know beforehand, and what can be wrong with them. */

/** Made by the house itself, in words that say what it is worth. */
export const LOCAL_SOURCE = 'local beacon, not independent' as const;

/** Where entropy comes from, and what proves it: the SHA-256 of the signature is the value. */
export type EntropyOrigin =
  { readonly source: typeof LOCAL_SOURCE } | { readonly source: DrandSource; readonly signature: string };

/** What was made public: 32 bytes in hex, and where they come from. */
export type Sourced = EntropyOrigin & { readonly value: string };

export type OriginFault = 'entropy-is-not-of-its-signature' | 'beacon-went-backwards';

/** Who signed what is for `areSigned`; that a value is made of its signature, and not of an older round, shows here. */
export function originFault(entropy: readonly Sourced[]): OriginFault | undefined {
  const signed = entropy.filter(each => 'signature' in each);
  if (signed.some(({ value, signature }) => randomnessOf(signature) !== value)) {
    return 'entropy-is-not-of-its-signature';
  }
  const rounds = signed.map(({ source }) => drandRound(source) ?? 0);
  return rounds.some((round, n) => round <= (rounds[n - 1] ?? 0)) ? 'beacon-went-backwards' : undefined;
}

/** Whether the public beacon signed all that is said to be of it. The curve is loaded only when something is. */
export async function areSigned(entropy: readonly EntropyOrigin[]): Promise<boolean> {
  const signed = entropy.filter(each => 'signature' in each);
  if (signed.length === 0) return true;
  const { isSigned } = await import('./drandSignature.ts');
  return signed.every(({ source, signature }) => isSigned(QUICKNET.publicKey, drandRound(source) ?? 0, signature));
}
