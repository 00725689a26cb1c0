import { say } from '@maidan/words/say';
import { type ComponentType, createElement, use } from 'react';

/** The code of something could not be fetched: the line is down, or the house has a newer build. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super(say('frame.partNotLoaded'), { cause });
  }
}

/** Those that could not be loaded, and how to forget it. */
const failed = new Set<() => void>();

export type Lazy<P> = ComponentType<P> & {
  /** Fetches the code. Afterwards it is shown at once. */
  readonly ready: () => Promise<unknown>;
};

/** A component whose code is fetched when it is first shown, and again when that failed and somebody asks for it. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): Lazy<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let there: ComponentType<P> | undefined;
  const begin = async (): Promise<ComponentType<P>> => {
    try {
      return (there = await load());
    } catch (error) {
      failed.add(() => (coming = undefined));
      throw new NotLoaded(error);
    }
  };
  const ready = (): Promise<ComponentType<P>> => (coming ??= begin());
  function Lazily(props: P) {
    return createElement(there ?? use(ready()), props);
  }
  return Object.assign(Lazily, { ready });
}

/** Fetches what will be wanted next, and then acts. What does not come says so where it is to be shown. */
export const whenReady = ({ ready }: Pick<Lazy<never>, 'ready'>, act: () => void = () => {}): void =>
  void ready().then(act, () => {});

/** The next time they are shown they are asked for again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
