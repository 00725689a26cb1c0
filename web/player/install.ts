import { useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

/* The browser offers to install the app once, early, by an event; it is kept until the player asks for it. */

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    become(event as InstallOffer); // the only event of that name
  });
  addEventListener('appinstalled', () => become(undefined));
}

/** Opens the browser's own question; nothing where the browser does not offer one. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, kept, () => undefined);
  return current && (() => void current.prompt().finally(() => become(undefined)));
}

/** A page for when there is no network, messages while no page is open, and the word that there is a new version. */
export function keepForOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(() => void import('./newVersion.ts').catch(() => {}));
}

const kept = (): typeof offer => offer;

function become(next: InstallOffer | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
