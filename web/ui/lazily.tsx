import { type ComponentType, use } from 'react';

/** The code of something could not be fetched: the line is down, or the house has a newer build. */
export class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('This part of the page could not be loaded.', { cause });
  }
}

/** Those that could not be loaded, and how to forget it. */
const failed = new Set<() => void>();

/** A component whose code is fetched when it is first shown, and again when that failed and somebody asks for it. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  const begin = (): Promise<ComponentType<P>> =>
    load().catch((error: unknown) => {
      failed.add(() => (coming = undefined));
      throw new NotLoaded(error);
    });
  return function Lazily(props: P) {
    const Loaded = use((coming ??= begin()));
    return <Loaded {...props} />;
  };
}

/** The next time they are shown they are asked for again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
