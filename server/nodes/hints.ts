import type { Messages, Subject } from '../bus.ts';
import type { Post } from './post.ts';

/** Nobody sees by eye that a balance is so much late. */
const MOMENT_MS = 20;

/** About players, and only a hint to look: what is said in one moment is said of all of them at once. */
const TOGETHER = ['wallet', 'bets', 'orders'] as const satisfies readonly Subject[];
type Together = (typeof TOGETHER)[number];
const isTogether = (subject: Subject): subject is Together => TOGETHER.some(each => each === subject);

/**
 * What the other nodes are told that happened here. Each of them opens every letter: one for every commit of every other would
 * cost a house of many nodes more than the commits.
 */
export class Hints {
  readonly #post: Pick<Post, 'tell'>;
  readonly #users = new Map<Together, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(post: Pick<Post, 'tell'>) {
    this.#post = post;
  }

  tell(subject: Subject, message: object): void {
    if (!isTogether(subject)) return this.#post.tell('bus', { subject, message });
    const users = this.#users.get(subject) ?? new Set();
    for (const user of (message as Messages[Together]).users) users.add(user); // its subject says so
    this.#users.set(subject, users);
    this.#timer ??= setTimeout(() => this.tellNow(), MOMENT_MS);
    return undefined;
  }

  /** What has not been told yet. */
  tellNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const [subject, users] of this.#users)
      this.#post.tell('bus', { subject, message: { users: [...users] } satisfies Messages[Together] });
    this.#users.clear();
  }
}
