import { createHash, createHmac } from 'node:crypto';
import { nthFace } from '@maidan/games/kit/fair/fair';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';

/* Somebody who wants to know the cards before they are dealt, and takes every string they can lay hands on for a clue. */

/** A round as the attacker sees it while a window is open. */
export interface Target {
  readonly game: Game;
  readonly round: string;
  readonly gone: readonly Face[];
  /** How many cards are on the table. */
  readonly dealt: number;
  /** What was made public after the windows before. */
  readonly entropy: readonly string[];
  /** The cards that are dealt after this one, in truth. */
  readonly next: readonly Face[];
}

/** Everything in a text that could be a secret, and what is commonly made of such: hashes, with and without a key. */
export function cluesIn(text: string, keys: readonly string[]): ReadonlySet<string> {
  const hex = text.match(/\b[0-9a-f]{64}\b/g) ?? [];
  const tokens = (text.match(/[\w-]{43}/g) ?? []).map(token => Buffer.from(token, 'base64url').toString('hex'));
  const strings = (text.match(/"[^"\\]{1,80}"/g) ?? []).map(quoted => quoted.slice(1, -1));
  const plain = [...new Set([...hex, ...tokens, ...strings])];
  const made = plain.flatMap(clue => [
    sha256(clue),
    sha256(Buffer.from(clue, 'hex')),
    ...keys.map(key => createHmac('sha256', Buffer.from(key, 'hex')).update(clue).digest('hex')),
  ]);
  return new Set([...plain, ...made]);
}

/** Whether one of these clues, taken for the seed, or one taken for the entropy, foretells the cards. */
export function foretells(
  target: Target,
  seeds: Iterable<string>,
  entropies: readonly string[] | ReadonlySet<string>,
): boolean {
  for (const seed of seeds) {
    if (!/^[0-9a-f]{64}$/.test(seed)) continue;
    for (const entropy of entropies) {
      if (entropy !== '' && !target.entropy.includes(entropy) && comesTrue(target, seed, entropy)) return true;
    }
  }
  return false;
}

function comesTrue({ game, round, gone, dealt, entropy, next }: Target, seed: string, guess: string): boolean {
  const proof = { table: game.code, round, seed, entropy: [...entropy, guess] };
  return next.every((face, nth) => nthFace(game, proof, gone, dealt + nth) === face);
}

const sha256 = (what: string | Buffer): string => createHash('sha256').update(what).digest('hex');
