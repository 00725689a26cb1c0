import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Player, Visitor } from '../http/caller.ts';
import { languageNamed } from '../http/languages.ts';
import { transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { chain } from '../writer/group.ts';
import type { UserRow } from '../writer/rows.ts';
import { recogniseAtDoor } from '../protection/recognise.ts';
import type { Wait } from './attempts.ts';
import { isCountryTaken } from './countries.ts';
import { deviceOf, tellOfDevice } from './devices.ts';
import { languageAtSignIn } from './languages.ts';
import { prove } from './prove.ts';
import { openDemo } from './register.ts';
import type { Ticket } from './sessions.ts';
import { noteLogin, userByEmail, userById } from './store.ts';
import { entryBy, tell } from './telling.ts';

type SignedIn = Reply<'login'>;

export async function login(
  deps: Deps,
  { email, password, code }: Input<'login'>,
  caller: Visitor,
): Promise<Result<SignedIn, ErrorCode> | Wait> {
  const user = await userByEmail(deps.db, email);
  const candidate = user && { ...user, barred: user.status === 'blocked' };
  const proven = await prove(deps, candidate, { kind: 'user', email, password, code, address: caller.address });
  if (!proven.ok) return proven;
  if (!isCountryTaken(proven.value.country, deps.settings.values)) return refuse('country-not-taken');
  return signIn(deps, proven.value, caller);
}

/** The account is made once for a key; a retry opens another session on it. */
export async function demo(deps: Deps, caller: Visitor): Promise<Result<SignedIn, ErrorCode>> {
  if (deps.settings.values.money.mode === 'real') return refuse('demo-off');
  const opened = await openDemo(deps, caller);
  if (!opened.ok) return opened;
  const user = await userById(deps.db, opened.value);
  if (!user) throw new Error(`the demo account ${opened.value} was opened and is not there`);
  if (user.status === 'blocked') return refuse('account-blocked');
  return signIn(deps, user, caller);
}

export async function refresh(deps: Deps, caller: Visitor): Promise<Result<SignedIn, ErrorCode>> {
  const secret = caller.cookies.get('refresh');
  if (secret === undefined) return refuse('not-signed-in');
  const renewed = await deps.sessions.renew(secret, caller);
  if (renewed) return ok(handOver(deps, renewed, renewed.identity, caller));
  return refuse(await deps.sessions.whyOver(secret));
}

export async function signOut(deps: Deps, caller: Player): Promise<Result<Record<never, never>, ErrorCode>> {
  await deps.sessions.end(caller.session);
  caller.cookies.set('refresh', undefined);
  await tell(deps, entryBy(caller.user, 'account.sign-out', caller));
  return ok({});
}

async function signIn(deps: Deps, user: UserRow, caller: Visitor): Promise<Result<SignedIn, ErrorCode>> {
  const ticket = await deps.sessions.open(user, caller);
  if (!ticket) return refuse(user.demo ? 'account-blocked' : 'wrong-credentials'); // changed meanwhile
  const now = deps.world.now();
  const device = user.demo ? undefined : deviceOf(deps, caller);
  // A demo leaves nothing in the browser, and is no way around a stop.
  await recogniseAtDoor(deps, user, device ?? caller.cookies.get('device') ?? '', 'signIn', caller);
  let isNew = false;
  const language = await transaction(deps.db, async client => {
    const mark = device && deps.secrets.markOf('device', device);
    isNew = mark !== undefined && (await tellOfDevice(client, user.id, mark, caller, now));
    await noteLogin(client, user.id, now);
    await chain(client, [entryBy(user.id, 'account.sign-in', caller)], now);
    return languageAtSignIn(client, user.id, languageNamed(caller.cookies.get('language')), now);
  });
  if (isNew) deps.bus.publish('inbox', { users: [user.id] });
  return ok({ ...handOver(deps, ticket, user, caller), ...(language && { language }) });
}

/** The token goes to the page, and what renews it where no script can read it. */
function handOver(
  { world }: Deps,
  { token, expires, refresh: secret, endsAt }: Ticket,
  { username, demo: isDemo }: Pick<UserRow, 'username' | 'demo'>,
  { cookies }: Visitor,
): SignedIn {
  cookies.set('refresh', secret, Math.ceil((endsAt - world.now()) / 1_000));
  return { token, expires, username, demo: isDemo };
}
