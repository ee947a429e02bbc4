import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { StorageUnavailableError, type ObjectStorage } from './object-storage.js';
import { contentTypeOf, isTemporary } from './storage-keys.js';

export interface MoveOptions {
  /** Number of objects copied at once; each has up to 16 MB in memory. */
  concurrency?: number;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

export interface MoveSummary {
  copied: number;
  /** Number of objects that the target already had with the same content. */
  present: number;
  /** Objects that could not be copied, with the reason. */
  failed: { key: string; reason: string }[];
  /** Number of objects not examined, because the run was interrupted or the storage became unavailable. */
  left: number;
}

/**
 * Number of failures after which a run ends: the storage is unavailable, and each further object would only wait for
 * it.
 */
const PATIENCE = 3;
/** Number of attempts for one object that arrives with another content. */
const ATTEMPTS = 2;

/**
 * Copies every object except those in quarantine and generated pictures, and compares each with its source by hash,
 * including objects that an earlier run copied. Deletes nothing. Running it again continues: objects are written
 * atomically, so an existing object is complete.
 */
export async function moveStorage(
  source: ObjectStorage,
  target: ObjectStorage,
  { concurrency = 4, signal, onProgress }: MoveOptions = {},
): Promise<MoveSummary> {
  const keys = await keysOf(source);
  const summary: MoveSummary = { copied: 0, present: 0, failed: [], left: 0 };
  const limit = pLimit(concurrency);
  let [done, away] = [0, 0];
  await Promise.all(
    keys.map((key) =>
      limit(async () => {
        if (signal?.aborted || away >= PATIENCE) return void (summary.left += 1);
        try {
          summary[await copy(source, target, key)] += 1;
          away = 0;
        } catch (error) {
          if (error instanceof StorageUnavailableError) away += 1;
          summary.failed.push({ key, reason: error instanceof Error ? error.message : String(error) });
        }
        onProgress?.((done += 1), keys.length);
      }),
    ),
  );
  return summary;
}

async function keysOf(storage: ObjectStorage): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await storage.list('', after);
    keys.push(...page.objects.map(({ key }) => key).filter((key) => !isTemporary(key)));
    after = page.next;
  }
  return keys;
}

async function copy(source: ObjectStorage, target: ObjectStorage, key: string): Promise<'copied' | 'present'> {
  const head = await source.head(key);
  const hash = await hashOf(source, key);
  if (!head || hash === null) throw new Error('It was deleted meanwhile');
  if ((await target.head(key))?.size === head.size && (await hashOf(target, key)) === hash) return 'present';
  const open = async () => {
    const stream = await source.read(key);
    if (!stream) throw new Error('It was deleted meanwhile');
    return stream;
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await target.put(key, { size: head.size, open }, contentTypeOf(key));
    if ((await hashOf(target, key)) === hash) return 'copied';
  }
  throw new Error('What arrived is not what was sent');
}

async function hashOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const stream = await storage.read(key);
  if (!stream) return null;
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
