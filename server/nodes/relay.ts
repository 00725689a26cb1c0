import type { Listener } from '../stream/channel.ts';
import { type Frame, textIn, textsIn } from '../stream/frame.ts';
import type { Post } from './post.ts';
import type { Lease } from './place.ts';

/** Where what is told on a topic can be listened to. */
export interface Source {
  join(listener: Listener): void;
  leave(listener: Listener): void;
}

/** What one node tells the others of a topic, word for word as it tells a browser. */
export interface Told {
  readonly epoch: number;
  readonly text: string;
}

/** A node that did not ask again by then has no use for it any more. */
const FORGOTTEN_BEATS = 10;

interface Relayed {
  readonly source: Source;
  readonly epoch: number;
  readonly listener: Listener;
  beatsLeft: number;
}

/** Passes on what happens at the places that are kept here, of what other nodes follow. */
export class Relay {
  readonly #post: Post;
  readonly #relayed = new Map<string, Relayed>();

  constructor(post: Post) {
    this.#post = post;
  }

  /** The whole, as it is now; what happens from then on is told by post, under this name. */
  follow(name: string, source: Source, { epoch }: Lease): Told {
    const known = this.#relayed.get(name);
    if (known?.source === source && known.epoch === epoch) known.beatsLeft = FORGOTTEN_BEATS;
    else this.#begin(name, source, epoch);
    return { epoch, text: wholeOf(source) };
  }

  /** Whether a listener is another node. */
  isNode(listener: Listener): boolean {
    return [...this.#relayed.values()].some(relayed => relayed.listener === listener);
  }

  /** Once in a while: what nobody asked for again is not passed on. */
  beat(): void {
    for (const [name, relayed] of this.#relayed) {
      relayed.beatsLeft -= 1;
      if (relayed.beatsLeft <= 0) this.#end(name);
    }
  }

  /** Its place is kept elsewhere. */
  #end(name: string): void {
    const relayed = this.#relayed.get(name);
    relayed?.source.leave(relayed.listener);
    this.#relayed.delete(name);
  }

  #begin(name: string, source: Source, epoch: number): void {
    this.#end(name);
    let isFirst = true;
    const listener: Listener = {
      send: frame => {
        if (isFirst)
          isFirst = false; // the whole, which who asked gets as an answer
        else for (const text of textsIn(frame)) this.#post.tell(`topic.${name}`, { epoch, text } satisfies Told);
      },
    };
    source.join(listener);
    this.#relayed.set(name, { source, epoch, listener, beatsLeft: FORGOTTEN_BEATS });
  }
}

function wholeOf(source: Source): string {
  let whole: Frame | undefined;
  const listener: Listener = { send: frame => (whole ??= frame) };
  source.join(listener);
  source.leave(listener);
  return whole ? textIn(whole) : '';
}
