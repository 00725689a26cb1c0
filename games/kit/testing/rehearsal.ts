import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { commit, dealtBy, type Proof } from '../fair/fair.ts';
import type { Game } from '../game.ts';
import { type Dealing, tableOf } from '../play.ts';
import { quotes } from '../price.ts';
import type { Quotes } from '../quote.ts';
import { LOCAL_SOURCE } from '../fair/record.ts';
import { due, evolve, newRound, type Round, type RoundEvent } from '../round.ts';
import type { Face } from '../shoe.ts';

/** What a round needs from outside. */
export interface Rehearsal {
  readonly id: RoundId;
  readonly seed: string;
  /** Made public after the n-th betting window. */
  entropy(window: number): string;
  readonly gone: readonly Face[];
  readonly now: Millis;
  price?(game: Game, dealing: Dealing): Quotes;
}

/** What happened, and the round as it is then. */
export interface Happening {
  readonly round: Round;
  readonly event: RoundEvent;
  /** When it happened: time here is what the script says it takes. */
  readonly at: Millis;
}

/** Between the closing of a window and the first card, and between the result and the next round. */
const CLOSING_MS = 1_000;
const RESULT_MS = 6_000;

/** One round from its announcement to its settlement, as a croupier plays it, without waiting for anything. */
export function* rehearse(game: Game, world: Rehearsal): Generator<Happening, Round> {
  let round = newRound(game, { id: world.id, commitment: commit(world.seed), gone: world.gone, now: world.now });
  const entropy: string[] = [];
  const proof: Proof = { table: game.code, round: round.id, seed: world.seed, entropy };
  const deals = dealtBy(game, proof, world.gone);
  const croupier = { proof, nextFace: () => deals.next().value.face, price: world.price ?? quotes };
  while (round.phase !== 'settled') {
    const windows = round.steps - round.dealt.length; // every step so far is a window or a deal
    while (entropy.length <= windows) entropy.push(world.entropy(entropy.length));
    const event = happen(game, round, croupier);
    const at = round.dueAt;
    round = evolve(round, event);
    yield { round, event, at };
  }
  return round;
}

interface Croupier {
  readonly proof: Proof;
  nextFace(): Face;
  price(game: Game, dealing: Dealing): Quotes;
}

function happen(game: Game, round: Round, { proof, nextFace, price }: Croupier): RoundEvent {
  const now = round.dueAt;
  const next = due(game, round);
  switch (next.do) {
    case 'open':
      return { type: 'opened', quotes: price(game, round), beacon: LOCAL_SOURCE, until: after(now, next.ms) };
    case 'close':
      return { type: 'closed', until: after(now, CLOSING_MS) };
    case 'deal':
      return {
        type: 'dealt',
        to: next.to,
        face: nextFace(),
        until: after(now, next.ms),
      };
    case 'pay':
      return { type: 'paid', markets: next.markets };
    case 'settle': {
      const result = game.result(tableOf(game, round));
      return {
        type: 'settled',
        result,
        proof: { ...proof, entropy: [...proof.entropy] },
        until: after(now, RESULT_MS),
      };
    }
  }
}
