import type { ErrorCode } from '@maidan/contract/errors';
import { after } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import { type Counter, forgive, settle, take, type Wait } from './attempts.ts';
import { networkOf } from './network.ts';
import { isPasswordOf } from './passwords.ts';
import { digestOf } from './secrets.ts';
import { addressesOf } from './store.ts';
import { type Holder, isOn, takeCode } from './twoStep.ts';

/** Someone who may sign in: a player or a colleague. */
export interface Candidate {
  readonly id: string;
  readonly password_hash: string | null;
  /** Blocked or disabled. Said only to those who know the password. */
  readonly barred: boolean;
}

export interface Claim {
  readonly kind: Holder['kind'];
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly address: string;
}

/** Whether somebody is who they claim to be, with the second step when it is on. */
export async function prove<C extends Candidate>(
  deps: Deps,
  candidate: C | undefined,
  claim: Claim,
): Promise<Result<C, ErrorCode> | Wait> {
  const counters = await countersAtTheDoor(deps, candidate, claim);
  const known = await tryPassword(deps, candidate, claim, counters);
  if (!known.ok) return known;
  const holder = { kind: claim.kind, id: known.value.id };
  if (await isOn(deps.db, holder)) {
    if (claim.code === undefined) return forgiven(deps, counters, 'two-step-needed');
    const secret = await takeCode(deps, holder, claim.code, deps.world.now());
    if (secret === undefined) return refuse('two-step-wrong');
  }
  await settle(deps.db, counters, deps.world.now());
  return known;
}

/**
 * Whether somebody who is signed in already knows the password. Strangers who guess at the door cannot keep them from
 * changing it, which is what they should do.
 */
export async function provePassword<C extends Candidate>(
  deps: Deps,
  candidate: C | undefined,
  claim: Claim,
): Promise<Result<C, ErrorCode> | Wait> {
  const counters = [fromThere(claim)];
  const known = await tryPassword(deps, candidate, claim, counters);
  if (known.ok) await settle(deps.db, counters, deps.world.now());
  return known;
}

/** Whether a visitor knows the password. That alone makes up for no wrong code, so the counts stay as they were. */
export async function knowsPassword(
  deps: Deps,
  candidate: Candidate | undefined,
  claim: Claim,
): Promise<Result<void, ErrorCode> | Wait> {
  const counters = await countersAtTheDoor(deps, candidate, claim);
  const known = await tryPassword(deps, candidate, claim, counters);
  if (!known.ok) return known;
  await forgive(deps.db, counters);
  return ok(undefined);
}

/**
 * An unknown name takes the same steps as a known one with a wrong password: the same count, the same work, the same
 * answer.
 */
async function tryPassword<C extends Candidate>(
  deps: Deps,
  candidate: C | undefined,
  claim: Claim,
  counters: readonly Counter[],
): Promise<Result<C, ErrorCode> | Wait> {
  const wait = await take(deps.db, counters, deps.world.now());
  if (wait) return wait;
  const fits = await isPasswordOf(candidate?.password_hash, claim.password);
  if (!fits.ok) return forgiven(deps, counters, fits.error);
  if (!candidate || !fits.value) return refuse('wrong-credentials');
  return candidate.barred ? forgiven(deps, counters, 'account-blocked') : ok(candidate);
}

/** How long an address somebody signed in from is theirs. */
export const REMEMBERED_MS = 30 * 86_400_000;

/**
 * From one network a name has five free tries; from all together fifty. Anyone could use those up to lock anyone out,
 * so they do not count where the account was signed in to lately.
 */
async function countersAtTheDoor(deps: Deps, candidate: Candidate | undefined, claim: Claim): Promise<Counter[]> {
  const since = after(deps.world.now(), -REMEMBERED_MS);
  const known = await addressesOf(deps.db, { kind: claim.kind, id: candidate?.id ?? '' }, since);
  const there = fromThere(claim);
  if (known.some(address => networkOf(address) === networkOf(claim.address))) return [there];
  return [{ name: digestOf(`${claim.kind} ${claim.email}`), free: 50 }, there];
}

const fromThere = ({ kind, email, address }: Claim): Counter => ({
  name: digestOf(`${kind} ${email} ${networkOf(address)}`),
  free: 5,
});

async function forgiven(deps: Deps, counters: readonly Counter[], code: ErrorCode) {
  await forgive(deps.db, counters);
  return refuse(code);
}
