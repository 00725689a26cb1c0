import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { randomFrom } from '@maidan/core/random';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { badMessage, faultAfter } from './badMessages.ts';
import { type Bad, badRequests } from './badRequests.ts';
import { GAME, gather } from './company.ts';
import { stateOf } from './unchanged.ts';
import { codeIn, faultIn, type Reply } from './verdict.ts';

/* A real house on loopback, and as many bad requests as one likes: none may be answered with 5xx, none may change anything. */

export interface Siege {
  readonly databaseUrl: string;
  readonly count: number;
  readonly seed: number;
  say?(sentence: string): void;
}

export interface Outcome {
  readonly kinds: ReadonlyMap<string, Tally>;
  readonly refusals: ReadonlyMap<string, number>;
  readonly complaints: readonly string[];
  readonly tables: number;
}

interface Tally {
  sent: number;
  refused: number;
  answered: number;
}

/** One script of a table takes longer than all of this. */
const PACE = 10_000;
/** Time goes on a little with every request: far less than a session lasts. */
const STEP_MS = 2;
const AT_ONCE = 16;
/** One in so many is a message of a socket. */
const SOCKETS = 20;
const SAID_EVERY = 5_000;
const MOST_COMPLAINTS = 1_000;

export async function besiege({ databaseUrl, count, seed, say = () => {} }: Siege): Promise<Outcome> {
  const world = new TestWorld();
  const house = await openTestHouse(databaseUrl, world, { tables: [GAME], pace: PACE });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const book = new Book(say);
  try {
    await house.tidied();
    const company = await gather(house, world);
    const before = await stateOf(house.deps.db);
    const requests = badRequests(company, seed);
    const random = randomFrom(seed + 1);
    let left = count;
    const send = async (): Promise<void> => {
      for (; left > 0; world.pass(STEP_MS)) {
        left -= 1;
        if (left % SAID_EVERY === 0 && left > 0)
          say(`${count - left} of ${count}, ${book.complaints.length} complaints`);
        if (random.below(SOCKETS) === 0) book.heard(await faultAfter(house.url, badMessage(company, random)));
        else {
          const { value: bad } = (await requests.next()) as { value: Bad }; // there is no end to them
          book.wrote(bad, await answerTo(house.url, agent, bad));
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    const after = await stateOf(house.deps.db);
    for (const [table, sum] of after) if (before.get(table) !== sum) book.complain(`${table} was changed`);
    const { faults } = await reconcile(house.deps.db, undefined);
    for (const { rule, subject } of faults) book.complain(`reconciliation: ${rule} ${subject}`);
    return { ...book, tables: after.size };
  } finally {
    agent.destroy();
    await house.close();
  }
}

/** What was sent, and what came of it. */
class Book {
  readonly kinds = new Map<string, Tally>();
  readonly refusals = new Map<string, number>();
  readonly complaints: string[] = [];
  readonly #say: (sentence: string) => void;

  constructor(say: (sentence: string) => void) {
    this.#say = say;
  }

  wrote(bad: Bad, reply: Reply | undefined): void {
    const isRefused = reply !== undefined && reply.status >= 400;
    this.#count(bad.kind, isRefused);
    const code = isRefused ? codeIn(reply.text) : undefined;
    if (code !== undefined) this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
    const fault = reply === undefined ? 'no answer' : faultIn(bad.expected, reply, bad.method);
    if (fault === undefined) return;
    const sent = bad.raw ?? `${bad.method} ${bad.url.slice(0, 200)} ${String(bad.body ?? '').slice(0, 200)}`;
    this.complain(`${bad.kind}, ${bad.what}: ${fault} to ${JSON.stringify(sent)}`);
  }

  heard(fault: string | undefined): void {
    this.#count('messages of a socket', true);
    if (fault !== undefined) this.complain(fault);
  }

  complain(words: string): void {
    if (this.complaints.length >= MOST_COMPLAINTS) return;
    this.complaints.push(words);
    this.#say(words);
  }

  #count(kind: string, isRefused: boolean): void {
    const tally = this.kinds.get(kind) ?? { sent: 0, refused: 0, answered: 0 };
    this.kinds.set(kind, tally);
    tally.sent += 1;
    if (isRefused) tally.refused += 1;
    else tally.answered += 1;
  }
}

const answerTo = (base: string, agent: Agent, bad: Bad): Promise<Reply | undefined> =>
  bad.raw === undefined ? asked(base, agent, bad) : shouted(base, bad.raw);

/** Undefined when the line was cut before there was an answer. */
function asked(base: string, agent: Agent, { method, url, headers, body }: Bad): Promise<Reply | undefined> {
  const { hostname, port } = new URL(base);
  const path = Buffer.from(url).toString('latin1'); // its bytes as they are, also those that are no ASCII
  return new Promise(done => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request({ hostname, port, path, method, agent, headers: { ...headers, ...length } }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const end = (): void => done({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      response.on('end', end).on('error', end);
    });
    sent.on('error', () => done(undefined));
    sent.end(body);
  });
}

/** Bytes as they are, and what comes back until the line is closed. */
function shouted(base: string, raw: string): Promise<Reply | undefined> {
  const { hostname, port } = new URL(base);
  return new Promise(done => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(raw, 'latin1'));
    const end = (): void => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
      done(status ? { status, text: text.slice(text.indexOf('\r\n\r\n') + 4) } : undefined);
      socket.destroy();
    };
    socket.on('data', part => {
      text += String(part);
      if (/\r\n\r\n.*\}$/s.test(text)) end();
    });
    socket.on('error', end).on('close', end);
  });
}
