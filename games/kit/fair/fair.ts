import { commit, isHash, type Words, wordsOf } from '@maidan/core/commitment';
import { ok, refuse, type Result } from '@maidan/core/result';
import { goneFault } from './carriedShoe.ts';
import type { Fault } from './faults.ts';
import type { Game } from '../game.ts';
import { Dealer, type Dealing, playAlong, tableOf } from '../play.ts';
import type { Face } from '../shoe.ts';
import { claimed, type Claimed } from '../written.ts';

export { chain, commit, isHash, PROTOCOL } from '@maidan/core/commitment';

/**
 * Commit and reveal.
 *
 * 1. Each table uses up a chain of seeds, seed[n-1] = SHA-256(seed[n]). The seed shown after one
 *    round is the commitment to the next: the house can no longer choose.
 * 2. When a betting window closes, public entropy nobody controls is mixed into every card that
 *    follows it: while bets are open, not even the house can know what comes.
 * 3. After settlement the seed is published: anyone reruns `verify`.
 */
export interface Proof {
  readonly table: string;
  readonly round: string;
  readonly seed: string; // 32 bytes, hex
  /** [n] was made public after the n-th betting window closed; [0] serves cards dealt before the first. */
  readonly entropy: readonly string[];
}

/** What was announced before the round, what was dealt in it, and what was paid upon. */
export interface Claim extends Dealing {
  readonly commitment: string;
  readonly result: Claimed;
}

/** The n-th face of the round: the same every time, on the server and in the verifier. */
export function nthFace(game: Game, proof: Proof, gone: readonly Face[], n: number): Face {
  const deals = dealtBy(game, proof, gone);
  for (let i = 0; i < n; i++) deals.next();
  return deals.next().value.face;
}

/**
 * Whether these deals are what the proof draws, from the first to the last, and the result what the rules make of
 * them; answers how many cards were checked. A round that ended without a result may have stopped anywhere.
 */
export function verify(
  game: Game,
  proof: Proof,
  claim: Omit<Claim, 'result'> & { readonly result: Claimed | null },
): Result<number, Fault> {
  if (!isHash(proof.seed) || commit(proof.seed) !== claim.commitment) return refuse('seed-is-not-the-committed-one');
  const fault = goneFault(game, claim.gone) ?? dealingFault(game, proof, claim);
  if (claim.result === null) return fault && fault !== 'round-is-not-finished' ? refuse(fault) : ok(claim.dealt.length);
  if (fault) return refuse(fault);
  if (!isSame(claimed(game.result(tableOf(game, claim))), claim.result))
    return refuse('result-is-not-what-the-cards-make');
  return ok(claim.dealt.length);
}

function dealingFault(game: Game, proof: Proof, { gone, dealt }: Dealing): Fault | undefined {
  const deals = dealtBy(game, proof, gone);
  for (const { to, face } of dealt) {
    const expected = next(deals);
    if (typeof expected === 'string') return expected;
    if (!expected) return 'round-went-on-too-long';
    if (expected.to !== to) return 'card-went-to-another-seat';
    if (expected.face !== face) return 'card-is-not-the-drawn-one';
  }
  // Whether it could be drawn or not: a further card means that the round was not over.
  return next(deals) === undefined ? undefined : 'round-is-not-finished';
}

/** A card that must not be dealt: to the croupier this is a bug, to the verifier a finding. */
class Undealable extends Error {
  readonly fault: Fault;
  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

function next(deals: ReturnType<typeof dealtBy>) {
  try {
    const { done, value } = deals.next();
    return done ? undefined : value;
  } catch (error) {
    if (error instanceof Undealable) return error.fault;
    throw error;
  }
}

/** The faces of the round one after the other, each drawn when it is asked for. */
export function dealtBy(game: Game, proof: Proof, gone: readonly Face[]) {
  const dealer = new Dealer(game, { gone, dealt: [] });
  const streams = new Map<number, Words>();
  return playAlong(game, gone, (to, window) => {
    const stream = streams.get(window) ?? freshStream(proof, window, [...streams.keys()]);
    streams.set(window, stream);
    return drawn(dealer, to, stream);
  });
}

function drawn(dealer: Dealer, to: string, stream: Words): Face {
  try {
    return dealer.draw(to, stream);
  } catch (error) {
    throw error instanceof RangeError ? new Undealable('shoe-was-empty', error.message) : error;
  }
}

/** With the entropy of an earlier window the words would be the earlier ones too, and known while bets are open. */
function freshStream(proof: Proof, window: number, earlier: readonly number[]): Words {
  const entropy = proof.entropy[window];
  if (!entropy) throw new Undealable('entropy-is-missing', `nothing was made public after window ${window}`);
  if (earlier.some(other => proof.entropy[other] === entropy)) {
    throw new Undealable('entropy-was-used-twice', `the entropy of window ${window} is an earlier one`);
  }
  return words(proof, window);
}

/** HMAC-SHA256(seed, "v1|table|round|entropy|block"), read as big-endian 32-bit words. */
export const words = ({ table, round, seed, entropy }: Proof, window: number): Words =>
  wordsOf(seed, `${table}|${round}|${entropy[window]}`);

const isSame = (one: Claimed, other: Claimed): boolean => one.code === other.code && one.text === other.text;
