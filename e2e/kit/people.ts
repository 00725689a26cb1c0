import { randomBytes } from 'node:crypto';
import type { Reply } from '@maidan/contract/api';
import { type CallName, routeOf } from '@maidan/contract/routes';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';

/** Someone who has registered, and what they typed. */
export interface Person {
  readonly username: string;
  readonly email: string;
  readonly phone_number: string;
  readonly country: string;
  readonly password: string;
}

export interface Player extends Person {
  /** A bearer token, for calls made without a browser. */
  readonly token: string;
}

/** Everybody's: it is hashed once (server/accounts/testArgon2.ts). */
const PASSWORD = `Mango-${randomBytes(6).toString('hex')}-river`;

let people = 0;

/** A new person with a name of their own. */
export function person(overrides: Partial<Person> = {}): Person {
  people += 1;
  const name = `asha${people}x${randomBytes(3).toString('hex')}`;
  return {
    username: name,
    email: `${name}@example.com`,
    phone_number: '+91 98765 43210',
    country: 'India',
    password: PASSWORD,
    ...overrides,
  };
}

/** Registers someone over HTTP and signs them in. */
export async function newcomer(house: House, overrides: Partial<Person> = {}): Promise<Player> {
  const someone = person(overrides);
  await ask(house, 'register', { ...someone, coin_type: 'USD', role: 'User' });
  const { token } = await ask(house, 'login', { email: someone.email, password: someone.password });
  return { ...someone, token };
}

/** The same, and they have said that they want no limit of deposits, which everybody is asked once. */
export async function register(house: House, overrides: Partial<Person> = {}): Promise<Player> {
  const player = await newcomer(house, overrides);
  await ask(house, 'goWithoutLimit', { isSure: true }, { authorization: `Bearer ${player.token}` });
  return player;
}

/** A call as a program would make it, what is read asked for in the query; anything but success throws. */
export async function ask<N extends CallName>(
  house: House,
  name: N,
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply<N>> {
  const { method, path } = routeOf(name);
  const rest = new URLSearchParams(Object.entries(body).map(([field, value]) => [field, String(value)]));
  const named = path.replaceAll(/:(\w+)/g, (_, part: string) => {
    rest.delete(part);
    return String(body[part]); // '/api/casino/:game/bets'
  });
  const query = method === 'GET' && rest.size > 0 ? `?${rest}` : '';
  const response = await fetch(house.url + named + query, {
    method,
    headers: { 'idempotency-key': randomBytes(16).toString('hex'), ...headers, ...(method === 'POST' && JSON_TYPE) },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${name} was refused: ${response.status} ${await response.text()}`);
  // The server checks its replies against the contract in its own tests.
  return ((await response.json()) as { data: Reply<N> }).data;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Signs a player in on that page as the login screen would, without looking at it, and opens a path. */
export async function signIn(page: Page, player: Person, path = '/home'): Promise<void> {
  const answer = await page.request.post(routeOf('login').path, {
    data: { email: player.email, password: player.password },
  });
  if (!answer.ok()) throw new Error(`login was refused: ${answer.status()} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const before = await page.addInitScript(value => {
    if (self.origin !== 'null') localStorage.setItem('token', value); // a page that is still empty has no storage
  }, token);
  await page.goto(path);
  await before.dispose(); // from here on the page is alone with its storage
}
