import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { formatMoney } from '@maidan/core/format';
import { identityAt, type IdentityState, type Room, roomIn, roomOut, type Tier } from '@maidan/core/identity';
import type { UserId } from '@maidan/core/ids';
import type { Account } from '@maidan/core/ledger';
import { add, type Money, subtract, sum, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Refused } from '../http/http.ts';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import type { VerificationRow } from './rows.ts';

/*
 * How much may be paid in, paid out and held by what is known of a player, where payments are decided. Play money asks nobody who
 * they are. A command that calls these names `knownRows` and `purseOf`; the player's row is locked from then on.
 */

export const knownRows = (user: UserId): readonly RowRef[] => [
  ['user', user],
  ['verification', user],
];

export const purseOf = (user: UserId): readonly Account[] => [`player:${user}`, `exposure:${user}`, `held:${user}`];

const NOTHING: Tier = { in: ZERO, out: ZERO, held: ZERO };

export function tiersOf(set: Settings['identity']): Readonly<Record<IdentityState, Tier>> {
  return {
    none: NOTHING,
    submitted: { in: set.submittedIn, out: set.submittedOut, held: set.submittedHeld },
    verified: { in: set.verifiedIn, out: set.verifiedOut, held: set.verifiedHeld },
    refused: NOTHING,
    expired: { ...NOTHING, out: set.expiredOut },
  };
}

type Set = Pick<Settings, 'money' | 'identity'>;
type Allowed = Result<void, ErrorCode> | Refused;

/** A deposit is asked for: what waits counts too, and this one from now on. */
export function mayAskIn(decision: Decision, user: UserId, amount: Money, set: Set): Allowed {
  return asked(decision, user, set, (known, tier) => {
    const room = roomIn(tier, known.paid, holdsOf(decision, user));
    if (amount > room.left) return tooMuch(known.state, room);
    const paid = { ...known.paid, waiting: add(known.paid.waiting, amount) };
    decision.put('verification', { ...known, paid });
    return ok(undefined);
  });
}

/** It is about to be credited: they may be known less well by now, or hold more. What else waits is decided in its own turn. */
export function mayCredit(decision: Decision, user: UserId, amount: Money, set: Set): Allowed {
  return asked(decision, user, set, (known, tier) => {
    const room = roomIn(tier, { ...known.paid, waiting: ZERO }, holdsOf(decision, user));
    if (amount > room.left) return tooMuch(known.state, room);
    const { paid } = known;
    const credited = { ...paid, in: add(paid.in, amount), waiting: subtract(paid.waiting, amount) };
    decision.put('verification', { ...known, paid: credited });
    return ok(undefined);
  });
}

/** A withdrawal is asked for. */
export function mayAskOut(decision: Decision, user: UserId, amount: Money, set: Set): Allowed {
  return asked(decision, user, set, (known, tier) => {
    const room = roomOut(tier, known.paid);
    if (amount > room.left) return tooMuch(known.state, room);
    decision.put('verification', { ...known, paid: { ...known.paid, out: add(known.paid.out, amount) } });
    return ok(undefined);
  });
}

/** It is about to be sent; it counts among what was asked for already. */
export const maySend = (decision: Decision, user: UserId, set: Set): Allowed =>
  asked(decision, user, set, (known, tier) =>
    known.paid.out > tier.out ? tooMuch(known.state, { rule: 'out', left: ZERO }) : ok(undefined),
  );

function asked(
  decision: Decision,
  user: UserId,
  { money, identity }: Set,
  decide: (known: VerificationRow, tier: Tier) => Allowed,
): Allowed {
  if (money.mode !== 'real') return ok(undefined);
  const known = decision.row('verification', user);
  if (!known) return refuse('identity-check-needed');
  return decide(known, tiersOf(identity)[identityAt(known, decision.now)]);
}

const holdsOf = (decision: Decision, user: UserId): Money =>
  sum(purseOf(user).map(account => decision.balance(account)));

const CODES = { in: 'identity-pay-in', out: 'identity-pay-out', held: 'identity-held' } as const;

/** With the figure. Who has sent nothing is told what comes first. */
function tooMuch(state: VerificationRow['state'], { rule, left }: Room): Refused {
  if (state === 'none') return refuse('identity-check-needed');
  return { ...refuse(CODES[rule]), about: `₹${formatMoney(left)}` };
}
