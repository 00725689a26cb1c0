import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Call } from '@maidan/contract/call';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieName, Cookies, Player, Staff, Visitor } from './caller.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Doors } from './http.ts';
import { mustChangePassword } from '../office/store.ts';

/**
 * How requests prove who sends them (authentication): players by a bearer token, staff by a cookie. Neither opens the
 * other's door.
 */
export function doorsFor(deps: Deps): Doors {
  const isOfficeAddress = officeAddresses(deps.config);
  return {
    player: request => playerOf(request, deps),
    staff: async (request, call) =>
      isOfficeAddress(request.ip) ? staffOf(request, call, deps) : refuse('not-from-here'),
    cookies: (request, reply) => cookiesOf(request, reply, deps.config),
  };
}

const BEARER = /^Bearer ([\w-]{20,100})$/;

async function playerOf(request: FastifyRequest, deps: Deps): Promise<Result<Omit<Player, keyof Visitor>, ErrorCode>> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const identity = token === undefined ? undefined : await deps.sessions.byToken(token);
  return identity ? ok(identity) : refuse('not-signed-in');
}

/** What a colleague may do before two-step sign-in is set up, where it is required. */
const BEFORE_TWO_STEP: readonly string[] = ['officeMe', 'officeSignOut', 'officeBeginTwoStep', 'officeConfirmTwoStep'];

/** And before a password that somebody else has seen is replaced. */
const BEFORE_OWN_PASSWORD: readonly string[] = [...BEFORE_TWO_STEP, 'officePassword'];

async function staffOf(
  request: FastifyRequest,
  call: Call,
  deps: Deps,
): Promise<Result<Omit<Staff, keyof Visitor>, ErrorCode>> {
  const cookie = request.cookies['office'];
  if (cookie === undefined || !isFromHere(request.headers) || !isMeant(request, call)) return refuse('not-signed-in');
  const found = await deps.staffSessions.byCookie(cookie);
  if (!found) return refuse('not-signed-in');
  const { twoStep, ...identity } = found;
  if (!twoStep && needsTwoStep(deps.settings.values) && !BEFORE_TWO_STEP.includes(call.name)) {
    return refuse('two-step-set-up-needed');
  }
  if (!BEFORE_OWN_PASSWORD.includes(call.name) && (await mustChangePassword(deps.db, identity.staff))) {
    return refuse('password-change-needed');
  }
  return ok(identity);
}

/** A page of another site can make a browser send a cookie along, but not this header. */
const isMeant = (request: FastifyRequest, call: Call): boolean =>
  call.method === 'GET' || request.headers['x-maidan-office'] === '1';

export const needsTwoStep = ({ staff, money }: Settings): boolean =>
  staff.twoStep === 'required' || money.mode === 'real';

/**
 * Whether a page of our own sent this, as far as the browser says. Programs say nothing, and hold no cookies of
 * anybody else. Without HTTPS a browser leaves the first header out, so the second is looked at as well.
 */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || URL.parse(origin)?.host === headers.host;
}

/** The addresses the back office is open from. An empty list is open to all; a wrong one is found at the start. */
export function officeAddresses({ officeAllow }: Config): (address: string) => boolean {
  if (officeAllow.length === 0) return () => true;
  const list = new BlockList();
  for (const entry of officeAllow) {
    const [network = '', bits] = entry.trim().split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return address => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The refresh cookie and the device's go where they are used; the office's to the socket too, the language to every page. */
const PATHS: Readonly<Record<CookieName, string>> = {
  refresh: '/api/user',
  device: '/api/user',
  office: '/',
  language: '/',
};

/** A request from another site neither uses nor changes our cookies. */
function cookiesOf(request: FastifyRequest, reply: FastifyReply, config: Config): Cookies {
  const ours = isFromHere(request.headers);
  return {
    get: name => (ours ? request.cookies[name] : undefined),
    set: (name, value, seconds) => {
      if (!ours) return;
      const options = { path: PATHS[name], httpOnly: true, sameSite: 'strict', secure: config.https } as const;
      if (value === undefined) reply.clearCookie(name, options);
      else reply.setCookie(name, value, { ...options, ...(seconds !== undefined && { maxAge: seconds }) });
    },
  };
}
