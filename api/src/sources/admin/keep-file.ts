import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { feedKey, KeepPicture, pickStorage } from '../../media/index.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { KnownFile } from '../start-run.js';

/** Stores a file of this machine in the same way as an upload. Throws if the file is larger than SOURCE_MEGABYTES. */
export async function keepFile({ statements, config }: AdminDesk, path: string): Promise<KnownFile> {
  const { size } = await stat(path);
  const most = config.SOURCE_MEGABYTES;
  if (size > most * 1e6) throw new Error(`${path} has ${size} bytes, and at most ${most} MB are read`);
  const key = feedKey(randomUUID());
  const files = new KeepPicture(statements, await pickStorage(config));
  await files.file(key, { size, open: () => createReadStream(path) }, 'application/octet-stream');
  return { fileKey: key, fileName: basename(path), fileBytes: size };
}
