import type { Reply, Sent } from '@maidan/contract/api';
import type { ErrorCode, RefusalBody } from '@maidan/contract/errors';
import { partsOf } from '@maidan/contract/route';
import type { CallName } from '@maidan/contract/routes';
import { say } from '@maidan/words/say';
import { nextTask } from './nextTask.ts';

/** `unnamed`: it was answered, with words but without one of our names. */
export type RefusalName = ErrorCode | 'unreachable' | 'unnamed';

/** What a call answered when it was refused: a name, a sentence, and for forms what is wrong with which field. */
export class Refused extends Error {
  readonly code: RefusalName;
  /** The server's `error` field, which login and registration show; the sentence itself is its `message`. */
  readonly error: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalName, sentence: string, body?: Partial<RefusalBody>) {
    super(sentence);
    this.code = code;
    this.error = body?.error;
    this.fields = body?.fields ?? {};
    this.retryAfter = body?.retryAfter;
  }
}

export interface CallOptions {
  /** Made once per intent and kept over retries, so that a command counts once. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** How a front end proves who calls, and what it does when that proof has run out. */
export interface Identity {
  headers(): Record<string, string>;
  /** The proof that was `sent` is no longer taken: tries to renew it; true when the call is worth repeating. */
  renew(sent: Record<string, string>): Promise<boolean>;
  /** An answer is not given before. */
  ready?(): Promise<void>;
}

/** A whole answer. The specification reads `success` and `message` of some calls, and of login the `token` alone. */
export interface WholeAnswer<N extends CallName> {
  readonly success?: boolean;
  readonly message?: string;
  readonly token?: string;
  readonly data?: Reply<N>;
}

/** A front end has its own calls only. */
type Routes<R extends CallName> = Readonly<Record<R, string>>;

/** A typed fetch: `call('balance', {})` knows what it sends and what comes back. */
export function callerFor<R extends CallName>(routes: Routes<R>, identity: Identity) {
  const ask = askerFor(routes, identity);
  return async function call<N extends R>(name: N, input: Sent<N>, options: CallOptions = {}): Promise<Reply<N>> {
    return (await ask(name, input, options)).data as Reply<N>; // the contract promises it of every answer of ours
  };
}

/** The same, for who reads more of the answer than its data. */
export function askerFor<R extends CallName>(routes: Routes<R>, identity: Identity) {
  return async function ask<N extends R>(name: N, input: Sent<N>, options: CallOptions = {}): Promise<WholeAnswer<N>> {
    const proof = identity.headers();
    const send = (sent: Record<string, string>) =>
      request(routes[name], input as Record<string, unknown>, sent, options);
    let response = await send(proof);
    await identity.ready?.();
    if (response.status === 401 && (await isSignedOut(response)) && (await identity.renew(proof))) {
      response = await send(identity.headers());
    }
    if (!response.ok) throw await refusalOf(response);
    if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
      if (!response.headers.has('content-disposition')) throw unreachable(); // the page of somebody on the way
      return { success: true, data: (await whole(response.blob(), options)) as unknown as Reply<N> };
    }
    const answer: WholeAnswer<N> & Partial<RefusalBody> = await whole(response.json(), options);
    if (answer.success === false) throw new Refused('unnamed', answer.message ?? answer.error ?? '', answer);
    return answer;
  };
}

/** Sent as a form, with a picture or without one. */
const DEPOSIT = '/api/user/deposit';

async function request(
  route: string,
  input: Record<string, unknown>,
  identity: Record<string, string>,
  options: CallOptions,
): Promise<Response> {
  const { method, path } = partsOf(route);
  const rest = { ...input };
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = String(rest[field]);
    delete rest[field];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = { ...identity };
  if (options.key) headers['idempotency-key'] = options.key;
  const init: RequestInit = { method, headers, credentials: 'same-origin', signal: options.signal ?? null };
  if (method === 'GET') {
    await nextTask();
    return whole(fetch(url + queryOf(rest), init), options);
  }
  const file = Object.values(rest).some(value => value instanceof Blob) || path === DEPOSIT;
  if (!file) headers['content-type'] = 'application/json';
  return whole(fetch(url, { ...init, body: file ? formOf(rest) : JSON.stringify(rest) }), options);
}

/** An answer that was cut off in the middle is none: what it said is not known. */
const whole = <A>(answer: Promise<A>, { signal }: CallOptions): Promise<A> =>
  answer.catch((error: unknown) => {
    throw signal?.aborted ? error : unreachable();
  });

const unreachable = (): Refused => new Refused('unreachable', say('frame.unreachable'));

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(values)) if (value !== undefined) query.set(field, String(value));
  return query.size ? `?${query}` : '';
}

function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(values)) {
    if (value instanceof Blob) form.append(field, value);
    else if (value !== undefined) form.append(field, String(value));
  }
  return form;
}

const isSignedOut = async (response: Response): Promise<boolean> =>
  (await bodyOf(response.clone()))?.code === 'not-signed-in';

async function refusalOf(response: Response): Promise<Refused> {
  const body = await bodyOf(response);
  const sentence = body?.message ?? body?.error;
  return body !== undefined && sentence !== undefined
    ? new Refused(body.code ?? 'unnamed', sentence, body)
    : unreachable();
}

const bodyOf = (response: Response): Promise<Partial<RefusalBody> | undefined> =>
  response.json().catch(() => undefined) as Promise<Partial<RefusalBody> | undefined>;

/** Made once per intent and kept over retries, so that the server counts a command once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // randomUUID exists on secure origins only
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
