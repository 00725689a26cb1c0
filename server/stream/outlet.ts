import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Listener } from './channel.ts';
import type { Frame } from './frame.ts';

/** The socket under a WebSocket. Both write whole frames at a time, so those of one never fall into those of the other. */
export type RawSocket = Pick<Duplex, 'write' | 'writableNeedDrain' | 'on'>;

/**
 * What is written to one client (backpressure). While it keeps up it gets every message. When its socket is full it gets
 * none, and once it has taken all that was waiting, each topic that went on meanwhile anew as a whole: what is kept for a slow
 * reader is one socket's buffer, however long it is slow.
 */
export class Outlet {
  readonly #wire: Pick<WebSocket, 'readyState' | 'OPEN'>;
  readonly #raw: RawSocket;
  /** Who missed something, and how to make the whole of it. */
  readonly #missed = new Map<Listener, () => Frame>();
  #wasBehind = false;

  constructor(wire: Pick<WebSocket, 'readyState' | 'OPEN'>, raw: RawSocket) {
    this.#wire = wire;
    this.#raw = raw;
    raw.on('drain', () => this.#catchUp());
  }

  write(to: Listener, frame: Frame, whole: () => Frame): void {
    if (this.#raw.writableNeedDrain) this.#missed.set(to, whole);
    else if (this.#isOpen) this.#raw.write(frame);
  }

  /** Nothing is owed to who has left. */
  forget(listener: Listener): void {
    this.#missed.delete(listener);
  }

  /** Asked once in a while: whether it missed something before the last time and has not caught up since. */
  staysBehind(): boolean {
    const isBehind = this.#missed.size > 0;
    const stays = isBehind && this.#wasBehind;
    this.#wasBehind = isBehind;
    return stays;
  }

  get #isOpen(): boolean {
    return this.#wire.readyState === this.#wire.OPEN;
  }

  /** As far as it goes: many topics at once may fill the socket again, and the rest waits for the next time. */
  #catchUp(): void {
    this.#wasBehind = false;
    for (const [listener, whole] of this.#missed) {
      if (this.#raw.writableNeedDrain || !this.#isOpen) return;
      this.#missed.delete(listener);
      this.#raw.write(whole());
    }
  }
}
