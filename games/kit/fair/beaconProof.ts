import { areSigned } from '@maidan/core/entropy';
import type { Fault } from './faults.ts';
import type { RoundRecord } from './record.ts';

/**
 * Whether every number of the public beacon in this record was signed by it. `recount` and `verifyRecord` have checked
 * the rest; this is apart from them because the curve it takes is loaded only when a record needs it.
 */
export async function beaconFault({ entropy }: RoundRecord): Promise<Fault | undefined> {
  return (await areSigned(entropy)) ? undefined : 'signature-is-not-of-the-beacon';
}
