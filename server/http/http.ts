import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { api, type Api } from '@maidan/contract/api';
import type { Access, Call, FileReply, InputOf, LongFileReply, ReplyOf } from '@maidan/contract/call';
import { type ErrorCode, type RefusalBody, type RefusalHelp, statusOf } from '@maidan/contract/errors';
import { FIELD } from '@maidan/contract/fieldSentences';
import type { Language } from '@maidan/contract/language';
import { fieldIn, refusalIn } from '@maidan/contract/refusalsIn';
import { may } from '@maidan/contract/roles';
import { refuse, type Refusal, type Result } from '@maidan/core/result';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { KeyMissing } from '../accounts/secretBox.ts';
import { canonical } from '../writer/audit.ts';
import type { CallerOf, Cookies, Player, Staff, Visitor } from './caller.ts';
import { BY_LANGUAGE, languageFor } from './languages.ts';
import { aboutOf } from './log.ts';
import { fieldsOf } from './multipart.ts';
import { isPassing } from '../db/passing.ts';
import { WriterBusy } from '../writer/writer.ts';

/** A refusal with what helps to do it right: when to come back, or what is wrong with which field. */
export type Refused = Refusal<ErrorCode> & RefusalHelp;

type Handler<C extends Call> = (
  input: InputOf<C>,
  caller: CallerOf<C['access']>,
) => Promise<Result<ReplyOf<C>, ErrorCode> | Refused>;

export type Handlers = { readonly [name in keyof Api]: Handler<Api[name]> };

/** How a request proves who sends it (authentication). */
export interface Doors {
  player(request: FastifyRequest): Promise<Result<Omit<Player, keyof Visitor>, ErrorCode>>;
  staff(request: FastifyRequest, call: Call): Promise<Result<Omit<Staff, keyof Visitor>, ErrorCode>>;
  cookies(request: FastifyRequest, reply: FastifyReply): Cookies;
}

/** Mounts every call of the contract. A call without a handler does not compile. */
export function mount(app: FastifyInstance, handlers: Handlers, doors: Doors): void {
  for (const name of Object.keys(api) as (keyof Api)[]) {
    const call: Call = api[name];
    const handle = handlers[name] as unknown as Handler<Call>;
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: (request, reply) => answer(request, reply, call, handle, doors),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    return refused(reply, isForPrograms(request.url) ? 'unknown-call' : 'not-found');
  });
  app.setErrorHandler((error, request, reply) => failed(error, request, reply));
}

/** Addresses that no page has: who asks there is a program, whatever it says it takes. */
export const isForPrograms = (url: string): boolean =>
  /^\/+(api|admin\/+api|casino\/+data|livez|readyz)(?![\w-])/i.test(spelt(url));

/** As the router reads it, whatever was written for a letter. */
function spelt(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  handle: Handler<Call>,
  doors: Doors,
): Promise<FastifyReply> {
  const who = await identify(request, call, doors);
  if (!who.ok) return refused(reply, who.error);
  const sent = await sentWith(request, call);
  if (!sent.ok) return refused(reply, sent.error);
  if (isDeep(sent.value)) return refused(reply, 'malformed-body');
  const key = keyOf(request, call);
  if (key === undefined) return refused(reply, 'key-malformed');
  const input = call.input.safeParse(sent.value);
  if (!input.success)
    return refused(reply, 'invalid-input', { fields: faultsOf(input.error, fieldLanguage(request, call)) });
  const caller = { ...who.value, ...visitor(request, reply, call, key, input.data, who.value, doors) };
  const result = await handle(input.data as never, caller as never);
  if (reply.sent) return reply; // it was told that the database is away
  if (!result.ok) {
    const { ok: _, error, ...help } = result;
    return refused(reply, error, help);
  }
  if (call.manner.file) return sendFile(reply, result.value as FileReply | LongFileReply);
  if (call.access === 'public' && call.method === 'GET') return sendText(reply, textOf(result.value as object));
  const lifted =
    call.manner.lifted &&
    Object.fromEntries(call.manner.lifted.map(field => [field, (result.value as Record<string, unknown>)[field]]));
  return reply.send({ success: true, ...lifted, data: result.value });
}

/** What is the same for everybody is written once, as long as it is kept. */
const texts = new WeakMap<object, string>();

function textOf(value: object): string {
  const text = texts.get(value) ?? JSON.stringify({ success: true, data: value });
  texts.set(value, text);
  return text;
}

const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

async function identify(request: FastifyRequest, call: Call, doors: Doors): Promise<Result<object, ErrorCode>> {
  const { access } = call;
  if (access === 'public') return { ok: true, value: {} };
  if (access === 'player') return doors.player(request);
  const staff = await doors.staff(request, call);
  if (staff.ok && access !== 'staff' && !may(staff.value.role, access)) return refuse('not-allowed');
  return staff;
}

