import { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { FairQueue, LeftQueueError } from '../platform/throttling/fair-queue.js';
import { ImageProxy } from './image-proxy.js';
import type { ObjectStorage } from './object-storage.js';
import type { PictureCache } from './picture-cache.js';
import type { PictureClaims } from './picture-claims.js';
import type { PictureWorkers } from './picture-workers.js';

it('the image proxy renders nothing for a client that disconnected while the file was read', async () => {
  const gone = new AbortController();
  const rendered: string[] = [];
  const proxy = new ImageProxy({
    storage: {
      head: (key: string) => Promise.resolve({ key, size: 1, modifiedAt: 1 }),
      get: (key: string) => {
        rendered.push(key);
        return Promise.resolve(null);
      },
    } as unknown as ObjectStorage,
    cache: {
      read: () => {
        gone.abort();
        return Promise.resolve(null);
      },
    } as unknown as PictureCache,
    isShared: false,
    claims: { take: () => Promise.resolve(true), release: () => Promise.resolve() } as unknown as PictureClaims,
    workers: {} as PictureWorkers,
    queue: new FairQueue({ running: 2, runningOfOne: 1, waiting: 10, waitingOfOne: 5, patienceMs: 1000 }),
    budgets: new ClientBudgets(1000),
  });
  const modifiers = { format: 'webp', quality: 80, width: 320 } as const;
  await expect(proxy.get({ key: 'a.jpg', modifiers }, 'client', gone.signal)).rejects.toThrow(LeftQueueError);
  expect(rendered).toEqual([]);
});
