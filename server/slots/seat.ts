import type { Reply } from '@maidan/contract/api';
import { chain, commit } from '@maidan/core/commitment';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { SPIN_MS } from '@maidan/games/slots/slot';
import { hash } from 'node:crypto';
import type { SecretBox } from '../accounts/secretBox.ts';
import type { SpinnerRow } from './rows.ts';

/*
 * The chain of seeds of one player. Its last seed is made when the chain is begun, every other is the hash of the one after
 * it; they are used from the first on, and each is shown once it was used.
 */

/** Spins of one chain: to find a seed takes as many hashes at most. */
const LENGTH = 250;

type Seat = Reply<'slotSeat'>;

const ownerOf = (user: UserId, nth: number): string => `slots:${user}:${nth}`;

/** A chain made of a secret, with nothing of it used. */
export function begunWith(secrets: SecretBox, user: UserId, nth: number, secret: string): SpinnerRow {
  const last = hash('sha256', secret, 'hex');
  const { head } = chain(last, LENGTH);
  return { user_id: user, chain: nth, head, last_seed: secrets.seal(last, ownerOf(user, nth)), used: 0, last_at: null };
}

/** What the next spin is drawn from, and what was told of it before. */
export function nextSeed(secrets: SecretBox, row: SpinnerRow): { readonly seed: string; readonly commitment: string } {
  let seed = secrets.open(row.last_seed, ownerOf(row.user_id, row.chain));
  for (let left = LENGTH - row.used - 1; left > 0; left -= 1) seed = commit(seed);
  return { seed, commitment: commit(seed) };
}

/** After the last seed of a chain comes the first of another one. */
export const isUsedUp = ({ used }: Pick<SpinnerRow, 'used'>): boolean => used >= LENGTH;

export const chainOf = ({ user_id, chain: nth }: Pick<SpinnerRow, 'user_id' | 'chain'>): string => `${user_id}:${nth}`;

export const readyAt = ({ last_at }: Pick<SpinnerRow, 'last_at'>, now: Millis): Millis =>
  last_at === null ? now : after(last_at, SPIN_MS);

/** As its player is told. */
export const seatOf = (secrets: SecretBox, row: SpinnerRow, now: Millis): Seat => ({
  chain: chainOf(row),
  nth: row.used + 1,
  commitment: nextSeed(secrets, row).commitment,
  now,
  readyAt: readyAt(row, now),
});
