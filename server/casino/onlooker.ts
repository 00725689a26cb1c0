import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, type FromServer, isTableTopic, type Pong, STREAM_PATH, tableTopic } from '@maidan/contract/stream';
import { tableAfter, type TableEvent, type TableView } from '@maidan/contract/table';
import { WebSocket } from 'ws';
import type { MortalServer } from '../mortalServer.ts';

type Saw = (code: string, event: TableEvent, view: TableView) => void;

/** Looks at tables of a server that dies now and then, and comes back as often as the server does. */
export class Onlooker {
  readonly #server: MortalServer;
  readonly #codes: readonly string[];
  readonly #saw: Saw;
  readonly #againMs: number;
  readonly #views = new Map<string, { readonly seq: number; readonly view: TableView }>();
  #socket: WebSocket | undefined;
  #isGone = false;
  /** When anything was heard last. */
  heardAt = -Infinity;

  constructor(server: MortalServer, codes: readonly string[], saw: Saw, againMs = 50) {
    this.#server = server;
    this.#againMs = againMs;
    this.#codes = codes;
    this.#saw = saw;
  }

  /** For as long as it is not told to go. */
  async look(): Promise<void> {
    while (!this.#isGone) {
      await this.#server.ready();
      const socket = (this.#socket = new WebSocket(this.#server.url(STREAM_PATH).replace('http', 'ws')));
      socket.on('error', () => {}); // cut off, which is followed by its end
      socket.on('open', () => {
        for (const code of this.#codes) socket.send(JSON.stringify({ type: 'subscribe', topic: tableTopic(code) }));
      });
      socket.on('message', data => this.#heard(JSON.parse(String(data)) as FromServer | Pong));
      await new Promise(done => socket.once('close', done));
      await pause(this.#againMs); // one that refuses is not asked without a break
    }
  }

  /** Whoever is at the other end is to say something. */
  ping(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ping' }));
  }

  go(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  #heard(message: FromServer | Pong): void {
    this.heardAt = performance.now();
    if (!('topic' in message) || !isTableTopic(message.topic) || 'refused' in message) return;
    const code = codeOf(message.topic);
    if ('snapshot' in message) {
      this.#views.set(code, { seq: message.seq, view: message.snapshot as TableView }); // of a table, as its topic says
      return;
    }
    const known = this.#views.get(code);
    if (!known || message.seq !== known.seq + 1) return;
    const event = message.event as TableEvent; // likewise
    const view = tableAfter(known.view, event);
    this.#views.set(code, { seq: message.seq, view });
    this.#saw(code, event, view);
  }
}
