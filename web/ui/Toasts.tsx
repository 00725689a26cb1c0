import { Suspense, useSyncExternalStore } from 'react';
import { lazily } from './lazily.tsx';

const load = () => import('./ToastStack.tsx');
const ToastStack = lazily(async () => (await load()).ToastStack);

let isWanted = false;
const listeners = new Set<() => void>();

interface Props {
  /** Milliseconds until a toast closes by itself, counted while it is neither hovered nor out of focus. */
  readonly closeAfter: number;
}

/** Rendered once by each front end. What it takes to show a toast is fetched with the first one: most pages have none. */
export function Toasts({ closeAfter }: Props) {
  const isNeeded = useSyncExternalStore(subscribe, () => isWanted);
  return isNeeded ? (
    <Suspense>
      <ToastStack closeAfter={closeAfter} />
    </Suspense>
  ) : null;
}

const show =
  (type: 'success' | 'error' | 'info') =>
  (text: string, detail?: string): void => {
    isWanted = true;
    for (const listener of listeners) listener();
    void load().then(stack => stack.show(type, text, detail)); // it waits for its stack to be there
  };

export const notify = { success: show('success'), error: show('error'), info: show('info') };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
