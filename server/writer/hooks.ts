import type { Command } from './command.ts';

type Hooked = Command<unknown>;

/** What was decided in one attempt, and is to be told what became of it: see command.ts. */
export class Hooks {
  readonly #accepted: { readonly command: Hooked; readonly place: number }[] = [];

  /** It decided, and its place in the group. */
  accepted(command: Hooked, place: number): void {
    if (command.onCommit ?? command.onDrop) this.#accepted.push({ command, place });
  }

  /** The attempt came true. What a hook throws is its own command's answer. */
  committed(fail: (place: number, error: Error) => void): void {
    for (const { command, place } of this.#accepted) {
      const error = thrownBy(() => command.onCommit?.());
      if (error) fail(place, error);
    }
  }

  /** The attempt did not come true: everybody hears of it before the first error is thrown. */
  dropped(): void {
    const errors = this.#accepted.toReversed().flatMap(({ command }) => thrownBy(() => command.onDrop?.()) ?? []);
    if (errors[0]) throw errors[0];
  }
}

export function thrownBy(act: () => unknown): Error | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
