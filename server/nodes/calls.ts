import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@maidan/contract/routes';
import type { ErrorCode } from '@maidan/contract/errors';
import { refuse, type Result } from '@maidan/core/result';
import type { Queryable } from '../db/db.ts';
import { isPassing } from '../db/passing.ts';
import type { Visitor } from '../http/caller.ts';
import type { Handlers, Refused } from '../http/http.ts';
import type { Asked, Observer } from '../observer.ts';
import { WriterBusy } from '../writer/writer.ts';
import { type Lease, NotKept, type Place } from './place.ts';
import { NoAnswer, type Post } from './post.ts';
import { WHERE } from './whereTo.ts';

/** What is asked of the node that keeps a place. Who asks was identified where the call came in. */
interface Question {
  readonly name: CallName;
  readonly input: unknown;
  readonly caller: Omit<Visitor, 'cookies'>;
}

type Answer = Result<unknown, ErrorCode> | Refused;

/** How it went there: answered, not kept there any more, or a fault. */
type Outcome = { readonly answer: Answer } | { readonly isNotKept: true } | { readonly fault: string };

type Handle = (input: unknown, caller: Visitor) => Promise<Answer>;

export interface CallsOptions {
  readonly post: Post;
  readonly observer: Observer;
  /** What is kept here, and ready to be asked. */
  leaseOf(place: Place): Lease | undefined;
  /** The answers of who keeps a place. */
  handlersAt(lease: Lease): Handlers;
  /** A commit found that it is kept elsewhere. */
  lost(lease: Lease): void;
  /** A place that nobody keeps is on its way to somebody: so long who asked waits for it. */
  readonly patienceMs?: number;
  /** Told when a place changes hands. Answers how to stop it. */
  onMoved(place: Place, listener: () => void): () => void;
}

const PATIENCE_MS = 12_000;
const AGAIN_MS = 100;
const RETRY_S = 2;
/** An order waits for the delay of its market; a deposit's picture is not sent this way. */
const ANSWER_MS = 30_000;

/** A call is answered by the node that keeps what it is about. Its key makes it happen once, however often it is asked for. */
export class Calls {
  readonly #options: CallsOptions;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  /** Answers for a place that is kept here. */
  serve(lease: Lease): () => void {
    return this.#options.post.answer(`place.${lease.place}`, async ({ name, input, caller }: Question) => {
      const outcome = await this.#here(lease, name, input, caller as Visitor);
      return outcome satisfies Outcome;
    });
  }

  /** Asks who keeps the place, until somebody does. */
  async ask(place: Place, name: CallName, input: unknown, caller: Visitor): Promise<Answer> {
    const { leaseOf, patienceMs = PATIENCE_MS } = this.#options;
    const until = performance.now() + patienceMs;
    do {
      const lease = leaseOf(place);
      const outcome = await (lease ? this.#here(lease, name, input, caller) : this.#there(place, name, input, caller));
      if ('answer' in outcome) return outcome.answer;
      if ('fault' in outcome) throw new Error(outcome.fault);
      await pause(AGAIN_MS);
    } while (performance.now() < until);
    return { ...refuse('changing-hands'), retryAfter: RETRY_S };
  }

  /** Who gave the place away meanwhile may have found half of it gone: what was done counts, and anything else is asked anew. */
  async #here(lease: Lease, name: CallName, input: unknown, caller: Visitor): Promise<Outcome> {
    const { handlersAt, leaseOf, lost } = this.#options;
    const isKept = (): boolean => leaseOf(lease.place) === lease;
    try {
      const handle = handlersAt(lease)[name] as unknown as Handle;
      const answer = await handle(input, caller);
      return answer.ok || isKept() ? { answer } : NOT_KEPT;
    } catch (error) {
      if (error instanceof NotKept) lost(lease);
      if (error instanceof NotKept || !isKept()) return NOT_KEPT;
      if (error instanceof WriterBusy || isPassing(error)) return { answer: refuse('busy') };
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  }

  async #there(place: Place, name: CallName, input: unknown, visitor: Visitor): Promise<Outcome> {
    const { cookies: _cookies, ...caller } = visitor; // of the browser, which is not there
    const { post, onMoved, observer } = this.#options;
    const since = performance.now();
    const asked = (outcome: Asked['outcome']): void => observer.asked({ outcome, ms: performance.now() - since });
    const question: Question = { name, input, caller };
    const moved = Promise.withResolvers<Outcome>();
    const stop = onMoved(place, () => moved.resolve(NOT_KEPT));
    try {
      const told = await Promise.race([post.ask(`place.${place}`, question, ANSWER_MS), moved.promise]);
      const outcome = told as Outcome; // our own nodes wrote it
      asked('answer' in outcome ? 'answered' : 'fault' in outcome ? 'failed' : 'moved');
      return outcome;
    } catch (error) {
      asked(error instanceof NoAnswer ? 'moved' : 'failed');
      if (error instanceof NoAnswer) return NOT_KEPT;
      throw error;
    } finally {
      stop(); // a place may stay where it is for weeks: nobody who was answered is remembered for that long
    }
  }
}

const NOT_KEPT: Outcome = { isNotKept: true };

/** The same answers, each from where it has to come from. */
export function shared(handlers: Handlers, db: Queryable, calls: () => Calls | undefined): Handlers {
  const all = Object.entries(handlers).map(([name, handle]) => {
    const where = WHERE[name as CallName] as ((input: unknown, db: Queryable) => Place | undefined) | undefined;
    if (!where) return [name, handle];
    const at: Handle = async (input, caller) => {
      const place = await where(input, db);
      if (!place) return (handle as unknown as Handle)(input, caller);
      return (await calls()?.ask(place, name as CallName, input, caller)) ?? refuse('busy');
    };
    return [name, at];
  });
  return Object.fromEntries(all) as Handlers;
}
