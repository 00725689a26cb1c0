import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis } from '@maidan/core/ids';
import { refuse, type Result } from '@maidan/core/result';
import { Changes } from './decision.ts';
import type { Bus } from '../bus.ts';
import type { Command } from './command.ts';
import type { Db } from '../db/db.ts';
import { type Decided, decidedUnder, decideGroup, type Predecessor } from './group.ts';
import { isPassing } from '../db/passing.ts';
import { KeptRows } from './keptRows.ts';
import type { Lease } from '../nodes/place.ts';
import { NOBODY_LOOKS, type Observer } from '../observer.ts';
import type { Gate } from '../standing.ts';

/** The writer cannot reach the database. Whether a command counted is not known; its key tells on the next try. */
export class WriterBusy extends Error {}

/** A writer, as who keeps a place has it: what is written with it counts only as long as the place is kept. */
export type Pen = Pick<Writer, 'do' | 'answered' | 'at' | 'idle' | 'queued'>;

interface Waiting {
  readonly command: Command<unknown>;
  resolve(result: Result<unknown, ErrorCode>): void;
  reject(error: unknown): void;
}

/** A group that is on its way while the next is decided upon it. */
interface Ahead extends Predecessor {
  /** Everyone in it is answered. */
  readonly settled: Promise<void>;
}

/** A whole group when it is its turn, which the halves of one that failed have not. */
interface Turn {
  readonly before: Ahead | undefined;
  onDecided(predecessor: Predecessor): void;
}

/** What was decided under some keys is about to be asked for. */
interface Looking {
  readonly keys: string[];
  readonly found: Promise<ReadonlyMap<string, Decided>>;
}

/** As many as one commit takes: more would only make the first one wait. */
const GROUP = 250;
/** From how many on it is worth deciding them while the group before is being committed. */
const CROWD = 50;
const QUEUE = 20_000;
const FEW = 4;
/** A moment: a question for each order that waits out a delay would keep the database busier than the orders do. */
const LOOK_MS = 20;
type Look = 'atOnce' | 'inAMoment';
const TRIES = 6;

/**
 * The one writer. It takes whatever arrived while the last group was being committed, decides each command on its
 * own, commits the group with a few set-based statements, and only then answers. An idle writer starts at once, so
 * a lone command is a group of one. When many wait, the next group is already decided while the last is being
 * committed, upon what that one changes; it is committed only after it, and decided again should that one fail.
 */
export class Writer {
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #now: () => Millis;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #gate: Gate;
  readonly #observer: Pick<Observer, 'committed'>;
  readonly #queue: Waiting[] = [];
  readonly #kept = new KeptRows();
  #working: Promise<void> | undefined;
  /** The last group was a crowd: whoever was in it may be about to ask again. */
  #isBusy = false;
  #onCrowd: (() => void) | undefined;
  readonly #looking: { [when in Look]?: Looking | undefined } = {};

  constructor(
    db: Db,
    bus: Bus,
    now: () => Millis,
    pause: (ms: number) => Promise<unknown> = setTimeout,
    gate: Gate = ALWAYS_THERE,
    observer: Pick<Observer, 'committed'> = NOBODY_LOOKS,
  ) {
    this.#db = db;
    this.#bus = bus;
    this.#now = now;
    this.#pause = pause;
    this.#gate = gate;
    this.#observer = observer;
  }

  do<A>(command: Command<A>): Promise<Result<A, ErrorCode>> {
    if (this.#queue.length >= QUEUE) return Promise.resolve(refuse('busy'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ command, resolve: resolve as Waiting['resolve'], reject });
      if (this.#queue.length === CROWD) this.#onCrowd?.();
      this.#working ??= this.#work();
    });
  }

  /** For who keeps a place. Without a lease, which one process alone does not need, it is this writer. */
  at(lease: Lease | undefined): Pen {
    if (!lease) return this;
    const queued = (): number => this.queued;
    return {
      do: command => this.do({ ...command, lease }),
      answered: (asked, when) => this.answered(asked, when),
      at: other => this.at(other),
      idle: () => this.idle(),
      get queued() {
        return queued();
      },
    };
  }

  /**
   * What a command with this key was told, if there was one: the one way to answer a retry before it is a command. For who
   * has to look at the world first, and would find it changed by the first try. Work that takes long enough for a retry to
   * come meanwhile goes through `Once` (server/wallet/once.ts), which asks here. Who has to wait anyway asks within a moment.
   */
  async answered<A>(
    { key, fingerprint }: Pick<Command<A>, 'key' | 'fingerprint'>,
    when: Look = 'atOnce',
  ): Promise<Result<A, ErrorCode> | undefined> {
    const decided = (await this.#lookUp(key, when)).get(key);
    if (!decided) return undefined;
    if (decided.fingerprint !== fingerprint) return refuse('key-reused');
    return decided.result as Result<A, ErrorCode>; // the same key and body asked for the same thing
  }

  /** Those who ask at the same moment are one question. */
  #lookUp(key: string, when: Look): Promise<ReadonlyMap<string, Decided>> {
    const looking = this.#looking[when] ?? this.#look(when);
    this.#looking[when] = looking;
    looking.keys.push(key);
    return looking.found;
  }

