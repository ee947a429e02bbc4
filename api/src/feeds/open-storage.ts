import type { ObjectStorage } from '../media/index.js';
import type { StorageConfig } from '../platform/config/config.js';

/**
 * Returns the picture storage. Its module is loaded lazily, because it includes the image proxy, which an import does
 * not need.
 */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  const { pickStorage } = await import('../media/index.js');
  return pickStorage(config);
}
