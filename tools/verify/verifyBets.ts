import { type BetProof, isInRoot } from '@maidan/games/kit/fair/betsTree';
import type { RoundRecord } from '@maidan/games/kit/fair/record';

/** Says of every proof in this text whether its bet is in the root that the record has of its window. */
export function areInRoot(text: string, record: RoundRecord): boolean {
  try {
    const proofs = [JSON.parse(text)].flat() as readonly BetProof[]; // what is not one fails, and is told below
    const missing = proofs.filter(proof => !isInRoot(proof, record));
    for (const { bet, window } of missing)
      console.log(`NOT VERIFIED: bet ${bet.id} is not in the root of window ${window}`);
    if (proofs.length === 0) console.log('NOT VERIFIED: there is no proof in this file');
    if (proofs.length === 0 || missing.length > 0) return false;
    console.log(`verified: ${proofs.length} of ${proofs.length} bets are in the roots of their windows`);
    return true;
  } catch {
    console.log('NOT VERIFIED: this is not a file of proofs');
    return false;
  }
}