  #look(when: Look): Looking {
    const keys: string[] = [];
    const found = (when === 'atOnce' ? setImmediate() : this.#pause(LOOK_MS)).then(() => {
      this.#looking[when] = undefined; // who asks from now on may ask for what is not there yet
      return decidedUnder(this.#db, keys);
    });
    return { keys, found };
  }

  /** How many wait to be taken. */
  get queued(): number {
    return this.#queue.length;
  }

  /** Everything that was taken is answered. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    let before: Ahead | undefined;
    if (this.#isBusy) await setImmediate(); // what arrives together goes together, and not the first of it alone
    while (this.#queue.length > 0) {
      if (this.#gate.isAway) await this.#gate.returned(); // and the house is the only one again
      const group = this.#queue.splice(0, this.#together());
      this.#isBusy = group.length >= CROWD;
      const decided = Promise.withResolvers<Predecessor>();
      const settled = this.#settle(group, { before, onDecided: decided.resolve });
      const ahead = decided.promise.then(async predecessor => {
        await this.#crowd();
        return { ...predecessor, settled };
      });
      before = await Promise.race([settled.then(() => undefined), ahead]);
    }
    this.#working = undefined;
  }

  /** How many of those who wait are one group. */
  #together(): number {
    const last = this.#queue.slice(0, GROUP).findIndex(({ command }) => command.endsGroup);
    return last === -1 ? GROUP : last + 1;
  }

  async #crowd(): Promise<void> {
    if (this.#queue.length >= CROWD) return;
    await new Promise<void>(resolve => (this.#onCrowd = resolve));
  }

  /** A group that cannot be committed as one is done in halves, so that in the end a command can only spoil itself. */
  async #settle(group: readonly Waiting[], turn?: Turn): Promise<void> {
    try {
      await this.#commit(group, turn);
    } catch (error) {
      if (group.length > 1 && !(error instanceof WriterBusy)) {
        const half = Math.ceil(group.length / 2);
        await this.#settle(group.slice(0, half));
        return this.#settle(group.slice(half));
      }
      for (const waiting of group) waiting.reject(error);
    }
    return undefined;
  }

  async #commit(group: readonly Waiting[], turn: Turn | undefined): Promise<void> {
    const commands = group.map(waiting => waiting.command);
    const began = performance.now();
    const { answers, changes } = await this.#persistently(commands, turn);
    this.#observer.committed({ commands: group.length, ms: performance.now() - began });
    const tell = (): void =>
      group.forEach((waiting, index) => {
        const answer = answers[index]!;
        if (answer instanceof Error) waiting.reject(answer);
        else waiting.resolve(answer);
      });
    // To send so many answers takes a while: where others wait, the database gets their questions first.
    if (this.#queue.length === 0) tell();
    else void setImmediate().then(tell);
    this.#announce(changes);
  }

  /**
   * A lost connection leaves it open whether the group counted; its keys make a second try harmless. What was told to
   * nobody because of that is read again by who keeps it in memory. While the database is away everything waits.
   */
  async #persistently(commands: readonly Command<unknown>[], turn: Turn | undefined) {
    let wasLost = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        if (attempt === 1 && !wasLost) return await this.#first(commands, turn);
        const done = await decideGroup(this.#db, commands, this.#now());
        if (wasLost) this.#bus.publish('unsure', {});
        return done;
      } catch (error) {
        this.#kept.forget();
        if (attempt === 1 && turn?.before) {
          await turn.before.settled; // whatever it was, it was decided upon what may not have come true
          continue;
        }
        const isLost = !hasMoved(error);
        if (isLost && !isPassing(error)) throw error;
        wasLost ||= isLost;
        if (isLost && (await this.#gate.returned())) attempt = 0;
        else if (attempt >= TRIES) throw new WriterBusy('the database cannot be reached', { cause: error });
        else if (isLost) await this.#pause(20 * 2 ** attempt);
      }
    }
  }

  /** Takes keys for new, unless they are few: they nearly always are, and a look costs a tenth. */
  async #first(commands: readonly Command<unknown>[], turn: Turn | undefined) {
    const mustWait = commands.some(needsSettled);
    if (mustWait) await turn?.before?.settled;
    const attempt = decideGroup(this.#db, commands, this.#now(), {
      areNew: commands.length > FEW,
      before: mustWait ? undefined : turn?.before,
      kept: this.#kept,
      onDecided: changes => turn?.onDecided({ changes, committed: attempt }),
    });
    return attempt;
  }

  #announce(changes: Changes): void {
    const users = new Set<string>();
    for (const account of changes.balances.keys()) {
      const [kind, user] = account.split(':');
      if (user && (kind === 'player' || kind === 'exposure' || kind === 'held')) users.add(user);
    }
    if (users.size > 0) this.#bus.publish('wallet', { users: [...users] });
    for (const { subject, message } of changes.announcements) this.#bus.publish(subject, message as never);
  }
}

/** Where nobody watches over the database. */
const ALWAYS_THERE: Gate = { isAway: false, returned: async () => false };

/** Rows may be just about to be written by the group before, and what is kept in memory has to be what came true. */
const needsSettled = ({ rows, onCommit, onDrop, onKnown }: Command<unknown>): boolean =>
  (rows !== undefined && rows.length > 0) || (onCommit ?? onDrop ?? onKnown) !== undefined;

/**
 * A key that was used before, money that was spent or put at risk meanwhile, an account that somebody opened or a tab that
 * somebody wrote, a player who sat down at the slots elsewhere, a contest that somebody else entered first.
 */
const MOVED = [
  ...['commands_pkey', 'player_money_not_negative', 'limits_in_turn', 'accounts_pkey', 'tabs_in_turn'],
  ...['spinners_pkey', 'contests_pkey'],
];

/**
 * The group was decided upon a world that was already another: a key was used before, an attempt whose connection was
 * lost did count after all, or there is a second writer. The next try reads it anew.
 */
const hasMoved = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && MOVED.includes(String(error.constraint));
