import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import type { UserId } from '@maidan/core/ids';
import { openWith } from '@maidan/core/ledger';
import { type Money, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { CONFIRM_MS, mailLink, newLink } from '../mail/links.ts';
import { recogniseAtDoor } from '../protection/recognise.ts';
import { canonical } from '../writer/audit.ts';
import type { Decision } from '../writer/decision.ts';
import type { Visitor } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import type { UserRow } from '../writer/rows.ts';
import { SETTINGS_ROWS, settingsIn } from '../writer/settingsRows.ts';
import type { Wait } from './attempts.ts';
import { isCountryTaken } from './countries.ts';
import { deviceOf } from './devices.ts';
import { faultOf, hashPassword } from './passwords.ts';
import { knowsPassword } from './prove.ts';
import { digestOf } from './secrets.ts';
import { isTaken, userById } from './store.ts';

/** Opens an account. `role` and `coin_type` were accepted by the contract and are not looked at. */
export async function register(
  deps: Deps,
  input: Input<'register'>,
  caller: Visitor,
): Promise<Result<{ username: string }, ErrorCode> | Wait> {
  const fault = faultOf(input.password, [input.username, input.email]);
  if (fault) return refuse(fault);
  if (!isCountryTaken(input.country, deps.settings.values)) return refuse('country-not-taken');
  const { username, email, phone_number, country } = input;
  const fingerprint = fingerprintOf(input);
  // Looked at in this order: whoever made the account with this key a moment ago is found as a retry.
  const taken = await isTaken(deps.db, username, email);
  const before = await deps.writer.answered<UserId>({ key: caller.key, fingerprint }); // as `openAccount` answered
  if (before && !before.ok) return before;
  if (before) return retried(deps, before.value, input, caller);
  if (taken) return refuse('account-exists');
  const hashed = await hashPassword(input.password);
  if (!hashed.ok) return hashed;
  const password_hash = hashed.value;
  const particulars = { username, email, phone_number, country, password_hash, demo: false };
  const opened = await openAccount(deps, caller, openingCredit, fingerprint, particulars);
  if (!opened.ok) return opened;
  const user = await userById(deps.db, opened.value);
  if (user) await recogniseAtDoor(deps, user, deviceOf(deps, caller), 'registration', caller);
  return user?.password_hash === password_hash ? ok({ username }) : retried(deps, opened.value, input, caller);
}

/** Where money is real nobody is given any. */
const openingCredit = ({ money, limits }: Settings): Money => (money.mode === 'real' ? ZERO : limits.openingCredit);

/** A play-money account without a name, an email or a password: whoever holds its session holds it. */
export function openDemo(deps: Deps, caller: Visitor): Promise<Result<UserId, ErrorCode>> {
  return openAccount(deps, caller, ({ limits }) => limits.demoCredit, caller.fingerprint, {
    username: 'Demo',
    email: null,
    phone_number: '',
    country: '',
    password_hash: null,
    demo: true,
  });
}

type Particulars = Omit<UserRow, 'id' | 'status' | 'created_at'>;

function openAccount(
  deps: Deps,
  caller: Visitor,
  credit: (settings: Settings) => Money,
  fingerprint: string,
  particulars: Particulars,
): Promise<Result<UserId, ErrorCode>> {
  const link = newLink(deps);
  return deps.writer.do({
    key: caller.key,
    fingerprint,
    accounts: ['bank'],
    rows: SETTINGS_ROWS, // nobody is given play money while it becomes real
    numbers: ['user'],
    conflicts: { users_email: 'account-exists', users_username: 'account-exists' },
    decide: decision => {
      const settings = settingsIn(decision);
      if (particulars.demo && settings.money.mode === 'real') return refuse('demo-off');
      if (!particulars.demo && !isCountryTaken(particulars.country, settings)) return refuse('country-not-taken');
      // A number of the sequence becomes the id: this is where user ids are made.
      const id = String(decision.next('user')) as UserId;
      decision.put('user', { ...particulars, id, status: 'active', created_at: decision.now });
      if (!particulars.demo)
        mailLink(decision, { ...particulars, id }, link, {
          purpose: 'confirm',
          language: caller.language,
          lastsMs: CONFIRM_MS,
        });
      const posted = decision.post(openWith(id, credit(settings)));
      if (!posted.ok) return posted;
      auditOpening(decision, id, caller, particulars);
      return ok(id);
    },
  });
}

function auditOpening(
  decision: Decision,
  id: UserId,
  caller: Visitor,
  { username, email, country, demo }: Particulars,
): void {
  decision.audit({
    actor: `player:${id}`,
    action: demo ? 'account.demo' : 'account.register',
    subject: `player:${id}`,
    after: { username, email, country, demo },
    address: caller.address,
    request: caller.request,
  });
}

/**
 * Of everything but the password: a fast hash of it, kept with the command for ever, would be an easy way to guess it.
 */
function fingerprintOf({ username, email, phone_number, country, coin_type, role }: Input<'register'>): string {
  return digestOf(`register ${canonical({ username, email, phone_number, country, coin_type, role })}`);
}

/**
 * A retry finds the account it made before. Whether the password is the same too is asked of the account, at the price
 * of guessing it at the door.
 */
async function retried(
  deps: Deps,
  id: UserId,
  { username, email, password }: Input<'register'>,
  { address }: Visitor,
): Promise<Result<{ username: string }, ErrorCode> | Wait> {
  const user = await userById(deps.db, id);
  const claim = { kind: 'user', email, password, address } as const;
  const known = await knowsPassword(deps, user && { ...user, barred: false }, claim);
  if (known.ok) return ok({ username });
  return known.error === 'wrong-credentials' ? refuse('key-reused') : known;
}
