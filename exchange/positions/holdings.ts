import type { UserId } from '@maidan/core/ids';
import { type Money, ZERO } from '@maidan/core/money';
import { Holding } from './holding.ts';
import { type Removal, reducedIn } from './nonRunner.ts';
import type { Outcomes } from './position.ts';

/** Where everybody stands in a market, and what is held of them for it. */
export class Holdings {
  readonly #places: ReadonlyMap<string, number>;
  readonly #outcomes: Outcomes;
  readonly #out: Set<number>;
  readonly #holdings: Map<UserId, Holding>;
  readonly #held: Map<UserId, Money>;

  constructor(runners: readonly string[], outcomes: Outcomes, from?: Holdings) {
    this.#places = from ? from.#places : new Map(runners.map((runner, place) => [runner, place]));
    this.#outcomes = outcomes;
    this.#out = new Set(from ? from.#out : []);
    this.#holdings = new Map(from ? [...from.#holdings].map(([user, holding]) => [user, holding.clone()]) : []);
    this.#held = new Map(from ? from.#held : []);
  }

  clone(): Holdings {
    return new Holdings([], this.#outcomes, this);
  }

  /** Everybody who ever had an order or a bet here. */
  users(): Iterable<UserId> {
    return this.#holdings.keys();
  }

  /** Undefined for who never had anything here. */
  get(user: UserId): Holding | undefined {
    return this.#holdings.get(user);
  }

  of(user: UserId): Holding {
    const known = this.#holdings.get(user);
    if (known) return known;
    const fresh = this.empty();
    this.#holdings.set(user, fresh);
    return fresh;
  }

  empty(): Holding {
    return new Holding(this.#places.size);
  }

  heldOf(user: UserId): Money {
    return this.#held.get(user) ?? ZERO;
  }

  /** From now on, what may be lost is held. */
  hold(user: UserId): Money {
    const held = this.exposureOf(this.of(user));
    this.#held.set(user, held);
    return held;
  }

  exposureOf(holding: Holding): Money {
    return holding.exposure(this.#outcomes.winners, this.#outcomes.isComplete, this.#out);
  }

  /** A runner by its number. */
  place(runner: string): number {
    const place = this.#places.get(runner);
    if (place === undefined) throw new RangeError(`no such runner: ${runner}`);
    return place;
  }

  /** Who is out cannot win, and bets on the others are struck anew. */
  remove(removal: Removal): void {
    this.#out.add(this.place(removal.runner));
    for (const holding of this.#holdings.values()) holding.remove(removal, reducedIn(this.#outcomes.winners));
  }

  /** For the digest of a market. */
  lines(): string[] {
    return [...this.#holdings].map(([user, holding]) => `${user}:${this.heldOf(user)}:${holding.text()}`).toSorted();
  }
}
