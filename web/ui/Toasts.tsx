import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import type { ToastAction, ToastType } from './toastAction.ts';

const load = () => import('./ToastStack.tsx');

/** Known once the first toast has fetched it. */
let Stack: ComponentType<Props> | undefined;
const listeners = new Set<() => void>();

interface Props {
  /** Milliseconds until a toast closes by itself, counted while it is neither hovered nor out of focus. */
  readonly closeAfter: number;
}

/** Rendered once by each front end. What it takes to show a toast is fetched with the first one: most pages have none. */
export function Toasts({ closeAfter }: Props) {
  // Not suspended: React reveals what it suspended by a timer, and a toast has to be there at once.
  const fetched = useSyncExternalStore(subscribe, stack, () => undefined);
  return fetched ? createElement(fetched, { closeAfter }) : null;
}

const stack = (): typeof Stack => Stack;

const show =
  (type: ToastType) =>
  (...said: [text: string, detail?: string, action?: ToastAction]): void => {
    void fetched().then(stack => stack.show(type, ...said)); // it waits for its stack to be there
  };

/** So long after a line that did not bring it. */
const AGAIN_MS = 2_000;

/** What is to be said is not lost with a line that is down: it is said when it is back. */
const loaded = (): ReturnType<typeof load> =>
  load().catch(() => new Promise(resolve => setTimeout(resolve, AGAIN_MS)).then(loaded));

async function fetched(): ReturnType<typeof load> {
  const stack = await loaded();
  Stack = stack.ToastStack;
  for (const listener of listeners) listener();
  return stack;
}

export const notify = { success: show('success'), error: show('error'), info: show('info') };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
