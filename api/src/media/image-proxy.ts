import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { LeftQueueError, type FairQueue } from '../platform/throttling/fair-queue.js';
import { canonicalModifiers, type ImageModifiers } from './image-modifiers.js';
import { StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import type { PictureRequest } from './picture-address.js';
import type { PictureCache } from './picture-cache.js';
import type { PictureClaims } from './picture-claims.js';
import { picturePoints } from './picture-points.js';
import type { PictureWorkers } from './picture-workers.js';
import type { RenderedPicture } from './render-picture.js';
import { isImmutable, madeKey } from './storage-keys.js';

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
  /** Whether generated pictures are stored too, for processes that do not see this one's cache. */
  isShared: boolean;
  claims: PictureClaims;
  workers: PictureWorkers;
  queue: FairQueue;
  budgets: ClientBudgets;
}

/** Interval at which a process looks whether another one has made a picture. */
const LOOK_AGAIN_MS = 150;

/**
 * Serves stored pictures in the requested size and format. Each variant is generated once, by one process, and cached
 * on disk.
 */
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
    const { queue, claims } = this.parts;
    // A claim ends with the picture, or runs out. So each request gets the picture or the claim in the end.
    for (;;) {
      const leave = await queue.enter(client, abandoned);
      try {
        if (!modifiers) return await this.render(key, modifiers, name);
        if (await claims.take(name)) {
          try {
            return (await this.madeElsewhere(name, modifiers)) ?? (await this.render(key, modifiers, name));
          } finally {
            await claims.release(name);
          }
        }
      } finally {
        leave();
      }
      await delay(LOOK_AGAIN_MS);
      if (abandoned.aborted) throw new LeftQueueError();
    }
  }

  /** Returns what another process, or an earlier request, has made. */
  private async madeElsewhere(name: string, { format }: ImageModifiers): Promise<ProxiedImage | null> {
    const { storage, cache, isShared } = this.parts;
    let bytes = await cache.read(name);
    if (!bytes && isShared) {
      bytes = (await storage.get(madeKey(name)))?.bytes ?? null;
      if (bytes) await cache.keep(name, bytes);
    }
    return bytes && { bytes, contentType: `image/${format}`, etag: `"${name}"` };
  }

  private async render(key: string, modifiers: ImageModifiers | undefined, name: string): Promise<ProxiedImage | null> {
    const { storage, cache, workers, isShared } = this.parts;
    // Reads the original only when generation starts, so that queued requests take no memory.
    const original = await storage.get(key);
    const picture = original && (await workers.render(original.bytes, modifiers));
    if (!picture) return null;
    if (modifiers) {
      await cache.keep(name, picture.bytes);
      if (isShared) await this.share(name, picture);
    }
    return { ...picture, etag: `"${name}"` };
  }

  private async share(name: string, { bytes, contentType }: RenderedPicture): Promise<void> {
    try {
      await this.parts.storage.put(madeKey(name), Buffer.from(bytes), contentType);
    } catch (error) {
      // The picture is made. Other processes make it again once the storage is back.
      if (!(error instanceof StorageUnavailableError)) throw error;
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
