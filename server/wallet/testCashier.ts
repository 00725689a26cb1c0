import type { Reply, Sent } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { type CallName, routeOf } from '@maidan/contract/routes';
import type { Section, Settings } from '@maidan/contract/settings';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Result } from '@maidan/core/result';
import { logHire } from '../accounts/testHouse.ts';
import { type House, openHouse } from '../app.ts';
import type { Staff } from '../http/caller.ts';
import { paymentHandlers } from '../office/payments/payments.ts';
import { payoutHandlers } from '../office/payments/payouts.ts';
import { realWorld } from '../world.ts';

/* For tests of money in and out: a house whose clock the test owns, its players, and the clerk who decides on requests. */

export interface TestPlayer {
  readonly user: UserId;
  readonly token: string;
}

export interface Answered<Data> {
  readonly status: number;
  /** The whole answer. */
  readonly body: {
    readonly success: boolean;
    readonly message?: string;
    readonly error?: string;
    readonly code?: ErrorCode;
    readonly data: Data;
  };
}

export interface Cashier {
  readonly house: House;
  readonly clock: { now: Millis };
  close(): Promise<void>;
}

export async function openCashier(databaseUrl: string): Promise<Cashier> {
  const clock = { now: Date.parse('2026-03-07T12:00:00Z') as Millis }; // tests write times as people do
  const house = await openHouse({
    databaseUrl,
    config: {
      port: 0,
      perMinute: { signIn: 100_000, register: 100_000, write: 100_000, read: 100_000, costly: 100_000 },
    },
    world: { ...realWorld, now: () => clock.now },
  });
  return { house, clock, close: () => house.close() };
}

/** Everybody's. */
export const PASSWORD = 'a-long-enough-password';

/** Registers and signs in, as everybody does. */
export async function join({ house }: Cashier, name: string): Promise<TestPlayer> {
  const email = `${name}@example.com`;

  const who = { username: name, email, phone_number: '+91 98000 00000', country: 'India', password: PASSWORD };
  const visitor = { user: '' as UserId, token: '' }; // nobody yet
  const registered = await ask(house, 'register', who, visitor);
  const { body } = await ask(house, 'login', { email, password: PASSWORD }, visitor);
  if (!registered.body.success || !body.success) throw new Error(`${name} could not join`);
  const { rows } = await house.deps.db.query('select id from users where email = $1', [email]);
  return { user: rows[0]!.id, token: body.data.token };
}

/** One call over HTTP. What is sent may be anything: the server must not trust it. */
export async function ask<N extends CallName>(
  { app }: House,
  name: N,
  input: Sent<N> | Readonly<Record<string, unknown>>,
  { token }: TestPlayer,
  key?: string,
): Promise<Answered<Reply<N>>> {
  const { method, path } = routeOf(name);
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const sent = method === 'GET' ? { query: asText(input) } : name === 'deposit' ? formOf(input) : { payload: input };
  const { statusCode, body } = await app.inject({
    method,
    url: path,
    ...sent,
    headers: { ...headers, ...('headers' in sent && sent.headers) },
  });
  return { status: statusCode, body: JSON.parse(body) as Answered<Reply<N>>['body'] }; // what the contract says
}

const asText = (input: object): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

const BOUNDARY = '----a-form-of-maidan';

/** A form as a browser sends it. The picture's name and type are what its sender likes them to be. */
function formOf(input: object): { payload: Buffer; headers: { 'content-type': string } } {
  const parts = Object.entries(input).map(([name, value]) =>
    value instanceof Uint8Array
      ? [`${disposition(name)}; filename="receipt.png"\r\nContent-Type: image/png\r\n\r\n`, value, '\r\n']
      : [`${disposition(name)}\r\n\r\n${String(value)}\r\n`],
  );
  const bytes = [...parts.flat(), `--${BOUNDARY}--\r\n`].map(part => Buffer.from(part));
  return {
    payload: Buffer.concat(bytes),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

const disposition = (name: string): string => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;

/** What a clerk does to requests; each step is a press of a button of its own. */
export async function hireClerk({ house, clock }: Cashier) {
  const { deps } = house;
  const { rows } = await deps.db.query(
    `insert into staff (id, name, email, role, password_hash, created_at)
     values (nextval('staff_number')::text, 'Clerk', $1, 'payments', '-', to_timestamp($2 / 1000.0)) returning id`,
    [`${deps.world.secret().toLowerCase()}@maidan.example`, clock.now],
  );
  await logHire(deps, rows[0]!.id);
  const caller = (): Staff => ({
    key: `clerk/${deps.world.secret()}`,
    fingerprint: 'a press of a button',
    address: '127.0.0.1',
    device: 'test',
    request: 'test',
    cookies: { get: () => undefined, set: () => {} },
    language: 'en',
    staff: rows[0]!.id,
    name: 'Clerk',
    role: 'payments',
    session: 'test',
  });
  const calls = { ...paymentHandlers(deps), ...payoutHandlers(deps) };
  const claimed = async (id: string): Promise<void> => done(await calls.claimPayment({ id }, caller()));
  return {
    approve: async (id: string): Promise<void> => {
      await claimed(id);
      done(await calls.approvePayment({ id, reason: 'seen' }, caller()));
    },
    reject: async (id: string): Promise<void> => {
      await claimed(id);
      done(await calls.rejectPayment({ id, reason: 'not found' }, caller()));
    },
    payOut: async (id: string): Promise<void> => {
      done(await calls.markSent({ id, reference: 'PAYOUT1' }, caller()));
      done(await calls.markConfirmed({ id }, caller()));
    },
  };
}

function done(result: Result<unknown, ErrorCode>): void {
  if (!result.ok) throw new Error(`the clerk was refused: ${result.error}`);
}

/** Sets a section as the back office does. */
export async function set<S extends Section>({ house }: Cashier, section: S, value: Settings[S]): Promise<void> {
  await house.deps.db.query(
    `insert into settings (section, value, version) values ($1, $2, 1)
     on conflict (section) do update set value = excluded.value, version = settings.version + 1`,
    [section, JSON.stringify(value)],
  );
  await house.deps.settings.load();
}
