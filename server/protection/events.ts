import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { type OwnRefusal, spanAt } from '@maidan/core/ownLimits';
import { timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Player } from '../http/caller.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import type { ProtectionEvent, ProtectionRows } from './rows.ts';

/*
 * What the protection desk knows besides what is written down anyway. A refusal leaves nothing behind, and nobody waits for it to
 * be noted: that is done beside the answer, once for its cause.
 */

type Noting = Pick<Deps, 'db' | 'aside'>;
type Row = ProtectionRows['protectionEvent'];

const isOwnLimit = (code: string): code is OwnRefusal => code.startsWith('own-');

export const isOwnDeposit = (code: ErrorCode): boolean => code.startsWith('own-deposit-');

/** A limit of the player's own, or the stop they are in, refused something: once a day for each limit. */
export function noteRefusal({ db, aside, world }: Noting & Pick<Deps, 'world'>, user: UserId, code: string): void {
  const what = eventOf(code);
  if (!what) return;
  const now = world.now();
  const limit = what === 'limitHit' ? code : '';
  const cause = `${what}:${limit}:${spanAt('day', now).from}`;
  note({ db, aside }, { ...blank(user, now), id: idOf(cause, user), what, code: limit });
}

function eventOf(code: string): ProtectionEvent | undefined {
  if (isOwnLimit(code)) return 'limitHit';
  if (code === 'play-stopped') return 'playedStopped';
  return code === 'stop-not-over' ? 'returnRefused' : undefined;
}

/** A deposit beyond a limit, however often: each try, by its key. */
export function noteRefusedDeposit(
  deps: Noting & Pick<Deps, 'world'>,
  caller: Player,
  code: string,
  amount: Money,
): void {
  const { user, key } = caller;
  const now = deps.world.now();
  note(deps, { ...blank(user, now), id: idOf(`deposit:${key}`, user), what: 'depositRefused', code, amount });
}

/** A page asked how play goes when a check was due: it shows it. */
export function noteShown(deps: Noting, user: UserId, due: Millis, now: Millis): void {
  note(deps, checkEvent('checkShown', user, due, now));
}

/** Of one check, which is known by whose it is and when it was due. */
export const checkEvent = (what: 'checkShown' | 'checkAnswered', user: UserId, due: Millis, now: Millis): Row => ({
  ...blank(user, now),
  ...{ id: idOf(`${what}:${due}`, user), what, due_at: due },
});

const idOf = (cause: string, user: UserId): string => idFromCause(`protection:${cause}:${user}`);

const blank = (user: UserId, at: Millis) => ({ user_id: user, code: '', amount: null, due_at: null, at });

function note({ db, aside }: Noting, { id, user_id, what, code, amount, due_at, at }: Row): void {
  const put = db.query(
    `insert into protection_events (id, user_id, what, code, amount, due_at, at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
    [id, user_id, what, code, amount, due_at === null ? null : timestamp(due_at), timestamp(at)],
  );
  void aside.follow(put.catch(() => {}));
}
