/* global addEventListener, caches, clients, location, skipWaiting */
// Keeps the shell of the app, so that it opens without a network. Answers of the API and pictures are not kept here:
// orders are in localStorage, with the cursor from which they go on (src/orders.ts).
const SHELL = 'shell';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/manifest.webmanifest', '/icon.svg'])));
  void skipWaiting();
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh('/', request));
  // Names of built files have the hash of their content: one that is there is right.
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The page from the network, and from the cache without one. Its address may say more, such as which order. */
async function fresh(name, request) {
  const cache = await caches.open(SHELL);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(name, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(name);
    if (known) return known;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
