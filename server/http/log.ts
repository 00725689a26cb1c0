import type { Call } from '@maidan/contract/call';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/* Lines of JSON for machines (pino, which Fastify brings): by whom, about what, and nothing that opens a door. */

/** Where lines go; standard output when not said. */
export interface LogStream {
  write(line: string): void;
}

export function logOptions(
  { logLevel, node }: Config,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: logLevel,
    base: { node, pid: process.pid },
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: level => ({ level }) },
    serializers: { req: requestOf, err: errorOf },
    hooks: { streamWrite: masked },
    ...(stream && { stream }),
  };
}

/** What a line about a request says: who asked with which key about which place. A visitor's key opens what it was told. */
export function aboutOf(request: FastifyRequest): object {
  const { access, manner } = (request.routeOptions.config as { readonly call?: Call }).call ?? {};
  const key = request.headers['idempotency-key'];
  return {
    method: request.method,
    route: request.routeOptions.url,
    ...(manner?.once && access !== 'public' && key !== undefined && { key }),
    ...placeOf(request.params as Readonly<Record<string, string | undefined>> | undefined),
  };
}

/** The table, market or match that a call names in its address. */
function placeOf({ game, market, event }: Readonly<Record<string, string | undefined>> = {}): object {
  if (game !== undefined) return { place: `table:${game}` };
  if (market !== undefined) return { place: `market:${market}` };
  return event === undefined ? {} : { place: `match:${event}` };
}

/** As pino wants them. */
type Fields = { [name: string]: unknown };
type ErrorFields = Fields & { type: string; message: string; stack: string };

/** Never the address as it was sent: links to pictures carry what opens them. */
const requestOf = ({ method, routeOptions }: FastifyRequest): Fields => ({ method, route: routeOptions.url });

/** The database tells which values it refused, in `detail`; those are left out. */
function errorOf(error: Error & { readonly code?: unknown; readonly constraint?: unknown }): ErrorFields {
  const { name: type, message, stack = '', code, constraint, cause } = error;
  return {
    ...{ type, message, stack },
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause instanceof Error && { cause: errorOf(cause) }),
  };
}

/** Tokens and cookies are 43 letters, whatever sentence they got into. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;
const NAMED = /("?(?:password|new_password|token|secret|cookie|authorization)"?\s*[:=]\s*\\?"?)[^"\\,;\s}]+/gi;

const masked = (line: string): string => line.replace(SECRET, '[secret]').replace(NAMED, '$1[secret]');
