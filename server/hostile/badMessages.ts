import { type FromServer, STREAM_PATH } from '@maidan/contract/stream';
import type { Random } from '@maidan/core/random';
import { WebSocket } from 'ws';
import type { Company } from './company.ts';
import { anyText, anyValue } from './oddValues.ts';

/* Messages that no page of ours would send, each on a socket of its own. */

export interface BadMessage {
  readonly what: string;
  readonly data: string | Buffer;
  /** A topic that is nobody's business but its owner's. */
  readonly isPrivate: boolean;
}

const PRIVATE = ['wallet', 'requests', 'inbox', 'mybets', 'orders', 'payments'] as const;
const TOPICS = [
  'round:__proto__',
  'round:constructor',
  'event:../../x',
  'market:%00',
  'event:',
  'round:',
  'x',
  'toString',
];

export function badMessage({ scene, stale }: Company, random: Random): BadMessage {
  const tokens = [undefined, null, 1, {}, 'x'.repeat(43), scene.staff.owner.office, ...stale, anyText(random)];
  const topic = random.pick<unknown>([...TOPICS, anyText(random), anyValue(random)]);
  const said = (message: unknown): string => JSON.stringify(message) ?? 'undefined';
  return random.pick<() => BadMessage>([
    () => ({ what: 'not JSON', data: random.pick(['{', '', 'hello', '[', '"', '\u0000']), isPrivate: false }),
    () => ({ what: 'bytes', data: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), isPrivate: false }),
    () => ({ what: 'any JSON', data: said(anyValue(random)), isPrivate: false }),
    () => ({ what: 'no topic', data: said({ type: 'subscribe', topic }), isPrivate: false }),
    () => ({ what: 'no type', data: said({ type: anyValue(random), topic: 'lobby' }), isPrivate: false }),
    () => ({ what: 'too long', data: said({ type: 'subscribe', topic: 'x'.repeat(200_000) }), isPrivate: false }),
    () => ({
      what: 'a topic of somebody',
      data: said({ type: 'subscribe', topic: random.pick(PRIVATE), token: random.pick(tokens) }),
      isPrivate: true,
    }),
  ])();
}

const BUG = 1011;
const LONGEST_MS = 30_000;

/** Sends it, and a ping behind it: what is wrong with how the house takes that, if anything. */
export function faultAfter(url: string, { what, data, isPrivate }: BadMessage): Promise<string | undefined> {
  const socket = new WebSocket(url.replace('http', 'ws') + STREAM_PATH);
  return new Promise(done => {
    const end = (fault?: string): void => {
      clearTimeout(patience);
      done(fault && `socket, ${what}: ${fault} after ${String(data).slice(0, 80)}`);
      socket.terminate();
    };
    const patience = setTimeout(() => end('silence'), LONGEST_MS);
    socket.on('error', () => {}); // followed by its end
    socket.on('close', code => end(code === BUG ? 'a bug' : undefined));
    socket.on('open', () => {
      socket.send(data);
      socket.send('{"type":"ping"}');
    });
    socket.on('message', text => {
      const message = JSON.parse(String(text)) as FromServer | { readonly pong: true };
      if ('pong' in message) end();
      else if (isPrivate && !('refused' in message)) end('it was told');
    });
  });
}
