import { say } from '@maidan/words/say';
import type { ComponentType, ReactNode } from 'react';
import { lazily } from '../ui/lazily.tsx';

/** A screen of its own file, fetched when its path is opened. */
export const screen = <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) =>
  lazily(async () => (await load())[name]);

/** The words of the browser's tab. */
export const titled = (title: string, shown: ReactNode) => (
  <>
    <title>{say('frame.titled', { page: title })}</title>
    {shown}
  </>
);
