import { createHash } from 'node:crypto';
import { affected } from '@meet/statements';
import type { ObjectStorage } from '../media/index.js';
import type { Pool } from '../platform/database/open-pool.js';
import type { Picture } from './download-picture.js';

/**
 * Stores a picture under the hash of its content and returns the key. Identical pictures share one file, and the
 * content of a key never changes.
 */
export async function storeImported(
  pool: Pool,
  storage: ObjectStorage,
  { bytes, extension }: Picture,
): Promise<string> {
  const { describePicture, NOTE_PICTURE } = await import('../media/index.js');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = `products/${hash.slice(0, 2)}/${hash}.${extension}`;
  const contentType = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  const look = (await describePicture(bytes)) ?? { width: null, height: null, colour: null, preview: null };
  await affected(pool, NOTE_PICTURE, { key, contentType, bytes: bytes.length, ...look });
  await storage.put(key, bytes, contentType);
  return key;
}
