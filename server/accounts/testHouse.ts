import { randomBytes } from 'node:crypto';
import type { RefusalBody } from '@maidan/contract/errors';
import type { Role } from '@maidan/contract/roles';
import { api } from '@maidan/contract/api';
import { type CallName, routeOf } from '@maidan/contract/routes';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { type House, openHouse } from '../app.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { World } from '../world.ts';
import type { Command } from '../writer/command.ts';
import { hashPassword } from './passwords.ts';
import { markOf } from './secrets.ts';
import { userById } from './store.ts';

/* A house for tests: its clock stands still until a test moves it, and calls are made by name. */

export class TestWorld implements World {
  #now = Date.parse('2026-03-07T12:00:00Z') as Millis;

  #elapsed = 0;

  readonly now = (): Millis => this.#now;

  readonly elapsed = (): number => this.#elapsed;

  pass(ms: number): void {
    this.#elapsed += ms;
    this.set(ms);
  }

  /** Somebody sets the clock on the wall forward, or back. */
  set(ms: number): void {
    this.#now = after(this.#now, ms);
  }

  secret(): string {
    return randomBytes(32).toString('base64url');
  }
}

/** Nobody is held back for being quick, unless a test asks for that. */
export const UNHURRIED = {
  signIn: 1_000_000,
  register: 1_000_000,
  write: 1_000_000,
  read: 1_000_000,
  costly: 1_000_000,
};

export const PASSWORD = 'correct horse battery';

export const openTestHouse = (databaseUrl: string, world: World, config: Partial<Config> = {}): Promise<House> =>
  openHouse({
    ...{ databaseUrl, world, log: true },
    config: { port: 0, perMinute: UNHURRIED, brakeMs: 0, keptMs: 0, ...config },
  });

/** How a call is made besides its input. */
export interface With {
  readonly token?: string;
  /** The value of the back office's cookie. */
  readonly office?: string;
  readonly refresh?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly code: RefusalBody['code'] | undefined;
  readonly body: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: ReadonlyMap<string, Record<string, unknown>>;
}

/** Makes a call of the contract as a browser would. */
export async function ask(house: House, name: CallName, input: object = {}, how: With = {}): Promise<HttpAnswer> {
  const { method, path } = routeOf(name);
  const rest: Record<string, unknown> = { ...input };
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value.toWellFormed());
  });
  const sent = api[name].manner.multipart ? await formOf(rest) : { payload: rest, headers: {} };
  return answerOf(
    await house.app.inject({
      method,
      url,
      headers: { ...hostOf(house, url), ...sent.headers, ...headersOf(how) },
      ...(how.address !== undefined && { remoteAddress: how.address }),
      ...(method === 'GET' ? { query: rest as Record<string, string> } : { payload: sent.payload }),
    }),
  );
}

/** The office is called where it is. */
function hostOf({ deps: { config } }: House, url: string): Record<string, string> {
  const isElsewhere = url.startsWith('/api/office/') && config.officeOrigin !== undefined;
  return isElsewhere ? { host: new URL(config.officeOrigin).host } : {};
}

type Response = Awaited<ReturnType<House['app']['inject']>>;

export function answerOf(response: Response): HttpAnswer {
  const json = String(response.headers['content-type']).startsWith('application/json') && response.body !== '';
  const body = json ? response.json<Record<string, unknown>>() : {};
  const { date: _second, ...headers } = response.headers; // when it was said is no part of an answer
  return {
    status: response.statusCode,
    code: (body as Partial<RefusalBody>).code,
    body,
    data: (body['data'] ?? {}) as Record<string, unknown>,
    text: response.body,
    headers,
    cookies: new Map(response.cookies.map(cookie => [cookie.name, cookie])),
  };
}

/** A form as a browser sends it; bytes become a file. */
export async function formOf(fields: object): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([Uint8Array.from(value)]), 'receipt.png');
    else if (value !== undefined) form.append(name, String(value));
  }
  const encoded = new globalThis.Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export function headersOf(how: With): Record<string, string> {
  const cookies = [how.refresh && `refresh=${how.refresh}`, how.office && `office=${how.office}`].filter(Boolean);
  return {
    ...(how.token !== undefined && { authorization: `Bearer ${how.token}` }),
    ...(how.office !== undefined && { 'x-maidan-office': '1' }),
    ...(how.key !== undefined && { 'idempotency-key': how.key }),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    ...how.headers,
  };
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly refresh: string;
}

/** Registers a player and signs in. */
export async function person(house: House, name: string): Promise<Person> {
  const email = `${name}@example.com`;
  await ask(house, 'register', form(name));
  const { data, cookies } = await ask(house, 'login', { email, password: PASSWORD });
  const { rows } = await house.deps.db.query('select id from users where email = $1', [email]);
  return { id: rows[0]!.id, email, token: String(data['token']), refresh: String(cookies.get('refresh')?.['value']) };
}

/** The token of a session that somebody opened without being asked for a password. */
export async function sessionOf({ deps }: House, id: string): Promise<string> {
  const user = await userById(deps.db, id as UserId); // ids in tests are written as text
  const ticket = user && (await deps.sessions.open(user, { address: '127.0.0.1', device: 'test' }));
  if (!ticket) throw new Error(`${id} cannot sign in`);
  return ticket.token;
}

export const form = (name: string) => ({
  username: name,
  email: `${name}@example.com`,
  phone_number: '+91 98765 43210',
  country: 'India',
  coin_type: 'USD',
  password: PASSWORD,
  role: 'User',
});

/** A colleague who has changed the first password, and the cookie of a session. */
export async function colleague(
  house: House,
  role: Role,
  name: string = role,
): Promise<{ id: string; office: string }> {
  const hashed = await hashPassword(PASSWORD);
  if (!hashed.ok) throw new Error(hashed.error);
  const { rows } = await house.deps.db.query(
    `insert into staff (id, name, email, role, password_hash, must_change_password, created_at)
     values (nextval('staff_number')::text, $1, $2, $3, $4, false, now()) returning id`,
    [name, `${name}@maidan.example`, role, hashed.value],
  );
  await logHire(house.deps, rows[0]!.id);
  const { cookies } = await ask(house, 'officeLogin', { email: `${name}@maidan.example`, password: PASSWORD });
  return { id: rows[0]!.id, office: String(cookies.get('office')?.['value']) };
}

/** Who is put straight into the books is in the log too, as the house itself would have hired them. */
export async function logHire({ db, writer }: Deps, id: string): Promise<void> {
  const { rows } = await db.query('select name, email, role, password_hash from staff where id = $1', [id]);
  const { name, email, role, password_hash } = rows[0]!;
  const after = { name, email, role, credential: markOf(password_hash) };
  const decide: Command<object>['decide'] = decision => {
    decision.audit({ actor: 'system', action: 'staff.add', subject: `staff:${id}`, after });
    return ok({});
  };
  await writer.do({ key: `hire/${id}`, fingerprint: '', accounts: [], decide });
}
