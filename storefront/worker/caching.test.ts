/** @jest-environment node */
import { jest } from '@jest/globals';
import { keepShell, keptFile, networkPicture, pageOrNoSignal } from './caching';

const build = { id: '7', shell: ['/assets/entry.js'] };
const origin = 'https://meet.example';

/** The part of the browser's caches that the worker uses, in memory. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  readonly match = async (request: Request | string) => this.kept.get(keyOf(request))?.clone();
  readonly put = async (request: Request | string, answer: Response) => void this.kept.set(keyOf(request), answer);
  readonly delete = async (request: Request | string) => this.kept.delete(keyOf(request));
  readonly keys = async () => [...this.kept.keys()].map((url) => new Request(url));
  readonly addAll = async (paths: string[]) => {
    for (const path of paths) this.kept.set(keyOf(path), new Response('file'));
  };
}

const keyOf = (request: Request | string) =>
  typeof request === 'string' ? new URL(request, origin).href : request.url;

class FakeCaches {
  readonly caches = new Map<string, FakeCache>();
  readonly open = async (name: string) => {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return cache;
  };
  readonly match = async (request: Request | string) => {
    for (const cache of this.caches.values()) if (cache.kept.has(keyOf(request))) return cache.match(request);
    return undefined;
  };
}

let fake: FakeCaches;
let caches: CacheStorage;
const network = jest.fn<typeof fetch>();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  fake = new FakeCaches();
  caches = fake as unknown as CacheStorage;
  network.mockReset();
  globalThis.fetch = network;
});

const install = async () => {
  network.mockResolvedValueOnce(new Response('NO SIGNAL <link href="/assets/a.css">', { headers: { 'x-page': '1' } }));
  await keepShell(caches, build);
};

it('keepShell caches the app shell and the offline page, requested without cookies', async () => {
  await install();
  expect(network).toHaveBeenCalledWith('/offline', { credentials: 'omit', cache: 'no-store' });
  const paths = [...fake.caches.get('meet-shell-7')!.kept.keys()].map((url) => new URL(url).pathname);
  expect(paths).toEqual(['/assets/entry.js', '/assets/a.css', '/offline']);
});

it('the service worker is not installed when the offline page cannot be loaded', async () => {
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(keepShell(caches, build)).rejects.toThrow('/offline answers 503');
});

it('the service worker shows the network’s answer to a page request, including errors of the shop', async () => {
  await install();
  for (const status of [200, 404, 503]) {
    const answer = new Response('the shop', { status });
    expect(await pageOrNoSignal(caches, Promise.resolve(answer))).toBe(answer);
  }
});

it.each([
  ['nothing answers', lost],
  ['a proxy reaches nobody', async () => new Response('nginx', { status: 502 })],
])('the service worker shows NO SIGNAL with status 503 if %s', async (_, answer) => {
  await install();
  const shown = await pageOrNoSignal(caches, answer());
  expect([shown.status, shown.headers.get('x-page'), await shown.text()]).toEqual([
    503,
    '1',
    expect.stringContaining('NO SIGNAL'),
  ]);
});

it('the service worker requests a build file once and then answers from its cache', async () => {
  network.mockImplementation(async () => new Response('code'));
  const request = new Request(`${origin}/assets/cart-1.js`);
  expect(await (await keptFile(caches, build, request)).text()).toBe('code');
  expect(await (await keptFile(caches, build, request)).text()).toBe('code');
  expect(network).toHaveBeenCalledTimes(1);
});

it('the service worker does not cache the answer for a missing build file', async () => {
  network.mockImplementation(async () => new Response('', { status: 404 }));
  const request = new Request(`${origin}/assets/cart-1.js`);
  await keptFile(caches, build, request);
  await keptFile(caches, build, request);
  expect(network).toHaveBeenCalledTimes(2);
});

it('the service worker caches the 60 last seen pictures for use without a network', async () => {
  network.mockImplementation(async () => new Response('picture'));
  const picture = (number: number) => new Request(`${origin}/_ipx/w_320/${number}.jpg`);
  const see = async (number: number) => {
    const work: Promise<unknown>[] = [];
    await networkPicture(caches, picture(number), (promise) => work.push(promise));
    await Promise.all(work);
  };
  for (let number = 0; number < 60; number += 1) await see(number);
  await see(0);
  await see(60);
  network.mockImplementation(lost);
  await expect(networkPicture(caches, picture(1), () => undefined)).rejects.toThrow('Failed to fetch');
  expect(await (await networkPicture(caches, picture(0), () => undefined)).text()).toBe('picture');
  expect(fake.caches.get('meet-pictures')!.kept.size).toBe(60);
});
