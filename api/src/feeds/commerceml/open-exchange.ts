import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ObjectStorage } from '../../media/index.js';
import type { Pool } from '../../platform/database/open-pool.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { storeImported } from '../store-imported.js';
import { openCommerceMl, type OpenCommerceMl } from './open-commerceml.js';
import { UnpackLimits, unpackZip, type ReceivedFile } from './unpack-zip.js';

/** The files that an exchange has sent, the object storage keys of their parts, and how prices are chosen. */
export const ExchangeManifest = z.strictObject({
  files: z.array(z.strictObject({ name: z.string(), parts: z.array(z.string()) })),
  priceType: z.string().nullable(),
  oldPriceType: z.string().nullable(),
});
export type ExchangeManifest = z.infer<typeof ExchangeManifest>;

/** Media type of a manifest in the object storage. */
export const MANIFEST_TYPE = 'application/json';

const MOST_PICTURE_BYTES = 20_000_000;

/** Files of 1С that may be imported, with their paths on this machine. */
export interface OpenExchange extends OpenCommerceMl {
  files: Array<{ path: string; bytes: number }>;
}

/**
 * Opens the file of a run: the manifest of an exchange, a zip of 1С's files, or one of these files. Pictures are stored
 * in the object storage; invalid pictures are left out, and their paths become remarks.
 */
export async function openExchange(
  pool: Pool,
  storage: ObjectStorage,
  run: { path: string; bytes: number; source: string; complete: boolean },
): Promise<OpenExchange> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-exchange-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const limits = new UnpackLimits();
    const { received, priceType, oldPriceType } = await receivedFiles(storage, run, folder, limits);
    const files: OpenExchange['files'] = [];
    const pictures = new Map<string, string>();
    for (const file of received) {
      const start = await firstBytes(file.path);
      const unpacked = start.startsWith('PK\x03\x04') ? await unpackZip(file.path, folder, limits) : [file];
      for (const one of unpacked) {
        if (/\.xml$/i.test(one.name) || (await firstBytes(one.path)).trimStart().startsWith('<')) files.push(one);
        else {
          const key = await pictureKey(pool, storage, one);
          if (key) pictures.set(one.name, `storage:${key}`);
        }
      }
    }
    if (files.length === 0 && pictures.size === 0)
      throw new MalformedFileError({ line: 1 }, 'the exchange has neither XML nor pictures');
    const opened = await openCommerceMl(pool, run.source, {
      ...{ priceType, oldPriceType, complete: run.complete },
      pictureOf: (path) => pictures.get(path.replaceAll('\\', '/')) ?? null,
    });
    return { ...opened, files, close: () => Promise.all([opened.close(), close()]).then(() => undefined) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function receivedFiles(
  storage: ObjectStorage,
  { path, bytes }: { path: string; bytes: number },
  folder: string,
  limits: UnpackLimits,
): Promise<Omit<ExchangeManifest, 'files'> & { received: ReceivedFile[] }> {
  const none = { priceType: null, oldPriceType: null };
  if (!(await firstBytes(path)).startsWith('{')) return { ...none, received: [{ name: basename(path), path, bytes }] };
  const { files, ...types } = ExchangeManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  const { isExchangeKey } = await import('../../media/index.js');
  const received: ReceivedFile[] = [];
  for (const { name, parts } of files) {
    const to = join(folder, String(limits.addFile()));
    for (const key of parts) {
      // A supplier's file may look like a manifest, so it may not name other objects of the storage.
      const part = isExchangeKey(key) ? await storage.read(key) : null;
      if (!part) throw new MalformedFileError({ line: 1 }, `a part of "${name}" is not stored any more`);
      await pipeline(part, limits.counting(), createWriteStream(to, { flags: 'a', mode: 0o600 }));
    }
    received.push({ name, path: to, bytes: (await stat(to)).size });
  }
  return { ...types, received };
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead).replace(/^ï»¿/u, '');
  } finally {
    await file.close();
  }
}

/** Stores a picture and returns its key; null if the file is no picture that the shop accepts. */
async function pictureKey(pool: Pool, storage: ObjectStorage, { path, bytes }: ReceivedFile): Promise<string | null> {
  if (bytes > MOST_PICTURE_BYTES) return null;
  const { pictureFormat } = await import('../../media/index.js');
  const content = Buffer.concat(await createReadStream(path).toArray());
  const extension = await pictureFormat(content);
  return extension && storeImported(pool, storage, { bytes: content, extension });
}
