import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../../platform/files/make-private-folder.js';
import {
  assertKey,
  ofSize,
  PAGE_OF_OBJECTS,
  StorageSetupError,
  StorageUnavailableError,
  type ByteRange,
  type ObjectHead,
  type ObjectPage,
  type ObjectStorage,
  type StoredObject,
  type StreamBody,
} from '../object-storage.js';

const PARTIAL = '.partial';
/** With less free space on the disk, the largest pictures can no longer be stored. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Error codes of Node for a disk that is full or read-only, and for files that cannot be opened now. */
const UNAVAILABLE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Stores objects as files in one folder. Their media type is not stored: readers look at the content. */
export class FolderStorage implements ObjectStorage {
  constructor(
    private readonly folder: string,
    private readonly leastFreeBytes = LEAST_FREE_BYTES,
  ) {}

  async prepare(): Promise<void> {
    try {
      await makePrivateFolder(this.folder);
    } catch (cause) {
      throw new StorageSetupError(`STORAGE_FOLDER: ${resolve(this.folder)} cannot be written`, { cause });
    }
  }

  async fault(): Promise<string | null> {
    try {
      const { bavail, bsize } = await statfs(this.folder);
      return bavail * bsize < this.leastFreeBytes ? `STORAGE_FOLDER: the disk of ${this.folder} is full` : null;
    } catch (error) {
      return `STORAGE_FOLDER: ${(error as Error).message}`;
    }
  }

  async put(key: string, body: Buffer | StreamBody): Promise<void> {
    const path = this.pathOf(key);
    // Writes to a temporary file and renames it, so that readers never see an incomplete file, even after a crash.
    const partial = `${path}.${randomUUID()}${PARTIAL}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (Buffer.isBuffer(body)) await writeFile(partial, body);
      else await pipeline(ofSize(await body.open(), body.size), createWriteStream(partial));
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      const { code } = error as NodeJS.ErrnoException;
      throw code && UNAVAILABLE_CODES.has(code) ? new StorageUnavailableError(error) : error;
    }
  }

  async get(key: string): Promise<StoredObject | null> {
    const path = this.pathOf(key);
    return orNull(async () => {
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
      return { bytes, modifiedAt: mtimeMs };
    });
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const path = this.pathOf(key);
    // Opened before it is returned, so that a missing file gives null and not an error of the stream.
    const file = await orNull(() => open(path, 'r'));
    if (!file) return null;
    const { offset, length } = range ?? { offset: 0, length: (await file.stat()).size };
    // A stream with an end allocates what is there, and not 64 KB for every read.
    return createReadStream(path, { fd: file, ...(length > 0 && { start: offset, end: offset + length - 1 }) });
  }

  async head(key: string): Promise<ObjectHead | null> {
    const path = this.pathOf(key);
    return orNull(async () => {
      const file = await stat(path);
      return file.isFile() ? { key, size: file.size, modifiedAt: file.mtimeMs } : null;
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async list(prefix: string, after = ''): Promise<ObjectPage> {
    const from = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const wanted = (key: string) =>
      key.startsWith(prefix) &&
      key > after &&
      !key.endsWith(PARTIAL) &&
      !key.split('/').some((part) => part[0] === '.');
    const entries = await orNull(() => readdir(join(this.folder, from), { recursive: true, withFileTypes: true }));
    const keys = (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(this.folder, '/').length))
      .filter(wanted)
      .sort();
    const page = keys.slice(0, PAGE_OF_OBJECTS);
    const heads = await Promise.all(page.map((key) => this.head(key)));
    return {
      objects: heads.filter((head) => head !== null),
      next: keys.length > page.length ? page.at(-1)! : null,
    };
  }

  uploadForm(): Promise<null> {
    return Promise.resolve(null);
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.folder, key);
  }
}

async function orNull<Value>(look: () => Promise<Value>): Promise<Value | null> {
  try {
    return await look();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return null;
    throw error;
  }
}
