import { hashOf } from '@maidan/core/commitment';
import type { EntropyOrigin } from '@maidan/core/entropy';
import type { Millis } from '@maidan/core/ids';
import type { Claim, Proof } from './fair.ts';
import type { Game } from '../game.ts';
import { type Deal, type Dealing, playAlong } from '../play.ts';
import type { FaultCode, VoidedBy } from '../roundFaults.ts';
import type { Face, Shoe } from '../shoe.ts';

export { type EntropyOrigin, LOCAL_SOURCE } from '@maidan/core/entropy';

/**
 * Of a record; cards are drawn in all by the protocol v1. The second tells besides what was announced and bet, the last
 * when the root of the bets was put on record. (v3 is what the published vectors call a version that nobody knows.)
 */
type RecordVersion = 'v1' | 'v2' | 'v4';

/**
 * What a player can download about a round that is over. It holds everything its cards follow from, so that they can be
 * drawn again years later, without this house and in any language: docs/FAIRNESS.md says how.
 */
export interface RoundRecord {
  readonly version: RecordVersion;
  readonly game: string;
  readonly table: string;
  readonly round: string;
  /** Published before the round. */
  readonly commitment: string;
  /** Published after it: SHA-256 of these 32 bytes is the commitment. */
  readonly seed: string;
  /** From v2 on: the last announcement at the table before this round, and what was announced and bet in it. */
  readonly previous?: string;
  readonly windows?: readonly RecordedWindow[];
  /** What was made public after each betting window that a card was dealt after, in order. */
  readonly entropy: readonly PublicEntropy[];
  readonly shoe: RecordedShoe;
  /** What earlier rounds took from the same shoe. */
  readonly gone: readonly Face[];
  readonly dealt: readonly RecordedDeal[];
  /** None where the round is void. */
  readonly result: { readonly code: string; readonly text: string } | null;
  /** From v2 on: why there is no result, and who ended the round. */
  readonly void?: { readonly fault: FaultCode; readonly by: VoidedBy } | null;
  /** SHA-256 of all the rest: no field can be changed unnoticed, not even one that no card depends on. */
  readonly digest: string;
}

/** A betting window. What was announced when it opened is bound by a hash: see announcement.ts. */
export interface RecordedWindow {
  readonly window: number;
  readonly closes: Millis;
  readonly beacon: string;
  readonly announcement: string;
  /** Of the bets that were open when it closed: see betsTree.ts. None where it never closed. */
  readonly betsRoot: string | null;
  /** From v4 on: when that was put on record. */
  readonly betsRootAt?: Millis | null;
}

export type PublicEntropy = EntropyOrigin & {
  /** How many betting windows had closed when it was made public. */
  readonly window: number;
  readonly value: string; // 32 bytes, hex
};

export interface RecordedShoe {
  /** Each face and how many there are of it, in the order a draw counts along them. */
  readonly faces: readonly (readonly [face: Face, count: number])[];
  readonly replace: boolean;
  readonly perSeat: boolean;
}

export interface RecordedDeal extends Deal {
  /** How many betting windows had closed before. */
  readonly window: number;
}

/** Of a window that no card is dealt after, nothing is told. */
export type EntropyOrigins = readonly (EntropyOrigin | null)[];

/** What a record tells besides from version v2 on. */
export type Told = Required<Pick<RoundRecord, 'version' | 'previous' | 'windows' | 'void'>>;

type Ended = Omit<Claim, 'result'> & { readonly result: Claim['result'] | null };

/** The record of a round that is over. `origins[n]` says where `proof.entropy[n]` came from. */
export function recordOf(game: Game, proof: Proof, claim: Ended, origins: EntropyOrigins, told?: Told): RoundRecord {
  const windows = windowsOf(game, claim);
  return sealed({
    version: told?.version ?? 'v1',
    game: game.code,
    table: proof.table,
    round: proof.round,
    commitment: claim.commitment,
    seed: proof.seed,
    ...(told && { previous: told.previous, windows: told.windows }),
    entropy: [...new Set(windows)].map(window => publicEntropy(proof, window, origins[window])),
    shoe: recordedShoe(game.shoe),
    gone: claim.gone,
    dealt: claim.dealt.map(({ to, face }, n) => ({ to, face, window: windows[n]! })),
    result: claim.result && { code: claim.result.code, text: claim.result.text },
    ...(told && { void: told.void }),
  });
}

/** How many betting windows each of these cards came after. */
export function windowsOf(game: Game, { gone, dealt }: Dealing): readonly number[] {
  let n = 0;
  const windows: number[] = [];
  const deals = playAlong(game, gone, () => dealt[n++]!.face);
  while (windows.length < dealt.length) {
    const { done, value } = deals.next();
    if (done) throw new Error(`${game.code}: a round of ${dealt.length} cards is over after ${windows.length}`);
    windows.push(value.windows);
  }
  return windows;
}

export const recordedShoe = ({ faces, replace, perSeat }: Shoe): RecordedShoe => ({
  faces: [...faces],
  replace,
  perSeat,
});

function publicEntropy({ entropy }: Proof, window: number, origin: EntropyOrigin | null | undefined): PublicEntropy {
  const value = entropy[window];
  if (value === undefined || !origin) throw new Error(`nothing was made public after window ${window}`);
  return { window, value, ...origin };
}

/** The record with the digest it should have. */
export const sealed = (content: Omit<RoundRecord, 'digest'>): RoundRecord => ({
  ...content,
  digest: digestOf(content),
});

/** Values in the order of the fields above, as JSON without spaces: the same bytes in every language. */
export function digestOf(record: Omit<RoundRecord, 'digest'>): string {
  const { version, game, table, round, commitment, seed, entropy, shoe, gone, dealt, result } = record;
  const isTold = version !== 'v1';
  const values = [
    ...[version, game, table, round, commitment, seed],
    ...(isTold ? [record.previous, record.windows?.map(windowValues)] : []),
    entropy.map(each => [each.window, each.value, each.source, ...('signature' in each ? [each.signature] : [])]),
    [shoe.faces, shoe.replace, shoe.perSeat],
    gone,
    dealt.map(({ to, face, window }) => [to, face, window]),
    result && [result.code, result.text],
    ...(isTold ? [record.void ? [record.void.fault, record.void.by] : null] : []),
  ];
  return hashOf(JSON.stringify(values));
}

const windowValues = ({ window, closes, beacon, announcement, betsRoot, betsRootAt }: RecordedWindow) => [
  ...[window, closes, beacon, announcement, betsRoot],
  ...(betsRootAt === undefined ? [] : [betsRootAt]),
];
