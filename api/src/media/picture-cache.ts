import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Minimum interval between two updates of a picture's time of last use. */
const USE_NOTED_EVERY_MS = 60_000;
/**
 * Fractions of the folder's size limit. A clean-up starts when SWEEP_AFTER of the limit has been written since the last
 * one, and deletes files until SWEEP_TO of the limit is left.
 */
const SWEEP_AFTER = 0.1;
const SWEEP_TO = 0.85;

/**
 * Caches generated pictures in a folder of limited size. The least recently used ones are deleted first. The mtime of
 * each file is its last use, so the order survives a restart and is the same for all processes that share the folder.
 */
export class PictureCache {
  private written = 0;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {
    // The first picture triggers a clean-up, because the limit may have been larger in the last run.
    this.written = mostBytes;
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      const file = await open(this.pathOf(name), 'r');
      try {
        const bytes = await file.readFile();
        const { mtimeMs } = await file.stat();
        const now = new Date();
        if (now.getTime() - mtimeMs > USE_NOTED_EVERY_MS) await file.utimes(now, now);
        return bytes;
      } finally {
        await file.close();
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async keep(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(name);
    const partial = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(partial, bytes);
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    this.written += bytes.byteLength;
    if (this.written < this.mostBytes * SWEEP_AFTER) return;
    this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined));
    await this.sweeping;
  }

  /** Deletes the least recently used pictures if the folder exceeds its limit. */
  private async sweep(): Promise<void> {
    this.written = 0;
    const files = (await this.files()).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files) {
      if (bytes <= this.mostBytes * SWEEP_TO) return;
      await rm(path, { force: true });
      bytes -= size;
    }
  }

  private async files(): Promise<{ path: string; size: number; usedAt: number }[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const found = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // Another process may have deleted the file in the meantime.
      const known = await stat(path).catch(() => null);
      if (known) found.push({ path, size: known.size, usedAt: known.mtimeMs });
    }
    return found;
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
