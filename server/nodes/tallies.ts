import type { CountNews, Counts } from '../http/counts.ts';
import type { InTurn } from '../http/inTurn.ts';
import type { Places, SocketNews } from '../stream/streamDoor.ts';
import type { Post } from './post.ts';

export interface TalliesOptions {
  readonly post: Post;
  /** The name of this process. */
  readonly node: string;
  readonly counts: Counts;
  readonly turns: InTurn;
  readonly places: Places;
}

/** What a node counted, by name. */
interface SocketsAt extends SocketNews {
  readonly node: string;
}

/** Somebody who is known has no more to tell than this takes. */
const ANSWER_MS = 5_000;

/**
 * What is limited is counted by all nodes together: how often somebody asks, how fast they read, how many sockets they have.
 * Each tells the others what is new, and whoever comes, or was not heard for a while, is told everything.
 */
export class Tallies {
  readonly #options: TalliesOptions;

  constructor(options: TalliesOptions) {
    this.#options = options;
  }

  /** What the others counted before this one was there. */
  async catchUp(): Promise<void> {
    const { post, counts } = this.#options;
    const known = await post.ask('counts', {}, ANSWER_MS).catch(() => ({})); // nobody else is there
    counts.heard(known as CountNews);
  }

  listen(): void {
    const { post, counts, turns, places } = this.#options;
    counts.news(); // from now on there are others to be told
    turns.news();
    post.hear('counted', (news: CountNews) => counts.heard(news));
    post.answer('counts', async () => counts.known());
    post.hear('turns', (news: CountNews) => turns.heard(news));
    post.hear('sockets', ({ node, ...news }: SocketsAt) => places.heard(node, news) || post.tell('socketsWanted', {}));
    post.hear('socketsWanted', () => this.#tellSockets(places.known()));
    post.onBack(() => this.#askForSockets());
    this.#askForSockets();
  }

  /** What is new. */
  tell(): void {
    const { post, counts, turns, places } = this.#options;
    const [counted, turned, sockets] = [counts.news(), turns.news(), places.news()];
    if (Object.keys(counted).length > 0) post.tell('counted', counted);
    if (Object.keys(turned).length > 0) post.tell('turns', turned);
    if (Object.keys(sockets.taken).length > 0) this.#tellSockets(sockets);
  }

  /** Who is not there any more has no sockets. */
  onlyOf(alive: ReadonlySet<string>): void {
    this.#options.places.onlyOf(alive);
  }

  #askForSockets(): void {
    const { post, places } = this.#options;
    this.#tellSockets(places.known());
    post.tell('socketsWanted', {});
  }

  #tellSockets(news: SocketNews): void {
    const { post, node } = this.#options;
    post.tell('sockets', { node, ...news } satisfies SocketsAt);
  }
}
