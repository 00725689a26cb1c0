import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import { STREAM_PATH } from '@maidan/contract/stream';
import type { Config } from '../config.ts';
import { type Hosts, sidesOf } from '../http/hosts.ts';

/** Sockets of one address: hundreds of players can share that of their mobile carrier. */
export const SOCKETS_PER_ADDRESS = 1_000;
/** Sockets of one session: a browser with many tabs. */
export const SOCKETS_PER_SESSION = 20;
/** What one process serves without keeping anybody waiting. */
export const SOCKETS = 5_000;

/** The right path, and a page of our own: another site may not open a socket with our visitors' cookies. */
export function isOurs({ url, headers }: IncomingMessage, hosts: Hosts): boolean {
  if (url?.split('?')[0] !== STREAM_PATH) return false;
  if (!sidesOf(STREAM_PATH).some(side => hosts.isHome(side, headers.host))) return false;
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

/** Where a request comes from, exactly as the calls see it: only a trusted proxy is believed about others. */
export function addressesFor({ proxies }: Pick<Config, 'proxies'>): (request: IncomingMessage) => string | undefined {
  if (proxies.length === 0) return request => request.socket.remoteAddress;
  const isTrusted = proxyAddress.compile([...proxies]);
  return request => (request.socket.remoteAddress === undefined ? undefined : proxyAddress(request, isTrusted));
}

/** Why there is no place, as HTTP says it. */
export type NoPlace = '429 Too Many Requests' | '503 Service Unavailable';

/** How many sockets there are of whom: all of those that have any, or of those whose number is another. */
export interface SocketNews {
  readonly isWhole: boolean;
  readonly taken: Readonly<Record<string, number>>;
}

/** How many sockets there are: in all at this node, and of each address and of each session at all nodes of the house. */
export class Places {
  readonly #taken = new Map<string, number>();
  readonly #elsewhere = new Map<string, Map<string, number>>();
  /** Whose number is another since somebody was told. Where nobody is told, nothing is kept for them. */
  #changed: Set<string> | undefined;
  #all = 0;

  /** Whether one more may come from there. */
  refusal(address: string): NoPlace | undefined {
    if (this.#all >= SOCKETS) return '503 Service Unavailable';
    return this.#of(nameOf(address)) >= SOCKETS_PER_ADDRESS ? '429 Too Many Requests' : undefined;
  }

  /** Answers how to give it back, once. */
  take(address: string): () => void {
    const name = nameOf(address);
    this.#add(name, 1);
    return () => this.#add(name, -1);
  }

  /** Answers how to give it back, or nothing where the session has enough of them. */
  takeFor(session: string): (() => void) | undefined {
    const name = `session ${session}`;
    if (this.#of(name) >= SOCKETS_PER_SESSION) return undefined;
    this.#count(name, 1);
    return () => this.#count(name, -1);
  }

  /** What is another here since it was asked the last time. */
  news(): SocketNews {
    const names = [...(this.#changed ?? [])];
    this.#changed = new Set();
    return { isWhole: false, taken: Object.fromEntries(names.map(name => [name, this.#taken.get(name) ?? 0])) };
  }

  known(): SocketNews {
    this.#changed = new Set();
    return { isWhole: true, taken: Object.fromEntries(this.#taken) };
  }

  /** What is so at another node. False when everything has to be known of it first. */
  heard(node: string, { isWhole, taken }: SocketNews): boolean {
    const there = isWhole ? new Map<string, number>() : this.#elsewhere.get(node);
    if (!there) return false;
    for (const [name, count] of Object.entries(taken)) {
      if (count === 0) there.delete(name);
      else there.set(name, count);
    }
    this.#elsewhere.set(node, there);
    return true;
  }

  /** Who is not among these is not there any more, nor are its sockets. */
  onlyOf(nodes: ReadonlySet<string>): void {
    for (const node of this.#elsewhere.keys()) if (!nodes.has(node)) this.#elsewhere.delete(node);
  }

  #of(name: string): number {
    let count = this.#taken.get(name) ?? 0;
    for (const taken of this.#elsewhere.values()) count += taken.get(name) ?? 0;
    return count;
  }

  #add(name: string, change: 1 | -1): void {
    this.#all += change;
    this.#count(name, change);
  }

  #count(name: string, change: 1 | -1): void {
    this.#changed?.add(name);
    const next = (this.#taken.get(name) ?? 0) + change;
    if (next === 0) this.#taken.delete(name);
    else this.#taken.set(name, next);
  }
}

/** One household has many addresses of the newer kind, and one: they count as one, as they do for the calls. */
const nameOf = (address: string): string => rateLimit.normalizeIP(address);

/** A refused guest gets a line to read and no time to read it. */
export function turnAway(raw: Duplex, why: NoPlace): void {
  raw.on('error', () => raw.destroy());
  raw.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => raw.destroy());
}
