import { type Condition, CONDITIONS } from '@maidan/contract/house';

type Obstacle = Exclude<Condition, 'open'>;

/** For who cannot go on without the database. */
export interface Gate {
  /** It is known to be away. */
  readonly isAway: boolean;
  /** Asks whether it is there, and waits until it is. True when it was away. */
  returned(): Promise<boolean>;
}

/** How long somebody who asked waits for a database that is away, before they are told so. */
const PATIENCE_MS = 2_000;

/** How the house stands: open, or what keeps it from being so. */
export class Standing implements Gate {
  /** Looks at the database; true when it was away and is back. Set by who watches over it. */
  look: () => Promise<boolean> = async () => false;
  /** The way to the database is another one: who waits for answers on the former need not. Set by who has connections. */
  giveUp: () => void = () => {};
  readonly #obstacles = new Set<Obstacle>();
  readonly #listeners = new Set<(condition: Condition) => void>();
  readonly #patienceMs: number;
  #condition: Condition = 'open';
  readonly #kept = new Set<() => void>();
  #patience: NodeJS.Timeout | undefined;

  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  get condition(): Condition {
    return this.#condition;
  }

  get isAway(): boolean {
    return this.#obstacles.has('waiting');
  }

  returned(): Promise<boolean> {
    return this.#obstacles.has('closing') ? Promise.resolve(false) : this.look();
  }

  /** Who is kept waiting is told when the database has been away for longer than anybody should be. */
  keep(tell: () => void): () => void {
    this.#kept.add(tell);
    return () => this.#kept.delete(tell);
  }

  meet(obstacle: Obstacle): void {
    this.#obstacles.add(obstacle);
    if (obstacle === 'waiting')
      this.#patience ??= setTimeout(() => this.#kept.forEach(tell => tell()), this.#patienceMs).unref();
    this.#tell();
  }

  overcome(obstacle: Obstacle): void {
    this.#obstacles.delete(obstacle);
    if (obstacle === 'waiting') {
      clearTimeout(this.#patience);
      this.#patience = undefined;
    }
    this.#tell();
  }

  /** Told of every change. Answers how to stop it. */
  subscribe(listener: (condition: Condition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    const next = CONDITIONS.find(each => each !== 'open' && this.#obstacles.has(each)) ?? 'open';
    if (next === this.#condition) return;
    this.#condition = next;
    for (const listener of this.#listeners) listener(next);
  }
}
