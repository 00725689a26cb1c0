import { entryOf } from '@maidan/games/index';
import { useSyncExternalStore } from 'react';

/** What a kept word stands for; nothing when there is no such thing any more. */
type Known = (word: string) => string | undefined;

const gameCode: Known = word => entryOf(word)?.code;

/** Codes, of games unless it says otherwise, that this browser remembers in an order. Other tabs see a change at once. */
export class KeptCodes {
  readonly #name: string;
  readonly #known: Known;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #codes: readonly string[] = [];

  constructor(name: string, known = gameCode) {
    this.#name = name;
    this.#known = known;
  }

  /** The same list until it changes. */
  readonly now = (): readonly string[] => {
    const text = localStorage.getItem(this.#name);
    if (text !== this.#text) {
      this.#text = text;
      this.#codes = codesIn(text, this.#known);
    }
    return this.#codes;
  };

  change(become: (codes: readonly string[]) => readonly string[]): void {
    localStorage.setItem(this.#name, JSON.stringify(become(this.now())));
    for (const changed of this.#listeners) changed();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    const inOtherTab = ({ key }: StorageEvent): void => {
      if (key === this.#name || key === null) changed();
    };
    this.#listeners.add(changed);
    addEventListener('storage', inOtherTab);
    return () => {
      this.#listeners.delete(changed);
      removeEventListener('storage', inOtherTab);
    };
  };
}

const NONE: readonly string[] = [];
const none = () => NONE;

export const useKept = (kept: KeptCodes): readonly string[] => useSyncExternalStore(kept.subscribe, kept.now, none);

/** Storage can hold anything: what is not a list of our codes is left out. */
export function codesIn(text: string | null, known = gameCode): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const codes = value.flatMap(each => (typeof each === 'string' ? (known(each) ?? []) : []));
  return [...new Set(codes)];
}
