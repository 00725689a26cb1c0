import { playerSentence } from '@maidan/contract/playerErrors';
import type { Slip } from '@maidan/games/kit/bet';
import { Refused } from '../../../api.ts';
import type { Command } from './command.ts';
import type { PendingPlace } from './pending.ts';
import { isAnswer } from '../../parts/isAnswer.ts';

export type Sending =
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly command: Command }
  /** It was sent and no answer came: taken or not, nobody here knows yet. */
  | { readonly is: 'unknown'; readonly command: Command };

/** A bet as the house has it. */
export interface Standing extends Slip {
  readonly id: string;
}

export type Fate = { readonly command: Command } & (
  | {
      readonly is: 'done';
      /** Placed or taken back, as the house answered. */
      readonly bets: readonly Standing[];
      /** Nobody knew for a while. */
      readonly isLate: boolean;
    }
  | { readonly is: 'refused'; readonly code: string; readonly sentence: string }
);

export interface SenderState {
  readonly sending: Sending;
  /** What became of the last command, until the next. */
  readonly fate: Fate | undefined;
}

export interface SenderWorld {
  /** Resolves when it was done, and throws `Refused` when it was not or when nobody knows. */
  deliver(command: Command, key: string): Promise<{ readonly bets: readonly Standing[] }>;
  newKey(): string;
  readonly place: PendingPlace;
  /** Refused after everybody who looked has gone: it has to be told elsewhere. */
  unseen(refused: Extract<Fate, { is: 'refused' }>): void;
}

/**
 * Sends one command at a time. What got no answer stays unknown, and is asked about with the same key until there is
 * one: it is never guessed, and never done twice.
 */
export class Sender {
  readonly #world: SenderWorld;
  readonly #listeners = new Set<() => void>();
  #isBusy = false;
  state: SenderState;

  constructor(world: SenderWorld) {
    this.#world = world;
    const left = world.place.read();
    this.state = { sending: left ? { is: 'unknown', command: left.command } : { is: 'idle' }, fate: undefined };
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  readonly read = (): SenderState => this.state;

  async send(command: Command, owner: string | undefined): Promise<void> {
    const { place, newKey } = this.#world;
    if (this.#isBusy || place.read()) return;
    if (owner === undefined) {
      this.#become({ is: 'idle' }, { is: 'refused', command, code: 'busy', sentence: playerSentence('busy') });
      return;
    }
    const key = newKey();
    place.keep({ owner, key, command });
    this.#become({ is: 'sending', command }, undefined);
    await this.#attempt(command, key, false);
  }

  /** Finds out what became of the one without an answer. What another player left here is not sent. */
  async ask(owner: string | undefined): Promise<void> {
    const left = this.#world.place.read();
    if (owner === undefined || this.#isBusy) return;
    if (!left) this.#isAnsweredElsewhere();
    else if (left.owner === owner) await this.#attempt(left.command, left.key, true);
    else {
      this.#world.place.forget(left.key);
      this.#become({ is: 'idle' }, undefined);
    }
  }

  /** The page before had it on its way too, and was told: what stands is in the list of bets, what does not it said. */
  #isAnsweredElsewhere(): void {
    if (this.state.sending.is === 'unknown') this.#become({ is: 'idle' }, undefined);
  }

  readonly forgetFate = (): void => {
    if (this.state.fate) this.#become(this.state.sending, undefined);
  };

  async #attempt(command: Command, key: string, isAgain: boolean): Promise<void> {
    this.#isBusy = true;
    let fate: Fate | undefined;
    try {
      fate = await this.#fateOf(command, key, isAgain);
    } finally {
      this.#isBusy = false;
      if (!fate) this.#become({ is: 'unknown', command }, undefined); // also after a bug: it is asked about again
    }
    if (!fate) return;
    this.#world.place.forget(key);
    this.#become({ is: 'idle' }, fate);
    if (fate.is === 'refused' && this.#listeners.size === 0) this.#world.unseen(fate);
  }

  async #fateOf(command: Command, key: string, isAgain: boolean): Promise<Fate | undefined> {
    try {
      const { bets } = await this.#world.deliver(command, key);
      return { is: 'done', command, bets, isLate: isAgain };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!isAnswer(error, isAgain)) return undefined;
      return { is: 'refused', command, code: error.code, sentence: error.message };
    }
  }

  #become(sending: Sending, fate: Fate | undefined): void {
    this.state = { sending, fate };
    for (const changed of this.#listeners) changed();
  }
}
