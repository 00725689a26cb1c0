import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, statusOf } from '@maidan/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForPrograms, refusalOf, refused } from './http.ts';

/* What cannot be routed, or is not even HTTP: no hook runs for it, so its headers are set here. */

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * A request without an address that leads anywhere. A browser on its way to a page is sent to the same address spelt so that
 * it can be read, where the app says that there is no such page; a program is refused by name.
 */
export function refuseUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS);
  const isPage = request.method === 'GET' && String(request.headers.accept).includes('text/html');
  if (isPage && !isForPrograms(request.url)) void reply.redirect(readable(request.url), 302);
  else refused(reply, 'malformed-body');
}

/** Never another host, which two slashes would name. */
const readable = (url: string): string => url.replace(/^[/\\]+/, '/').replaceAll('%', '%25');

/** As Node's parser names them; everything else is simply not HTTP. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
};

/** How long who is refused may take to read why. */
const READING_MS = 1_000;

/** Refuses bytes that the parser could not make a request of, and closes the line they came on. */
export class Noise {
  readonly #answers = new WeakMap<Duplex, ServerResponse>();

  /** Remembers what is being answered: a refusal must not be taken for the answer to the request before. */
  watch(server: Server): void {
    server.on('request', (request, response) => this.#answers.set(request.socket, response));
  }

  readonly refuse = (error: NodeJS.ErrnoException, line: Duplex): void => {
    if (!line.writable || this.#isAnswering(line)) {
      line.destroy();
      return;
    }
    line.on('error', () => line.destroy());
    line.end(textOf(CODES[error.code ?? ''] ?? 'malformed-body'));
    line.resume(); // unread bytes would make the operating system take the refusal back
    setTimeout(() => line.destroy(), READING_MS).unref();
  };

  #isAnswering(line: Duplex): boolean {
    const answer = this.#answers.get(line);
    if (!answer || answer.writableFinished) return false;
    return answer.headersSent || answer.req.complete; // otherwise it is this very request that breaks off
  }
}

function textOf(code: ErrorCode): string {
  const body = JSON.stringify(refusalOf(code));
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const status = statusOf(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
