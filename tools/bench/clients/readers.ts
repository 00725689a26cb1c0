import { connect, type Socket } from 'node:net';
import { STREAM_PATH } from '@maidan/contract/stream';

/*
 * Half of the bench's sockets, in a process of their own so that their work is not counted as the server's. They read
 * bare frames into one buffer for all, and find in the last bytes of each when it was sent: `…"now":1772884800000}}`.
 * A reader that is slow would count its own slowness as the server's, so there is nothing else it does.
 */

/** What a process of readers is told and says. */
export interface ReadersOrder {
  readonly port: number;
  readonly topics: readonly string[];
  readonly sockets: number;
}
export interface ReadersReport {
  readonly messages: number;
  /** How many took so many whole milliseconds; the last counts all that took longer. */
  readonly delays: readonly number[];
}

const LONGEST_MS = 5_000;
const STAMP = { from: 15, to: 2 };
/** At once, so that the server's queue of new connections does not overflow. */
const DIALLING = 100;

const READ_BYTES = 65_536;
const ZERO = '0'.charCodeAt(0);

let messages = 0;
let delays = new Array<number>(LONGEST_MS + 1).fill(0);

process.on('message', (order: ReadersOrder | 'report') => {
  if (order === 'report') {
    process.send?.({ messages, delays } satisfies ReadersReport);
    messages = 0;
    delays = new Array<number>(LONGEST_MS + 1).fill(0);
    return;
  }
  void openAll(order).then(() => process.send?.('ready'));
});

async function openAll({ port, topics, sockets }: ReadersOrder): Promise<void> {
  for (let opened = 0; opened < sockets; opened += DIALLING) {
    const some = Array.from({ length: Math.min(DIALLING, sockets - opened) }, (_, nth) => opened + nth);
    await Promise.all(some.map(nth => open(port, topics[nth % topics.length]!)));
  }
}

/** What arrives is read here by one socket after the other, and done with before the next. */
const buffer = Buffer.alloc(READ_BYTES);
const NOTHING = Buffer.alloc(0);

/** Answers once the snapshot is here. */
function open(port: number, topic: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const frames = new Frames();
    let isGreeted = false;
    const read = (length: number): boolean => {
      if (isGreeted)
        frames.read(buffer.subarray(0, length), payload => (isSnapshot(payload) ? resolve() : count(payload)));
      else socket.write(masked(JSON.stringify({ type: 'subscribe', topic })));
      isGreeted = true;
      return true;
    };
    const socket: Socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback: read } });
    const hello = [`GET ${STREAM_PATH} HTTP/1.1`, 'Host: bench', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write(
      [...hello, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`, '', ''].join('\r\n'),
    );
    socket.on('error', reject);
  });
}

const isSnapshot = (payload: Buffer): boolean => payload.subarray(0, 60).includes('"snapshot"');

function count(payload: Buffer): void {
  const delay = Date.now() - stampOf(payload);
  messages += 1;
  const slot = Math.max(0, Math.min(LONGEST_MS, delay));
  delays[slot] = delays[slot]! + 1;
}

function stampOf(payload: Buffer): number {
  let stamp = 0;
  const to = payload.length - STAMP.to;
  for (let at = payload.length - STAMP.from; at < to; at += 1) stamp = stamp * 10 + payload[at]! - ZERO;
  return stamp;
}

/** Cuts what arrives into payloads; no message here is longer than two bytes can say. */
class Frames {
  #rest: Buffer = NOTHING;

  read(chunk: Buffer, take: (payload: Buffer) => void): void {
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (rest.length >= 4) {
      const isShort = rest[1]! < 126;
      const from = isShort ? 2 : 4;
      const to = from + (isShort ? rest[1]! : rest.readUInt16BE(2));
      if (rest.length < to) break;
      take(rest.subarray(from, to));
      rest = rest.subarray(to);
    }
    this.#rest = rest.length === 0 ? NOTHING : Buffer.from(rest); // the next socket reads over it
  }
}

/** Masked with zeros, which leaves it as it is. */
const masked = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
