import type { Topic } from '@maidan/contract/stream';
import { Turns } from '../work/turns.ts';
import { type Frame, framed } from './frame.ts';

/** Where a channel's messages go. */
export interface Listener {
  /** Who cannot take a message now may leave it out, and all that follow, and take the whole instead when it can. */
  send(message: Frame, whole: () => Frame): void;
}

/**
 * One numbered stream of states: everything about it happens one after the other, so a snapshot and the events that
 * follow it never disagree. A message is serialised and framed once, however many listen.
 */
export class Channel {
  readonly topic: Topic;
  readonly listeners = new Set<Listener>();
  readonly #load: () => Promise<object>;
  readonly #turns = new Turns(); // a failed load fails who asked, not who comes next
  readonly #whole = (): Frame => framed(`{"topic":"${this.topic}","seq":${this.#seq},"snapshot":${this.#last}}`);
  #seq = 0;
  #last = '';
  #isStale = false;
  #joining = 0;

  constructor(topic: Topic, load: () => Promise<object>) {
    this.topic = topic;
    this.#load = load;
  }

  /** Nobody listens and nobody is about to: it can be forgotten. */
  get isQuiet(): boolean {
    return this.listeners.size === 0 && this.#joining === 0;
  }

  /** A snapshot now, events from then on. Joining again is how a client recovers from a gap. */
  join(listener: Listener): Promise<void> {
    this.#joining += 1;
    const joined = this.#turns.take(async () => {
      await this.#refresh();
      listener.send(this.#whole(), this.#whole);
      this.listeners.add(listener);
    });
    return joined.finally(() => (this.#joining -= 1));
  }

  /** Something changed: load it and tell. Many changes while one is being loaded are told as one. */
  changed(): Promise<void> {
    if (this.#isStale) return this.#turns.over();
    this.#isStale = true;
    return this.#turns.take(() => this.#refresh());
  }

  async #refresh(): Promise<void> {
    this.#isStale = false;
    const state = JSON.stringify(await this.#load());
    if (state === this.#last) return;
    this.#last = state;
    this.#seq += 1;
    const message = framed(`{"topic":"${this.topic}","seq":${this.#seq},"event":${state}}`);
    for (const listener of this.listeners) listener.send(message, this.#whole);
  }
}
