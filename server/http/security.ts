import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@maidan/contract/call';
import type { CallName } from '@maidan/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../accounts/network.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { doorsFor } from './doors.ts';
import { headersFor } from './headers.ts';
import { Hosts, keepApart } from './hosts.ts';
import { refused } from './http.ts';
import { refuseWhileNotOpen } from './notOpen.ts';

/** The headers of every answer, and how often one address may ask. There is no CORS: no other site may read us. */
export function protect(app: FastifyInstance, deps: Deps): void {
  const headers = headersFor(deps);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers(request));
    next();
  });
  keepApart(app, new Hosts(deps.config));
  refuseWhileNotOpen(app, deps.standing);
  // A page of another site can send plain text and forms without asking first; JSON it cannot.
  app.removeContentTypeParser('text/plain');
  const waitOf = turnsIn(deps);
  app.addHook('onRequest', async (request, reply) => {
    if (isOfTheApi(request)) reply.header('cache-control', 'no-store');
    if (isNowhere(request)) return refused(reply, 'malformed-body');
    if (isForm(request) && callOf(request)?.manner.multipart !== true) return refused(reply, 'unsupported-body');
    const retryAfter = await waitOf(request);
    if (retryAfter === undefined) return undefined;
    await pause(deps.config.brakeMs); // refusing costs as well: who does not listen would keep us busy with it
    return refused(reply, 'too-many-requests', { retryAfter });
  });
}

/** Every spelling of an address that leads to a call, and every address that reads like one. */
const isOfTheApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  [routeOptions.url, url].some(path => path?.startsWith('/api/'));

/**
 * Says how many seconds a request is too early, if it is: for its address, and for its player when it writes. Readers take
 * turns.
 */
function turnsIn(deps: Deps): (request: FastifyRequest) => Promise<number | undefined> {
  const { config, counts, turns } = deps;
  const { perMinute } = config;
  const doors = doorsFor(deps);
  const tooEarly = (key: string, most: number): number | undefined => {
    const { current, ttl } = counts.count(key);
    return current > most ? Math.max(1, Math.ceil(ttl / 1_000)) : undefined;
  };
  return async request => {
    const kind = classOf(request);
    const network = networkOf(request.ip);
    const retryAfter = tooEarly(`${kind} ${network}`, perMinute[kind]);
    if (retryAfter !== undefined) return retryAfter;
    if (kind === 'write' && callOf(request)?.access === 'player') {
      const player = await doors.player(request);
      return tooEarly(player.ok ? `player ${player.value.user}` : `stranger ${network}`, perMinute.write);
    }
    if (kind !== 'read' && kind !== 'costly') return undefined;
    const waitMs = turns.waitMs(`${kind} ${network}`, perMinute[kind]);
    if (waitMs !== 0 && waitMs !== undefined) await pause(waitMs);
    return waitMs === undefined ? 1 : undefined;
  };
}

/** What is counted is forgotten after a minute. */
export const WINDOW_MS = 60_000;

const SIGNING_IN: readonly string[] = ['login', 'demo', 'officeLogin', 'forgotPassword', 'resetPassword'];

/** By what a request costs us: hashing a password, writing, finding something out, or reading. */
function classOf(request: FastifyRequest): keyof Config['perMinute'] {
  const call = callOf(request);
  if (call?.name === 'register') return 'register';
  if (call && SIGNING_IN.includes(call.name)) return 'signIn';
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'write';
  return isCostly(request) ? 'costly' : 'read';
}

/** Lists of matches and traded prices are not among them: they are kept, and a page that is open asks for them all day. */
const COSTLY: readonly CallName[] = [
  ...(['fairness', 'results', 'resultsCsv', 'pastRounds', 'round', 'matchRecord'] as const),
  ...(['playerResult', 'playerBets', 'playerBetsCsv', 'playerLinks', 'playerTimeline'] as const),
];

/** What anybody may read without an account, and what is more than a look at something that is there. */
const isCostly = (request: FastifyRequest): boolean =>
  COSTLY.some(name => name === callOf(request)?.name) ||
  /^\/api\/(openapi|reference)/.test(request.routeOptions.url ?? '');

const callOf = (request: FastifyRequest): Call | undefined => (request.routeOptions.config as { call?: Call }).call;

/** HTTP 1.1 wants the name of the host said. Node would refuse this by itself, but without a word. */
const isNowhere = ({ raw, headers }: FastifyRequest): boolean =>
  raw.httpVersion === '1.1' && headers.host === undefined;

const isForm = ({ headers }: FastifyRequest): boolean => /^\s*multipart\//i.test(headers['content-type'] ?? '');