async function sentWith(request: FastifyRequest, call: Call): Promise<Result<object, ErrorCode>> {
  const named = request.params as object;
  if (call.method === 'GET') return { ok: true, value: { ...(request.query as object), ...named } };
  // Addresses end up in logs: what is sent to be kept does not travel in them.
  if (Object.keys(request.query as object).length > 0) return refuse('malformed-body');
  if (call.manner.multipart) {
    const fields = await fieldsOf(request, call.manner.files);
    return fields.ok ? { ok: true, value: { ...fields.value, ...named } } : fields;
  }
  const { body = {} } = request; // who sends none has nothing to say; null is something, and no input
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('malformed-body');
  return { ok: true, value: { ...body, ...named } };
}

const KEY = /^[\w-]{8,100}$/;
/** Visitors share one name space of keys: theirs must be beyond guessing. */
const PUBLIC_KEY = /^[\w-]{22,100}$/;

/** The client's key, or for who sends none one of our own; undefined when it sent something that is no key. */
function keyOf(request: FastifyRequest, { access, manner }: Call): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined || !manner.once) return request.id;
  return typeof given === 'string' && (access === 'public' ? PUBLIC_KEY : KEY).test(given) ? given : undefined;
}

const DEPTH = 32;

/** Nested beyond anything a form sends: walking it would cost more than it is worth. */
function isDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return depth >= DEPTH || Object.values(value).some(inner => isDeep(inner, depth + 1));
}

function visitor(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Call,
  key: string,
  input: unknown,
  who: object,
  doors: Doors,
): Visitor {
  const owner = 'user' in who ? `player:${who.user}` : 'staff' in who ? `staff:${who.staff}` : 'visitor';
  return {
    key: `${owner}/${key}`,
    fingerprint: fingerprintOf(call, input),
    address: request.ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    request: request.id,
    cookies: doors.cookies(request, reply),
    language: languageFor(request),
  };
}

/** Files count by their hash. */
function fingerprintOf(call: Call, input: unknown): string {
  const plain = call.manner.multipart
    ? Object.fromEntries(
        Object.entries(input as object).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? hash('sha256', value, 'hex') : value,
        ]),
      )
    : input;
  return hash('sha256', `${call.name} ${canonical(plain)}`, 'base64url');
}

/** Forms of the back office are in English. */
const fieldLanguage = (request: FastifyRequest, { access }: Call): Language =>
  access === 'public' || access === 'player' ? languageFor(request) : 'en';

/** What is wrong with which field, by its path. */
export function faultsOf(error: z.ZodError, language: Language = 'en'): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknown = fieldIn(language, FIELD.notKnown);
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) faults[key] ??= unknown;
    else faults[issue.path.join('.') || 'input'] ??= fieldIn(language, issue.message);
  }
  return faults;
}

function sendFile(reply: FastifyReply, file: FileReply | LongFileReply): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send('bytes' in file ? Buffer.from(file.bytes) : Readable.from(file.pieces));
}

export function refused(reply: FastifyReply, code: ErrorCode, more: RefusalHelp = {}): FastifyReply {
  if (more.retryAfter) reply.header('retry-after', more.retryAfter);
  reply.refusal = code;
  const language = languageFor(reply.request);
  reply.headers({ 'content-language': language, vary: BY_LANGUAGE });
  return reply.status(statusOf(code)).send(refusalOf(code, more, language));
}

/** The name of a refusal is the same in every language. */
export function refusalOf(code: ErrorCode, help: RefusalHelp = {}, language: Language = 'en'): RefusalBody {
  const { about, ...more } = help;
  const words = refusalIn(language, code);
  const sentence = about === undefined ? words : `${about}: ${words}`;
  return { success: false, code, error: sentence, message: sentence, ...more };
}

/** What Fastify itself refuses gets a name too; everything else is a bug and is logged as one. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (reply.sent) return reply; // it was told that the database is away
  if (error instanceof WriterBusy || isPassing(error)) return refused(reply, 'busy');
  if (error instanceof KeyMissing) return refused(reply, 'two-step-key-missing');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413 || code.includes('LIMIT')) return refused(reply, 'body-too-large');
  if (status === 415) return refused(reply, 'unsupported-body');
  if (status >= 400 && status < 500) return refused(reply, 'malformed-body');
  request.log.error({ err: error, ...aboutOf(request) }, 'a bug');
  return refused(reply, 'unexpected');
}

export const accessOf = (request: FastifyRequest): Access | undefined =>
  (request.routeOptions.config as { call?: Call }).call?.access;
