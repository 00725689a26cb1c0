import { Agent, request } from 'node:http';
import { routeOf } from '@maidan/contract/routes';
import { MOST } from '@maidan/core/money';
import { measureOf, OWN_LIMITS, type OwnLimit } from '@maidan/core/ownLimits';

/* How a process of players talks to the house. */

const SOCKETS = 256;
const SIGNING_IN = 50;
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

/** As much of an answer as a bench looks at; nothing when the line was cut. */
export interface BenchAnswer {
  readonly token?: string;
  readonly code?: string;
  readonly data?: {
    readonly bets?: readonly { readonly id: string }[];
    readonly orders?: readonly { readonly id: string; readonly matched: number }[];
  };
}

export interface Newcomers {
  readonly url: string;
  readonly players: number;
  /** Each sets every limit of their own, so high that none is met. */
  readonly haveLimits?: boolean;
}

/** The tokens of so many new players. */
export async function signIn({ url, players, haveLimits = false }: Newcomers): Promise<string[]> {
  const tokens = await comeIn(url, players);
  if (haveLimits) for (const limit of OWN_LIMITS) await Promise.all(tokens.map(token => setLimit(url, token, limit)));
  return tokens;
}

const HIGH: Readonly<Record<ReturnType<typeof measureOf>, number>> = { money: MOST, bets: 100_000, minutes: 1_440 };

async function setLimit(url: string, token: string, limit: OwnLimit): Promise<void> {
  const key = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const { code } = await post(url + routeOf('setLimit').path, { limit, value: HIGH[measureOf(limit)] }, key);
  if (code !== undefined) throw new Error(`the limit ${limit} was refused: ${code}`);
}

async function comeIn(url: string, players: number): Promise<string[]> {
  const door = url + routeOf('demo').path;
  const tokens: string[] = [];
  while (tokens.length < players) {
    const some = Array.from({ length: SIGNING_IN }, () => post(door, {}, { 'idempotency-key': crypto.randomUUID() }));
    for (const { token } of await Promise.all(some)) if (token !== undefined) tokens.push(token);
  }
  return tokens;
}

/** An empty answer when the line was cut. */
export function post(url: string, body: object, headers: Record<string, string>): Promise<BenchAnswer> {
  return new Promise(resolve => {
    const text = JSON.stringify(body);
    const length = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const asking = request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, reply => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString()) as BenchAnswer));
    });
    asking.on('error', () => resolve({}));
    asking.end(text);
  });
}
