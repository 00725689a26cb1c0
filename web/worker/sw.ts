import { cacheNames, setCacheNameDetails } from 'workbox-core';
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { PrecacheEntry, ServiceWorker } from './worker.ts';

/* Stands between the app and the network, for three things: a clear page while there is no network, messages while no page is
   open, and to say that there is a new version. Nothing of the house is ever answered from memory: neither calls nor pages. */

/** Filled in by the build: what the page without a network is made of, and which build this is. */
declare const PRECACHED: readonly PrecacheEntry[];
declare const BUILD: string;

const worker = self as unknown as ServiceWorker;

/** Every build has a shelf of its own, and only that. */
setCacheNameDetails({ prefix: 'maidan', precache: BUILD, suffix: '' });
precacheAndRoute([...PRECACHED]);

/** Which language was read last, for a page that nobody is asked for. */
const LANGUAGE = 'maidan-language';

worker.addEventListener('activate', event => event.waitUntil(dropOldShelves()));

async function dropOldShelves(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(name => name !== cacheNames.precache && name !== LANGUAGE);
  await Promise.all(old.map(name => caches.delete(name)));
}

registerRoute(new NavigationRoute(({ request }) => pageOf(request), { denylist: [/^\/(api|admin|pictures)(\/|$)/] }));

async function pageOf(request: Request): Promise<Response> {
  try {
    const page = await fetch(request);
    await remember(page.headers.get('content-language')).catch(() => {});
    return page;
  } catch (error) {
    const page = await matchPrecache(`/offline-${await languageRead()}.html`);
    if (!page) throw error;
    return page;
  }
}

async function remember(language: string | null): Promise<void> {
  if (language !== null) await (await caches.open(LANGUAGE)).put('/', new Response(language));
}

async function languageRead(): Promise<string> {
  const kept = await caches.match('/', { cacheName: LANGUAGE });
  return kept ? kept.text() : navigator.language.startsWith('hi') ? 'hi' : 'en';
}

/** The player said yes to the new version. */
worker.addEventListener('message', event => {
  if ((event.data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});

interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly language: string;
}

worker.addEventListener('push', event => {
  const pushed = event.data?.json() as Pushed | undefined; // only the house can seal what this browser opens
  if (pushed) event.waitUntil(show(pushed));
});

/** Who looks at a page is told there, also at one that was open before the worker. What comes twice is shown once. */
async function show({ id, title, text, to, language }: Pushed): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(page => page.visibilityState === 'visible')) return;
  const looks = { icon: '/icon-192.png', badge: '/icon-192.png' };
  await worker.registration.showNotification(title, { body: text, tag: id, lang: language, data: { to }, ...looks });
}

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { to } = event.notification.data as { readonly to: string };
  event.waitUntil(open(new URL(to, worker.location.origin).href));
});

async function open(address: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow(address));
  const there = await page.navigate(address).catch(() => null);
  return void (await (there ?? page).focus());
}
