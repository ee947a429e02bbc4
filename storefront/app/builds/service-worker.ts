/** Dispatched once, when the shop can be opened offline for the first time. */
export const offlineReady = 'meet:offline-ready';

/**
 * Registers the service worker. The attribute `data-service-worker` of `html` shows the result: `registered`,
 * `offline-ready` or `failed`. Nothing else depends on it.
 * @param onUpdate Called when a worker of another build has taken over this page.
 */
export async function registerServiceWorker(onUpdate: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Undefined on pages without https.
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
