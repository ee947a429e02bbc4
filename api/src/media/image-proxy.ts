import { createHash } from 'node:crypto';
import type { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { LeftQueueError, type FairQueue } from '../platform/throttling/fair-queue.js';
import { canonicalModifiers, type ImageModifiers } from './image-modifiers.js';
import type { ObjectStorage } from './object-storage.js';
import type { PictureRequest } from './picture-address.js';
import type { PictureCache } from './picture-cache.js';
import { picturePoints } from './picture-points.js';
import type { PictureWorkers } from './picture-workers.js';
import { isImmutable } from './storage-keys.js';

export interface ProxiedImage {
  bytes: Uint8Array;
  contentType: string;
  etag: string;
}

/** Thrown if the client has used up its budget of pictures that must be generated. */
export class PictureBudgetError extends Error {
  constructor(readonly retrySeconds: number) {
    super('Too many new pictures were asked for from here');
  }
}

interface Making {
  picture: Promise<ProxiedImage | null>;
  /** Number of requests that wait for the picture. */
  wanted: number;
  abandon: AbortController;
}

export interface ImageProxyParts {
  storage: ObjectStorage;
  cache: PictureCache;
  workers: PictureWorkers;
  queue: FairQueue;
  budgets: ClientBudgets;
}

/** Serves stored pictures in the requested size and format. Each variant is generated once and cached on disk. */
export class ImageProxy {
  private readonly inProgress = new Map<string, Making>();

  constructor(private readonly parts: ImageProxyParts) {}

  /**
   * Returns the picture, or null if it is not in storage. A picture that is not cached waits in a queue to be
   * generated; it leaves the queue when no request needs it any more. Throws {@link PictureBudgetError},
   * QueueFullError, PictureFailedError, and LeftQueueError after `gone`.
   */
  async get(request: PictureRequest, client: string, gone: AbortSignal): Promise<ProxiedImage | null> {
    const version = await this.versionOf(request.key);
    if (version === null) return null;
    const name = cacheName(request, version);
    const known = request.modifiers && (await this.parts.cache.read(name));
    if (known) return { bytes: known, contentType: `image/${request.modifiers!.format}`, etag: `"${name}"` };
    // If the client disconnected during the disk read, the abort event has already fired and cannot be listened to.
    if (gone.aborted) throw new LeftQueueError();
    const making = this.wanted(name) ?? this.begin(request, name, client);
    const leave = () => {
      making.wanted -= 1;
      if (making.wanted === 0) making.abandon.abort();
    };
    making.wanted += 1;
    gone.addEventListener('abort', leave, { once: true });
    try {
      return await making.picture;
    } finally {
      gone.removeEventListener('abort', leave);
    }
  }

  /**
   * Returns what changes when the original is replaced; null if there is none. The content of most keys never changes,
   * so those need no look, and what is cached of them is served while the storage is away.
   */
  private async versionOf(key: string): Promise<number | null> {
    if (isImmutable(key)) return 0;
    return (await this.parts.storage.head(key))?.modifiedAt ?? null;
  }

  private wanted(name: string): Making | undefined {
    const making = this.inProgress.get(name);
    return making?.abandon.signal.aborted ? undefined : making;
  }

  private begin(request: PictureRequest, name: string, client: string): Making {
    const { budgets } = this.parts;
    const points = picturePoints(request.modifiers);
    if (!budgets.spend(client, points)) throw new PictureBudgetError(budgets.secondsUntil(client, points));
    const abandon = new AbortController();
    const picture = this.make(request, name, client, abandon.signal).finally(() => {
      if (this.inProgress.get(name) === making) this.inProgress.delete(name);
    });
    const making: Making = { picture, wanted: 0, abandon };
    this.inProgress.set(name, making);
    return making;
  }

  private async make(
    { key, modifiers }: PictureRequest,
    name: string,
    client: string,
    abandoned: AbortSignal,
  ): Promise<ProxiedImage | null> {
    const { storage, cache, workers, queue } = this.parts;
    const leave = await queue.enter(client, abandoned);
    try {
      // Reads the original only when generation starts, so that queued requests take no memory.
      const original = await storage.get(key);
      const picture = original && (await workers.render(original.bytes, modifiers));
      if (!picture) return null;
      if (modifiers) await cache.keep(name, picture.bytes);
      return { ...picture, etag: `"${name}"` };
    } finally {
      leave();
    }
  }
}

/**
 * Returns the name of the cached file. It includes the version of the original, so a replaced original gets a new name
 * and the cache needs no invalidation.
 */
function cacheName({ key, modifiers }: PictureRequest, version: number): string {
  return createHash('sha256')
    .update(JSON.stringify([key, nameOf(modifiers), version]))
    .digest('hex')
    .slice(0, 40);
}

function nameOf(modifiers: ImageModifiers | undefined): string {
  return modifiers ? canonicalModifiers(modifiers) : '_';
}
