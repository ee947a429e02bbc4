import { jest } from '@jest/globals';
import { offlineReady, registerServiceWorker } from './service-worker';

class FakeContainer extends EventTarget {
  controller: object | null = null;
  ready: Promise<object> = Promise.resolve({});
  register = jest.fn(async (..._asked: unknown[]): Promise<{ active: object | null }> => ({ active: null }));
  takeOver = () => this.dispatchEvent(new Event('controllerchange'));
}

let container: FakeContainer;
const state = () => document.documentElement.dataset['serviceWorker'];

beforeEach(() => {
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  delete document.documentElement.dataset['serviceWorker'];
});

async function register() {
  const onUpdate = jest.fn();
  const onReady = jest.fn();
  window.addEventListener(offlineReady, onReady, { once: true });
  await registerServiceWorker(onUpdate);
  window.removeEventListener(offlineReady, onReady);
  return { onUpdate, onReady };
}

it('the service worker is registered as /sw.js with scope / and the first install is reported', async () => {
  const { onReady, onUpdate } = await register();
  expect(container.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  container.takeOver();
  expect([state(), onReady.mock.calls.length, onUpdate.mock.calls.length]).toEqual(['offline-ready', 1, 0]);
});

it('a service worker of another build that takes over is reported as an update', async () => {
  container.controller = {};
  container.register.mockResolvedValue({ active: {} });
  const { onReady, onUpdate } = await register();
  container.takeOver();
  expect([onReady.mock.calls.length, onUpdate.mock.calls.length]).toEqual([0, 1]);
});

it('an update of the service worker after its first install in the same visit is reported', async () => {
  const { onUpdate } = await register();
  container.takeOver();
  container.takeOver();
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('a failed registration of the service worker sets a flag and breaks nothing', async () => {
  container.register.mockRejectedValue(new Error('refused'));
  const { onReady } = await register();
  expect([state(), onReady.mock.calls.length]).toEqual(['failed', 0]);
});

it('no service worker is registered in a browser that does not support service workers', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  await register();
  expect(state()).toBeUndefined();
});
