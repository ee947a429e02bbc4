import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBudgets } from '../platform/throttling/client-budgets.js';
import { LeftQueueError, type FairQueue } from '../platform/throttling/fair-queue.js';
import type { Preview } from './draw-preview.js';
import { canonicalModifiers } from './image-modifiers.js';
import { StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import type { PictureRequest } from './picture-address.js';
import type { PictureCache } from './picture-cache.js';
import type { PictureClaims } from './picture-claims.js';
import { picturePoints } from './picture-points.js';
import type { PictureWorkers } from './picture-workers.js';
import type { PreviewText } from './preview-text.js';
import type { RenderedPicture } from './render-picture.js';
import { isImmutable, madeKey } from './storage-keys.js';

export interface ProxiedImage {
  bytes: Uint8Array;
  contentType: string;
  etag: string;
}

/** Thrown if the client has used up its limit of pictures that must be generated. */
export class PictureBudgetError extends Error {
  constructor(readonly retrySeconds: number) {
    super('Too many new pictures were asked for from here');
  }
}

/** A preview of a page, with the storage keys of its pictures. */
export interface PreviewRequest extends PreviewText {
  pictures: string[];
  fit: Preview['fit'];
}

/** A picture to be generated. */
interface Work {
  /** Name of the cached file, derived from everything that the picture shows. */
  name: string;
  /** Media type of the result; undefined if the original is served as it is, which is not cached. */
  contentType: string | undefined;
  /** Approximate processor time in milliseconds. */
  points: number;
  /** Reads the originals itself, so that queued requests take no memory. Null if there is nothing to show. */
  render: () => Promise<RenderedPicture | null>;
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
  /** Whether generated pictures are also put into the storage, for processes that do not share this cache. */
  isShared: boolean;
  claims: PictureClaims;
  workers: PictureWorkers;
  queue: FairQueue;
  budgets: ClientBudgets;
}

/** Version of the design of previews; a new version makes cached previews be drawn again. */
const PREVIEW_DESIGN = 2;
const PREVIEW_TYPE = 'image/jpeg';
/** Measured cost of a preview with one product picture, or with four. */
const PREVIEW_POINTS = 600;

/** Interval at which a process checks whether another process has generated the picture. */
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
  async get({ key, modifiers }: PictureRequest, client: string, gone: AbortSignal): Promise<ProxiedImage | null> {
    const version = await this.versionOf(key);
    if (version === null) return null;
    const { storage, workers } = this.parts;
    const work = {
      name: nameOf([key, modifiers ? canonicalModifiers(modifiers) : '_', version]),
      contentType: modifiers && `image/${modifiers.format}`,
      points: picturePoints(modifiers),
      render: async () => {
        const original = await storage.get(key);
        return original && workers.render(original.bytes, modifiers);
      },
    };
    return this.known(work, client, gone);
  }

  /**
   * Returns the drawn preview. Pictures that are not in storage are left out. Throws what {@link ImageProxy.get}
   * throws. The caller makes sure that the texts are the shop's own.
   */
  async preview(
    { pictures, ...preview }: PreviewRequest,
    client: string,
    gone: AbortSignal,
  ): Promise<ProxiedImage | null> {
    const { storage, workers } = this.parts;
    const versions = await Promise.all(pictures.map((key) => this.versionOf(key)));
    const keys = pictures.filter((_, place) => versions[place] !== null);
    const work = {
      name: nameOf([PREVIEW_DESIGN, preview, pictures, versions]),
      contentType: PREVIEW_TYPE,
      points: PREVIEW_POINTS,
      render: async () => {
        const originals = await Promise.all(keys.map((key) => storage.get(key)));
        return workers.preview({ ...preview, pictures: originals.flatMap((original) => original?.bytes ?? []) });
      },
    };
    return this.known(work, client, gone);
  }

  /** Deducts the points from the client's limit. Throws {@link PictureBudgetError}. */
  charge(client: string, points: number): void {
    const { budgets } = this.parts;
    if (!budgets.spend(client, points)) throw new PictureBudgetError(budgets.secondsUntil(client, points));
  }

  private async known(work: Work, client: string, gone: AbortSignal): Promise<ProxiedImage | null> {
    const { name, contentType } = work;
    const bytes = contentType && (await this.parts.cache.read(name));
    if (bytes) return { bytes, contentType, etag: `"${name}"` };
    // If the client disconnected during the disk read, the abort event has already fired and cannot be listened to.
    if (gone.aborted) throw new LeftQueueError();
    const making = this.wanted(name) ?? this.begin(work, client);
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
   * Returns a value that changes when the original is replaced; null if there is no original. The content of most keys
   * never changes, so those keys need no check, and their cached pictures are served while the storage is unavailable.
   */
  private async versionOf(key: string): Promise<number | null> {
    if (isImmutable(key)) return 0;
    return (await this.parts.storage.head(key))?.modifiedAt ?? null;
  }

  private wanted(name: string): Making | undefined {
    const making = this.inProgress.get(name);
    return making?.abandon.signal.aborted ? undefined : making;
  }

  private begin(work: Work, client: string): Making {
    const { name, points } = work;
    this.charge(client, points);
    const abandon = new AbortController();
    const picture = this.make(work, client, abandon.signal).finally(() => {
      if (this.inProgress.get(name) === making) this.inProgress.delete(name);
    });
    const making: Making = { picture, wanted: 0, abandon };
    this.inProgress.set(name, making);
    return making;
  }

  private async make(work: Work, client: string, abandoned: AbortSignal): Promise<ProxiedImage | null> {
    const { queue, claims } = this.parts;
    const { name } = work;
    // A claim ends with the picture, or expires. So each request gets the picture or the claim in the end.
    for (;;) {
      const leave = await queue.enter(client, abandoned);
      try {
        if (!work.contentType) return await this.render(work);
        if (await claims.take(name)) {
          try {
            return (await this.madeElsewhere(name, work.contentType)) ?? (await this.render(work));
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

  /** Returns the picture that another process, or an earlier request, has generated. */
  private async madeElsewhere(name: string, contentType: string): Promise<ProxiedImage | null> {
    const { storage, cache, isShared } = this.parts;
    let bytes = await cache.read(name);
    if (!bytes && isShared) {
      bytes = (await storage.get(madeKey(name)))?.bytes ?? null;
      if (bytes) await cache.keep(name, bytes);
    }
    return bytes && { bytes, contentType, etag: `"${name}"` };
  }

  private async render({ name, contentType, render }: Work): Promise<ProxiedImage | null> {
    const picture = await render();
    if (!picture) return null;
    if (contentType) {
      await this.parts.cache.keep(name, picture.bytes);
      if (this.parts.isShared) await this.share(name, picture);
    }
    return { ...picture, etag: `"${name}"` };
  }

  private async share(name: string, { bytes, contentType }: RenderedPicture): Promise<void> {
    try {
      await this.parts.storage.put(madeKey(name), Buffer.from(bytes), contentType);
    } catch (error) {
      // The picture is generated anyway. Other processes generate it again once the storage is back.
      if (!(error instanceof StorageUnavailableError)) throw error;
    }
  }
}

/**
 * Returns the name of the cached file. It includes the version of the original, so a replaced original gets a new name
 * and the cache needs no invalidation.
 */
const nameOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 40);
