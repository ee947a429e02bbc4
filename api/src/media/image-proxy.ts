import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIPX } from 'ipx';
import pLimit from 'p-limit';
import type { ImageModifiers } from './image-request.js';
import type { ObjectStorage, StoredObject } from './object-storage.js';

export interface ProxiedImage {
  bytes: Buffer;
  contentType: string;
  etag: string;
}

/** Pictures of our own storage in the size and format asked for, made once and kept on disk. */
export class ImageProxy {
  private readonly ipx;
  private readonly inProgress = new Map<string, Promise<ProxiedImage>>();
  /** Each picture takes a core and tens of megabytes while it is made. */
  private readonly turn = pLimit(2);

  constructor(
    private readonly storage: ObjectStorage,
    private readonly cacheFolder: string,
  ) {
    this.ipx = createIPX({
      storage: {
        name: 'meet',
        getMeta: async (id) => {
          const object = await storage.get(id.replace(/^\//, ''));
          return object ? { mtime: object.modifiedAt } : undefined;
        },
        getData: async (id) => {
          const object = await storage.get(id.replace(/^\//, ''));
          return object ? new Uint8Array(object.bytes).buffer : undefined;
        },
      },
    });
  }

  /** Null where storage has no such object. */
  async get(key: string, modifiers: ImageModifiers): Promise<ProxiedImage | null> {
    const original = await this.storage.get(key);
    if (!original) return null;
    const name = cacheName(key, modifiers, original);
    const known = await this.cached(name, modifiers);
    if (known) return known;
    let making = this.inProgress.get(name);
    if (!making) {
      making = this.turn(() => this.make(key, modifiers, name)).finally(() => this.inProgress.delete(name));
      this.inProgress.set(name, making);
    }
    return making;
  }

  private async cached(name: string, modifiers: ImageModifiers): Promise<ProxiedImage | null> {
    if (!modifiers) return null;
    try {
      return { bytes: await readFile(this.pathOf(name)), contentType: `image/${modifiers.f}`, etag: `"${name}"` };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  private async make(key: string, modifiers: ImageModifiers, name: string): Promise<ProxiedImage> {
    const { data, format } = await this.ipx(key, modifiers ?? {}).process();
    const bytes = Buffer.from(data);
    if (modifiers) await this.keep(name, bytes);
    return { bytes, contentType: `image/${format}`, etag: `"${name}"` };
  }

  private async keep(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    const partial = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, bytes);
    await rename(partial, path);
  }

  private pathOf(name: string): string {
    return join(this.cacheFolder, name.slice(0, 2), name);
  }
}

/** A new original under the same key has a new name, so nothing has to be thrown away. */
function cacheName(key: string, modifiers: ImageModifiers, { modifiedAt }: StoredObject): string {
  return createHash('sha256')
    .update(JSON.stringify([key, modifiers ?? null, modifiedAt]))
    .digest('hex')
    .slice(0, 40);
}
