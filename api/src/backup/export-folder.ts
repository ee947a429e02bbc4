import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../platform/files/make-private-folder.js';
import { BackupError } from './backup-error.js';
import { hashing } from './encryption.js';

export interface WrittenFile {
  bytes: number;
  sha256: string;
}

const SUMS = 'SHA256SUMS';

/** A new folder of files with a file `SHA256SUMS` that `sha256sum -c` can check. */
export class ExportFolder {
  private constructor(private readonly path: string) {}

  /** Throws a {@link BackupError} if the folder is not empty. */
  static async open(path: string): Promise<ExportFolder> {
    try {
      const [found] = await readdir(path);
      if (found !== undefined) throw new BackupError(`${path} is not empty (${found}): name a new folder.`);
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (cause instanceof BackupError) throw cause;
      if (code !== 'ENOENT') throw new BackupError(`${path} is no folder that can be written (${code}).`, { cause });
    }
    await makePrivateFolder(path).catch((cause: NodeJS.ErrnoException) => {
      throw new BackupError(`${path} cannot be made (${cause.code}): name a folder that can be written.`, { cause });
    });
    return new ExportFolder(path);
  }

  /** Writes a file at a relative path. */
  async write(name: string, content: Readable): Promise<WrittenFile> {
    const path = join(this.path, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const hashed = hashing();
    await pipeline(content, hashed.stream, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    const written = { bytes: hashed.bytes(), sha256: hashed.digest() };
    await appendFile(join(this.path, SUMS), `${written.sha256}  ${name}\n`, { mode: 0o600 });
    return written;
  }

  /** Deletes everything that was written, so that a partial export is not taken for a whole one. */
  async clear(): Promise<void> {
    for (const name of await readdir(this.path)) await rm(join(this.path, name), { recursive: true, force: true });
  }
}
