// The service worker. Caches the offline page and the files with a content hash in their name; never pages or answers of
// /api. Receives screenshots from the phone's share sheet and holds them in memory until the page fetches them: they are
// never written to disk, and sent nowhere without the user.

const cacheName = 'declic-1';
const offlinePage = '/offline.html';
const maximumFiles = 80;
const shareTarget = '/partage';
const sharedForMs = 5 * 60_000;

let shared = [];
let forget = () => undefined;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.add(offlinePage))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === shareTarget) {
    event.respondWith(receiveShared(event));
    return;
  }
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(offlinePage)));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(fromCacheFirst(request));
  }
});

self.addEventListener('message', (event) => {
  if (event.data !== 'take-shared') return;
  event.ports[0]?.postMessage(shared);
  forget();
});

async function receiveShared(event) {
  const form = await event.request.formData().catch(() => new FormData());
  forget();
  shared = form.getAll('captures').filter((value) => value instanceof File);
  // Keeps the worker alive, and the shared files with it, until the page has fetched them.
  event.waitUntil(
    new Promise((resolve) => {
      const timer = setTimeout(() => forget(), sharedForMs);
      forget = () => {
        clearTimeout(timer);
        shared = [];
        forget = () => undefined;
        resolve();
      };
    }),
  );
  return Response.redirect(shareTarget, 303);
}

async function fromCacheFirst(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await dropOldest(cache);
  }
  return response;
}

// Deletes the oldest files, so that those of former releases don't pile up. cache.keys() is in order of insertion.
async function dropOldest(cache) {
  const files = (await cache.keys()).filter((request) => new URL(request.url).pathname !== offlinePage);
  await Promise.all(files.slice(0, Math.max(0, files.length - maximumFiles)).map((request) => cache.delete(request)));
}
