import type { FromServer } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import type { Mirror } from '../stream/liveChannel.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Told } from './relay.ts';

interface Following<V extends { readonly now: Millis }, E extends { readonly now: Millis }> {
  /** Under which name it is told. */
  readonly name: string;
  readonly channel: Mirror<V, E>;
  readonly post: Post;
  /** The whole, from who keeps it; undefined when there is no such thing. */
  ask(): Promise<Told | undefined>;
  /** What time it is where it is kept. */
  onTime(now: Millis): void;
  /** Nobody answers any more, or somebody does again. */
  onLost(isLost: boolean): void;
  /** Something was told that was not heard here. */
  missed?(): void;
}

/**
 * A channel of something that another node keeps: asked for as a whole, then followed change by change as a browser does
 * it. A missing number, or another epoch, is a reason to ask again.
 */
export class Followed<V extends { readonly now: Millis }, E extends { readonly now: Millis }> {
  readonly #options: Following<V, E>;
  readonly #stop: () => void;
  #epoch = 0;
  #seq = 0;
  #isOver = false;
  #isUnanswered = false;
  #isLost = false;
  #heardAt = performance.now();
  #asking: Promise<boolean> | undefined;
  /** What was told while the whole was on its way. */
  #meanwhile: Told[] = [];

  constructor(options: Following<V, E>) {
    this.#options = options;
    this.#stop = options.post.hear(`topic.${options.name}`, (told: Told) => this.#heard(told));
  }

  /** Asks for the whole. False when there is no such thing, or nobody who knows. */
  refresh(): Promise<boolean> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
      this.#meanwhile.splice(0).forEach(told => this.#heard(told));
    });
    return this.#asking;
  }

  /** Nobody answered when it was asked for last. */
  get isUnanswered(): boolean {
    return this.#isUnanswered;
  }

  /** For how long nothing has been known of who keeps it. */
  get silentMs(): number {
    return performance.now() - this.#heardAt;
  }

  /** The whole is on its way, for who is about to listen. */
  get isAsking(): boolean {
    return this.#asking !== undefined;
  }

  /**
   * Once in a while: asked for, so that it is still told. What nobody answered is asked for as a whole. That it is lost is said
   * here and not when it changes hands, which takes less than somebody needs to read it.
   */
  async beat(): Promise<void> {
    try {
      if (this.#isUnanswered) await this.refresh();
      else if (await this.#options.ask()) this.#heardAt = performance.now();
    } catch (error) {
      this.#isUnanswered ||= error instanceof NoAnswer; // the next beat asks again
    }
    this.#lost(this.#isUnanswered);
  }

  /** It is kept here, or nobody wants to know any more. */
  found(): void {
    this.#lost(false);
  }

  end(): void {
    this.found();
    this.#isOver = true;
    this.#stop();
  }

  #lost(isLost: boolean): void {
    if (this.#isLost === isLost || this.#isOver) return;
    this.#isLost = isLost;
    this.#options.onLost(isLost);
  }

  async #ask(): Promise<boolean> {
    this.#isUnanswered = false;
    const told = await this.#options.ask().catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      this.#isUnanswered = true;
      return undefined;
    });
    if (!told || told.text === '' || this.#isOver || told.epoch < this.#epoch) return false;
    this.#heardAt = performance.now();
    const message = JSON.parse(told.text) as Extract<FromServer, { snapshot: unknown }>; // of our own nodes
    this.#epoch = told.epoch;
    this.#seq = message.seq;
    const view = message.snapshot as unknown as V; // one topic, one type
    this.#options.onTime(view.now);
    this.#options.channel.reset(view);
    this.found();
    return true;
  }

  #heard(told: Told): void {
    if (this.#asking) return void this.#meanwhile.push(told);
    const { epoch, text } = told;
    const message = JSON.parse(text) as FromServer;
    if (epoch < this.#epoch || 'refused' in message) return undefined; // of who keeps it no longer
    if (epoch === this.#epoch && message.seq <= this.#seq) return undefined;
    if (epoch === this.#epoch && message.seq > this.#seq + 1) this.#options.missed?.();
    if (epoch > this.#epoch || message.seq > this.#seq + 1 || !('event' in message)) return void this.refresh();
    this.#heardAt = performance.now();
    this.#seq = message.seq;
    const event = message.event as unknown as E; // one topic, one type
    this.#options.onTime(event.now);
    this.#options.channel.happened(event);
    return undefined;
  }
}
