import { drandRound, QUICKNET } from './drand.ts';
import type { Fault } from './faults.ts';
import type { RoundRecord } from './record.ts';

/**
 * Whether every number of the public beacon in this record was signed by it. `recount` and `verifyRecord` have checked
 * the rest; this is apart from them because the curve it takes is loaded only when a record needs it.
 */
export async function beaconFault({ entropy }: RoundRecord): Promise<Fault | undefined> {
  const signed = entropy.filter(each => 'signature' in each);
  if (signed.length === 0) return undefined;
  const { isSigned } = await import('./drandSignature.ts');
  const isGenuine = signed.every(({ source, signature }) =>
    isSigned(QUICKNET.publicKey, drandRound(source) ?? 0, signature),
  );
  return isGenuine ? undefined : 'signature-is-not-of-the-beacon';
}
