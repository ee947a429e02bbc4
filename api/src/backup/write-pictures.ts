import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.js';
import { writePart, type Run } from './backup-run.js';
import { hashing, hashOf, seal } from './encryption.js';
import { keptObjects } from './kept-objects.js';

export interface WrittenPictures {
  /** Hash of each picture, each hash once. */
  hashes: string[];
  /** Pictures that the destination did not have. */
  stored: number;
  newBytes: number;
  /** Pictures that were deleted between being listed and being read. */
  gone: number;
}

/**
 * Stores the pictures that the destination does not have, by the hash of their content, and the list `part` of hashes
 * and keys. Every picture is read, so the list contains only pictures that exist.
 */
export async function writePictures(run: Run, part: string): Promise<WrittenPictures> {
  const { storage, destination, recipient, onProgress } = run.options;
  const written: WrittenPictures = { hashes: [], stored: 0, newBytes: 0, gone: 0 };
  const seen = new Set<string>();
  let done = 0;

  async function* lines(): AsyncGenerator<Buffer> {
    for await (const { key } of keptObjects(storage)) {
      const stream = await storage.read(key);
      const hash = stream && (await hashOf(stream));
      if (!hash) written.gone += 1;
      else {
        if (!seen.has(hash)) await keep(key, hash);
        yield Buffer.from(`${JSON.stringify({ key, hash })}\n`);
      }
      onProgress?.('pictures', (done += 1), done);
    }
  }

  async function keep(key: string, hash: string): Promise<void> {
    seen.add(hash);
    if (await destination.hasPicture(hash)) return;
    const again = await storage.read(key);
    if (!again) throw new BackupError(`${key} was deleted while it was read: run the backup again.`);
    const plain = hashing();
    const sealed = await seal(
      again.on('error', (e) => plain.stream.destroy(e)).pipe(plain.stream),
      recipient,
      spoolOf(),
    );
    try {
      if (plain.digest() !== hash) throw new BackupError(`${key} changed while it was read: run the backup again.`);
      await destination.putPicture(hash, sealed);
    } finally {
      await sealed.discard();
    }
    written.stored += 1;
    written.newBytes += sealed.bytes;
  }

  const spoolOf = (): string => join(run.spool, 'picture');
  const source = Readable.from(lines(), { objectMode: false });
  const zipped = createGzip();
  source.on('error', (error) => zipped.destroy(error)).pipe(zipped);
  await writePart(run, part, zipped);
  written.hashes = [...seen];
  return written;
}
