import type { ErrorCode } from '@maidan/contract/errors';
import type { Account } from '@maidan/core/ledger';
import type { Result } from '@maidan/core/result';
import type { Lease } from '../nodes/place.ts';
import type { Decision, Sequence } from './decision.ts';
import type { RowRef } from './rows.ts';
import { atOnce, type Pieces } from '../work/pieces.ts';

/**
 * One thing to be done once, whatever happens: it names what it looks at, and decides when its turn comes.
 *
 * An attempt is one transaction in which a group of commands is decided. It comes true when it is committed; one that
 * does not is followed by another, of the same group or of its halves, or by none when the database stays away. So
 * `decide` may run several times, and at most one of those runs comes true.
 */
export interface Command<A> extends Hooks {
  /** Unique for ever. A client's key, with who sent it; or the cause, for what the house does by itself. */
  readonly key: string;
  /** Of what was asked for: the same key with another body is refused. */
  readonly fingerprint: string;
  /**
   * Not so for what the house does all day: key and answer are not kept, and `decide` tells from the rows, when it runs
   * again after a lost connection, that it was done already. The key means nothing then.
   */
  readonly isRemembered?: false;
  /**
   * Whose balances it looks at. A function is asked when the group opens, anew in each attempt; where the command also
   * names rows or has hooks, that is after the group before it is settled. Many that share an array, or a function, cost
   * what one does.
   */
  readonly accounts: readonly Account[] | (() => readonly Account[]);
  readonly rows?: readonly RowRef[];
  readonly numbers?: readonly Sequence[];
  /** For what, and since when: it counts only as long as that is so. None where one process does everything. */
  readonly lease?: Lease | undefined;
  /** Who comes after it needs to read what it leaves behind: they are another group. */
  readonly endsGroup?: true;
  /** Unique constraints it may run into, and what that means. */
  readonly conflicts?: Readonly<Record<string, ErrorCode>>;
  /** No waiting, no clock, no randomness: it may run again after a lost connection. */
  readonly decide: Decide<A>;
}

interface Decide<A> {
  (decision: Decision): Result<A, ErrorCode>;
  /** The same for what takes long: between its pieces others have their turn, but nobody else decides. */
  readonly inPieces?: (decision: Decision) => Pieces<Result<A, ErrorCode>>;
}

/** To decide what takes long. */
export const piecemeal = <A>(inPieces: (decision: Decision) => Pieces<Result<A, ErrorCode>>): Decide<A> =>
  Object.assign((decision: Decision) => atOnce(inPieces(decision)), { inPieces });

/** For what the house does all day. */
export const NOT_REMEMBERED = { key: '', fingerprint: '', isRemembered: false } as const;

/**
 * For who keeps in memory what `decide` changes. A run of `decide` that returned ok is followed by exactly one of
 * `onCommit` and `onDrop`; one that refused by neither, so it leaves nothing behind; one that threw by `onDrop`.
 *
 * A command with a hook is decided only when the group before it is settled: all that ran before it came true or was
 * dropped. Hooks do not wait and do not throw; one that does throw fails its own command and keeps no other from its
 * hook.
 */
interface Hooks {
  /** It came true. Right after the commit, in the order of the group, before anybody is answered. */
  onCommit?(): void;
  /**
   * It did not come true: the attempt failed, and whatever follows will decide anew. Last first, before anything else
   * is decided. After a `decide` that threw it comes at once, before the next command of the group.
   *
   * A connection that was lost during the commit may have dropped what came true after all: `onKnown` tells then.
   */
  onDrop?(): void;
  /**
   * The key was there already, so `decide` does not run in this attempt. In the place of `decide`, in order, and again
   * in each attempt. After an `onDrop` of the same command the dropped run may have come true; or another command with
   * this key did, perhaps earlier in the same group.
   */
  onKnown?(): void;
}
