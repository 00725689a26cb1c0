/* As much of a service worker as ours needs: the compiler is told of pages, which are something else. */

export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string;
}

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void };
}

interface Events {
  activate: Waiting;
  message: MessageEvent;
  push: Pushed;
  notificationclick: Clicked;
}

interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  navigate(address: string): Promise<OpenPage | null>;
  focus(): Promise<unknown>;
}

interface Shown extends NotificationOptions {
  readonly badge: string;
}

export interface ServiceWorker {
  readonly location: Location;
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled?: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, shown: Shown): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof Events>(name: E, listener: (event: Events[E]) => void): void;
}
