/** Sent once, when the shop can be opened without a connection for the first time. */
export const offlineReady = 'meet:offline-ready';

/**
 * Registers the service worker. The element `html` tells how that went in `data-service-worker`: `registered`,
 * `offline-ready` or `failed`. Nothing else depends on it.
 *
 * @param onUpdate Called when a worker of another build has taken this page over.
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the page is not secure.
  if (!serviceWorker) return;
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) onUpdate();
    isControlled = true;
  });
  try {
    const { active } = await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    tell('registered');
    await serviceWorker.ready;
    tell('offline-ready');
    if (!active) window.dispatchEvent(new Event(offlineReady));
  } catch {
    tell('failed');
  }
}

const tell = (state: 'registered' | 'offline-ready' | 'failed') =>
  (document.documentElement.dataset['serviceWorker'] = state);
