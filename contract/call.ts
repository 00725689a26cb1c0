import type { z } from 'zod';
import type { Permission } from './roles.ts';
import type { Method } from './route.ts';
import { type CallName, routeOf } from './routes.ts';

/** Who may make a call: anyone, a signed-in player, any staff, or staff whose role has that permission. */
export type Access = 'public' | 'player' | 'staff' | Permission;

/** One HTTP call: the server implements it, the web app makes it, both are checked against this. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly name: CallName;
  readonly method: Method;
  /** Names in the path are taken from the input: '/api/office/players/:id' needs `id`. */
  readonly path: string;
  readonly access: Who;
  readonly summary: string;
  readonly input: Input;
  readonly reply: Reply;
  readonly manner: Manner;
}

/** What is unusual about a call. */
export interface Manner {
  /** It changes something and takes an Idempotency-Key: a retry with the same key changes nothing. */
  readonly once?: true;
  /** The body is multipart/form-data; a file becomes bytes. */
  readonly multipart?: true;
  /** How many files a form may have; one unless it is said. */
  readonly files?: number;
  /** The reply is a file, not JSON. */
  readonly file?: true;
  /** Fields of the reply that also stand at the top of the answer, where the specification reads them. */
  readonly lifted?: readonly string[];
}

export type InputOf<C extends Call> = z.output<C['input']>;
/** What a caller writes: before defaults and conversions. */
export type SentOf<C extends Call> = z.input<C['input']>;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** A file as a reply. */
export interface FileReply {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The same, of which nobody knows how long it is: it is made while it is sent. */
export interface LongFileReply {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncIterable<string>;
}

export function call<I extends z.ZodType, R extends z.ZodType, A extends Access>(
  name: CallName,
  access: A,
  summary: string,
  input: I,
  reply: R,
  manner: Manner = {},
): Call<I, R, A> {
  return { name, ...routeOf(name), access, summary, input, reply, manner };
}
