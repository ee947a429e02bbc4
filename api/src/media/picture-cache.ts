import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The last use of a picture is recorded at most once in this time. */
const USE_NOTED_EVERY_MS = 60_000;
/**
 * Shares of the folder's bound. A sweep starts after SWEEP_AFTER of it was written, and deletes down to SWEEP_TO of it.
 */
const SWEEP_AFTER = 0.1;
const SWEEP_TO = 0.85;

/**
 * Caches made pictures in a folder of bounded size (LRU). The time of each file is its last use, so the order survives
 * a restart and holds for all processes that share the folder.
 */
export class PictureCache {
  private written = 0;
  private sweeping: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {
    // The first picture starts a sweep: the bound may have been larger at the last run.
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
    await mkdir(dirname(path), { recursive: true });
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

  /** Deletes the least recently used pictures if there are too many bytes. */
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
      // Another process may have deleted it meanwhile.
      const known = await stat(path).catch(() => null);
      if (known) found.push({ path, size: known.size, usedAt: known.mtimeMs });
    }
    return found;
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}
