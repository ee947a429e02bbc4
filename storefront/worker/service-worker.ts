import { forgetFormerBuilds, keepShell, keptFile, networkPicture, pageOrNoSignal } from './caching';
import { planFor, type WorkerBuild } from './plan';

declare const self: ServiceWorkerGlobalScope & { meetBuild: WorkerBuild };

const build = self.meetBuild;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(caches, build).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetFormerBuilds(caches, build),
      // Lets the browser request a page while the worker starts, so that the worker does not delay pages.
      self.registration.navigationPreload?.enable(),
    ]).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(request, self.location.origin);
  if (plan === 'page') event.respondWith(pageOrNoSignal(caches, preloadedOrAsked(event)));
  if (plan === 'file') event.respondWith(keptFile(caches, build, request));
  if (plan === 'picture') event.respondWith(networkPicture(caches, request, (work) => event.waitUntil(work)));
});

async function preloadedOrAsked(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}
