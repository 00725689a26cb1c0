// The shell of the app without a network: pages fall back to the last one seen, files with a hash in their name never
// change. Calls to the server are left alone: money is never shown from memory.
const SHELF = 'maidan-1';

self.addEventListener('install', event => {
  event.waitUntil(fillShelf());
  self.skipWaiting();
});

self.addEventListener('activate', event => {
  event.waitUntil(dropOldShelves().then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || /^\/(api|admin)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fromShelf(request));
  else event.respondWith(fetch(request).catch(() => caches.match(request)));
});

async function fillShelf() {
  await (await caches.open(SHELF)).addAll(['/', '/theme.js']);
}

// Who changes the language has the shell in the other one from then on.
async function pageOf(event, url) {
  try {
    const answer = await fetch(event.request);
    if (url.searchParams.has('language')) event.waitUntil(fillShelf().catch(() => {}));
    return answer;
  } catch {
    return caches.match('/');
  }
}

async function fromShelf(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

async function dropOldShelves() {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== SHELF).map(name => caches.delete(name)));
}
