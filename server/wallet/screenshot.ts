import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ok, refuse, type Result } from '@maidan/core/result';
import { PICTURE_BYTES } from '../http/multipart.ts';
import { EXIT, type PictureHeader } from './screenshotLimits.ts';

/** A picture made anew from what was sent: the same to look at, with nothing else of it. */
export interface Picture extends Omit<PictureHeader, 'textureLength'> {
  readonly webp: Uint8Array;
  readonly texture: Uint8Array;
  readonly sha256: string;
}

export type PictureFault = 'picture-unreadable' | 'picture-too-large' | 'busy';

/** Where players' pictures are copied, each in a process of its own. Nothing of an original is kept. */
export class Darkroom {
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #ofOne: number;
  readonly #working = new Set<Promise<unknown>>();
  /** How many pictures of whom are in work or waiting. */
  readonly #inHand = new Map<string, number>();
  #waiting = 0;

  /** More at once would only take the processors from everyone else, and more of one player the places. */
  constructor(atOnce = 2, mayWait = 30, ofOne = 2) {
    this.#atOnce = atOnce;
    this.#mayWait = mayWait;
    this.#ofOne = ofOne;
  }

  async copyOf(sent: Uint8Array, of: string): Promise<Result<Picture, PictureFault>> {
    if (sent.length > PICTURE_BYTES) return refuse('picture-too-large');
    if (!looksLikeAPicture(sent)) return refuse('picture-unreadable');
    const inHand = this.#inHand.get(of) ?? 0;
    if (inHand >= this.#ofOne || this.#waiting >= this.#mayWait) return refuse('busy');
    this.#inHand.set(of, inHand + 1);
    try {
      return await this.#inTurn(sent);
    } finally {
      this.#letGo(of);
    }
  }

  async #inTurn(sent: Uint8Array): Promise<Result<Picture, PictureFault>> {
    this.#waiting += 1;
    while (this.#working.size >= this.#atOnce) await Promise.race(this.#working).catch(() => {}); // theirs to tell
    this.#waiting -= 1;
    const work = developed(sent).finally(() => this.#working.delete(work));
    this.#working.add(work);
    return work;
  }

  #letGo(of: string): void {
    const left = (this.#inHand.get(of) ?? 1) - 1;
    if (left > 0) this.#inHand.set(of, left);
    else this.#inHand.delete(of);
  }
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first bytes say JPEG, PNG or WebP; the name and type a browser sent with them say nothing. */
function looksLikeAPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12));
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP';
  return isWebp || [JPEG, PNG].some(mark => start.subarray(0, mark.length).equals(mark));
}

const TIMEOUT_MS = 20_000;

/**
 * What the process takes from itself before it runs: no core file, no file written, twenty seconds of processor,
 * and a bound on memory (in kilobytes; Node reserves about 600 MB of it and uses little).
 */
const LIMITS = 'ulimit -c 0; ulimit -f 0; ulimit -t 20; ulimit -d 1572864 2>/dev/null; exec "$0" "$@"';
const WORKER = fileURLToPath(new URL('screenshot.worker.ts', import.meta.url));
const FLAGS = ['--no-warnings', '--max-old-space-size=64', '--permission', '--allow-addons', '--allow-fs-read=*'];

async function developed(sent: Uint8Array): Promise<Result<Picture, PictureFault>> {
  const { child, ended } = begun();
  const { stdin, stdout } = child;
  if (!stdin || !stdout) return refuse('busy');
  stdin.on('error', () => {}); // a process that refuses early stops listening: its exit code says why
  stdin.end(sent);
  const [code, said] = await Promise.all([ended, buffer(stdout).catch(() => undefined)]);
  if (code === UNSTARTED || !said) return refuse('busy');
  if (code === EXIT.tooLarge) return refuse('picture-too-large');
  return code === 0 ? ok(pictureOf(said)) : refuse('picture-unreadable');
}

const UNSTARTED = 'unstarted';

/** A machine that has no process to spare says so with an event, and one that has no file to spare leaves no pipes either. */
function begun(): { child: Unsure; ended: Promise<number | null | typeof UNSTARTED> } {
  const child: Unsure = spawn('/bin/sh', ['-c', LIMITS, process.execPath, ...FLAGS, WORKER], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | null | typeof UNSTARTED>(resolve => {
    child.on('error', () => resolve(UNSTARTED));
    child.once('close', resolve);
  });
  return { child, ended };
}

/** The declared type promises pipes that are not always there. */
type Unsure = Omit<ChildProcess, 'stdin' | 'stdout'> & {
  readonly stdin: ChildProcess['stdin'] | undefined;
  readonly stdout: ChildProcess['stdout'] | undefined;
};

function pictureOf(said: Buffer): Picture {
  const end = said.indexOf('\n');
  const { textureLength, ...header } = JSON.parse(said.toString('utf8', 0, end)) as PictureHeader; // written by our own worker
  const texture = new Uint8Array(said.subarray(end + 1, end + 1 + textureLength));
  const webp = new Uint8Array(said.subarray(end + 1 + textureLength));
  return { ...header, webp, texture, sha256: createHash('sha256').update(webp).digest('hex') };
}
