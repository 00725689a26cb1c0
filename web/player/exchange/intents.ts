import { Refused } from '../../api.ts';
import { isAnswer } from '../parts/isAnswer.ts';
import type { CommandAnswer, Command } from './commands.ts';

/**
 * A command on its way. Its key is kept over a reload: asking again with it is the one way to find out that cannot do it
 * twice.
 */
export interface Intent {
  readonly key: string;
  /** Whose it is: the next player at this browser must not send it. */
  readonly owner: string;
  readonly command: Command;
  readonly since: number;
  /** It was sent and no answer came: done or not, nobody here knows yet. */
  readonly isUnknown: boolean;
}

export type Fate =
  | { readonly is: 'done'; readonly command: Command; readonly answer: CommandAnswer }
  | { readonly is: 'refused'; readonly command: Command; readonly sentence: string };

export interface IntentsState {
  readonly pending: readonly Intent[];
  /** What became of the last ones, by key. */
  readonly fates: ReadonlyMap<string, Fate>;
}

export interface IntentsWorld {
  /** Throws `Refused` when it was refused, or when nobody knows: then its code is 'unreachable'. */
  deliver(command: Command, key: string): Promise<CommandAnswer>;
  newKey(): string;
  now(): number;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const PLACE = 'pending:sport';
const FATES_KEPT = 20;

/**
 * Sends a player's commands on sport. Several may be on their way: an order is taken back while another still waits its
 * delay. What got no answer is asked about with the same key until there is one: never guessed, never done twice.
 */
export class Intents {
  readonly #world: IntentsWorld;
  readonly #listeners = new Set<() => void>();
  readonly #asking = new Set<string>();
  state: IntentsState;

  constructor(world: IntentsWorld) {
    this.#world = world;
    const text = world.storage.getItem(PLACE);
    const left = text === null ? [] : (JSON.parse(text) as Intent[]); // written below and nowhere else
    this.state = { pending: left.map(intent => ({ ...intent, isUnknown: true })), fates: new Map() };
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly read = (): IntentsState => this.state;

  /** Answers the key under which its fate will be found. */
  send(command: Command, owner: string): string {
    const { newKey, now } = this.#world;
    const intent = { key: newKey(), owner, command, since: now(), isUnknown: false };
    this.#become([...this.state.pending, intent]);
    void this.#attempt(intent, false);
    return intent.key;
  }

  /** Finds out about those without an answer. What another player left here is not sent. */
  async ask(owner: string): Promise<void> {
    const strangers = this.state.pending.filter(intent => intent.owner !== owner);
    if (strangers.length > 0) this.#become(this.state.pending.filter(intent => intent.owner === owner));
    const unknown = this.state.pending.filter(({ isUnknown, key }) => isUnknown && !this.#asking.has(key));
    await Promise.all(unknown.map(intent => this.#attempt(intent, true)));
  }

  async #attempt(intent: Intent, isAgain: boolean): Promise<void> {
    const { key } = intent;
    this.#asking.add(key);
    const fate = await this.#fateOf(intent, isAgain).finally(() => this.#asking.delete(key));
    if (fate) this.#settle(key, fate);
    else this.#become(this.state.pending.map(each => (each.key === key ? { ...each, isUnknown: true } : each)));
  }

  async #fateOf({ command, key }: Intent, isAgain: boolean): Promise<Fate | undefined> {
    try {
      return { is: 'done', command, answer: await this.#world.deliver(command, key) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return isAnswer(error, isAgain) ? { is: 'refused', command, sentence: error.message } : undefined;
    }
  }

  #settle(key: string, fate: Fate): void {
    const fates = new Map([...this.state.fates, [key, fate] as const].slice(-FATES_KEPT));
    this.#become(
      this.state.pending.filter(intent => intent.key !== key),
      fates,
    );
  }

  #become(pending: readonly Intent[], fates = this.state.fates): void {
    const { storage } = this.#world;
    if (pending.length === 0) storage.removeItem(PLACE);
    else storage.setItem(PLACE, JSON.stringify(pending));
    this.state = { pending, fates };
    for (const changed of this.#listeners) changed();
  }
}
