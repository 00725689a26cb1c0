import type { Topic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import type { Listener } from './channel.ts';
import { type Frame, framed, joined } from './frame.ts';

/** Time as a channel needs it. */
export interface Telling {
  now(): Millis;
  /** In a moment: what happens until then is told together. */
  soon(act: () => void): void;
}

/** That moment: nobody sees the difference, and a busy channel is told some sixteen times a second. */
const SOON_MS = 60;

export const tellingBy = (now: () => Millis): Telling => ({
  now,
  soon: act => void setTimeout(act, SOON_MS).unref(),
});

/** Who has the same from this process, as a part of something else. */
export interface Mirror<V, E> {
  reset(view: V): void;
  happened(event: E): void;
}

/**
 * What happens to one thing that many look at, numbered. Serialised and framed once, and written once for a moment's
 * happenings, however many look. Its view is folded here as everybody folds it.
 */
export class LiveChannel<V extends { readonly now: Millis }, E extends { readonly now: Millis }> {
  readonly listeners = new Set<Listener>();
  readonly #mirrors = new Set<Mirror<V, E>>();
  readonly #topic: Topic;
  readonly #after: (view: V, event: E) => V;
  readonly #telling: Telling;
  #view: V;
  #seq = 0;
  #untold: Frame[] = [];
  #snapshot: { readonly seq: number; readonly now: Millis; readonly frame: Frame } | undefined;

  constructor(topic: Topic, view: V, after: (view: V, event: E) => V, telling: Telling) {
    this.#topic = topic;
    this.#view = view;
    this.#after = after;
    this.#telling = telling;
  }

  get view(): V {
    return this.#view;
  }

  /** The snapshot has what the others are not told yet; told to this one as well, it is known already by its number. */
  join(listener: Listener): void {
    listener.send(this.#whole(), this.#whole);
    this.listeners.add(listener);
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** What it is now, and from now on. Answers how to stop it. */
  mirrored(mirror: Mirror<V, E>): () => void {
    mirror.reset(this.#view);
    this.#mirrors.add(mirror);
    return () => this.#mirrors.delete(mirror);
  }

  /** Another whole, from elsewhere: whoever looks is told it as such. */
  reset(view: V): void {
    this.#view = view;
    this.#seq += 1;
    this.#untold = []; // it has those
    for (const mirror of this.#mirrors) mirror.reset(view);
    for (const listener of this.listeners) listener.send(this.#whole(), this.#whole);
  }

  happened(event: E): void {
    this.#view = this.#after(this.#view, event);
    this.#seq += 1;
    for (const mirror of this.#mirrors) mirror.happened(event);
    if (this.listeners.size === 0) return;
    this.#untold.push(framed(`{"topic":"${this.#topic}","seq":${this.#seq},"event":${JSON.stringify(event)}}`));
    if (this.#untold.length === 1) this.#telling.soon(() => this.#tell());
  }

  #tell(): void {
    if (this.#untold.length === 0) return; // told with the whole
    const message = joined(this.#untold);
    this.#untold = [];
    for (const listener of this.listeners) listener.send(message, this.#whole);
  }

  /** With the time of this moment. A crowd that comes at once gets the same bytes. */
  readonly #whole = (): Frame => {
    const [seq, now] = [this.#seq, this.#telling.now()];
    if (this.#snapshot?.seq === seq && this.#snapshot.now === now) return this.#snapshot.frame;
    const snapshot = JSON.stringify({ ...this.#view, now });
    const frame = framed(`{"topic":"${this.#topic}","seq":${seq},"snapshot":${snapshot}}`);
    this.#snapshot = { seq, now, frame };
    return frame;
  };
}
