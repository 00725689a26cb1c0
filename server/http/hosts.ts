import { statusOf } from '@maidan/contract/errors';
import { STREAM_PATH } from '@maidan/contract/stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isForPrograms, refusalOf, refused } from './http.ts';
import { languageFor } from './languages.ts';

/*
 * The back office and the pictures that strangers sent can have an origin of their own, so that a script on a player's
 * page is a stranger there, whatever it got hold of. Browsers keep origins apart by the host that a request names.
 */

/** Who is answered at a host. */
export type Side = 'players' | 'office' | 'pictures';

export class Hosts {
  readonly #own: ReadonlyMap<Side, URL>;

  constructor({ officeOrigin, picturesOrigin }: Pick<Config, 'officeOrigin' | 'picturesOrigin'>) {
    const own = [
      ['office', officeOrigin],
      ['pictures', picturesOrigin],
    ] as const;
    this.#own = new Map(own.flatMap(([side, origin]) => (origin === undefined ? [] : [[side, new URL(origin)]])));
  }

  /** Nobody has an origin of their own: everything is at home everywhere. */
  get areOne(): boolean {
    return this.#own.size === 0;
  }

  /** Who has no origin of their own is answered where the players are. */
  isHome(side: Side, host: string | undefined): boolean {
    return this.#at(host) === (this.#own.has(side) ? side : 'players');
  }

  #at(host: string | undefined): Side {
    const named = [...this.#own].find(([, own]) => URL.parse(`${own.protocol}//${host ?? ''}`)?.host === own.host);
    return named?.[0] ?? 'players';
  }
}

/** Whoever asks at a host for what belongs to another is told so; only /livez and /readyz answer everywhere. */
export function keepApart(app: FastifyInstance, hosts: Hosts): void {
  if (hosts.areOne) return;
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    const path = pathOf(request);
    if (path === '/' && !hosts.isHome('players', host) && hosts.isHome('office', host)) return reply.redirect('/admin');
    const isAnswered = sidesOf(path).some(side => hosts.isHome(side, host));
    return isAnswered ? undefined : elsewhere(request, reply);
  });
}

/** The route that was found, whatever way it was spelt; files and pages are found by what was sent. */
function pathOf({ routeOptions, url }: FastifyRequest): string {
  const sent = url.split('?')[0] ?? '/';
  return routeOptions.url === undefined || routeOptions.url === '/*' ? sent : routeOptions.url;
}

const BOTH: readonly Side[] = ['players', 'office'];

/** What both front ends are built of. */
const SHARED = /^\/(assets\/.+|[\w-]+\.(svg|png|ico)|theme\.js)$/;

/** A name that only a file of the build can have: there is no page of that name. */
export const isSharedFile = (path: string): boolean => SHARED.test(path);

/** Whose an address is. */
export function sidesOf(path: string): readonly Side[] {
  if (/^\/(livez|readyz)$/.test(path)) return [...BOTH, 'pictures'];
  if (path === STREAM_PATH || isSharedFile(path)) return BOTH;
  if (path.startsWith('/pictures/')) return ['pictures'];
  return isOfficePath(path) ? ['office'] : ['players'];
}

export const isOfficePage = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

const isOfficePath = (path: string): boolean =>
  path.startsWith('/api/office/') || path === '/office.html' || isOfficePage(path);

/** A program reads a name, a person a sentence. */
function elsewhere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPerson = request.headers.accept?.includes('text/html') === true && !isForPrograms(request.url);
  if (!isPerson) return refused(reply, 'wrong-host');
  const { message } = refusalOf('wrong-host', {}, languageFor(request));
  return reply.status(statusOf('wrong-host')).type('text/plain; charset=utf-8').send(message);
}
