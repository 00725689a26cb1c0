import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const OURS = join(import.meta.dirname, '..');

/** The real server process, for tests that kill it without warning and start it again on the same database. */
export class MortalServer {
  readonly #env: Readonly<Record<string, string>>;
  readonly #port: number;
  readonly #root: string;
  #process: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  deaths = 0;

  /** The code of another release may be elsewhere. */
  constructor(databaseUrl: string, port: number, env: Readonly<Record<string, string>>, root = OURS) {
    this.#env = { DATABASE_URL: databaseUrl, PORT: String(port), MAIDAN_WEB: 'none', SPORTS: '', ...env };
    this.#port = port;
    this.#root = root;
  }

  /** Until it answers, for callers that were cut off. */
  ready(): Promise<void> {
    return this.#ready;
  }

  get pid(): number {
    return this.#process!.pid!; // of one that was started
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`;
  }

  /** With what is told to it beyond the usual, this once. */
  start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#ready = this.#spawn(more);
    return this.#ready;
  }

  /** It is started again when what is done meanwhile is done. */
  async kill(meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    const process = this.#process!;
    this.deaths += 1;
    this.#ready = once(process, 'exit')
      .then(meanwhile)
      .then(() => this.#spawn());
    process.kill('SIGKILL');
    await this.#ready;
  }

  /** Asks it to end, and says with which code it did. */
  async stop(): Promise<number | null> {
    const ended = this.ended();
    this.#process!.kill('SIGTERM');
    return ended;
  }

  /** However far a test came, nothing is left running. */
  end(): void {
    this.#process?.kill('SIGKILL');
  }

  /** The code it ends with by itself. */
  async ended(): Promise<number | null> {
    const [code] = (await once(this.#process!, 'exit')) as [number | null];
    return code;
  }

  /** Undefined when the connection was cut: whether the server acted is then not known. */
  post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response | undefined> {
    const sent =
      body instanceof FormData
        ? { headers, body }
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
    return fetch(this.url(path), { method: 'POST', ...sent }).catch(() => undefined);
  }

  /** Tries with the same key until somebody answers in full, as the web app does. */
  async insist<T>(path: string, body: object, headers: Record<string, string>): Promise<T> {
    for (;;) {
      await this.ready();
      const reply = await this.post(path, body, headers);
      if (reply === undefined || reply.status === 503) continue;
      const answer = (await reply.json().catch(() => undefined)) as T | undefined; // cut off in the middle: nothing
      if (answer !== undefined) return answer;
    }
  }

  /** Registers a player and signs in: the token. */
  async signUp(name: string, password: string): Promise<string> {
    const email = `${name}@example.com`;
    const details = { username: name, email, phone_number: '9876543210', country: 'India', password };
    await this.post('/api/admin/register-user', details);
    return this.signIn(name, password);
  }

  /** The token of a player who is registered. */
  async signIn(name: string, password: string): Promise<string> {
    const email = `${name}@example.com`;
    return (await this.insist<{ token: string }>('/api/user/login', { email, password }, {})).token;
  }

  async #spawn(more: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, [join(this.#root, 'tools', 'start.ts')], {
      env: { ...process.env, ...this.#env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes(`:${this.#port}`)) {
        child.stdout.resume();
        return;
      }
    }
    throw new Error('the server ended before it was open');
  }
}
