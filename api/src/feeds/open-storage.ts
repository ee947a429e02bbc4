import type { ObjectStorage } from '../media/index.js';

/**
 * Returns the storage for pictures. Loaded lazily: the module includes the image proxy, which an import does not need.
 */
export async function openStorage(config: { STORAGE_FOLDER: string }): Promise<ObjectStorage> {
  const { pickStorage } = await import('../media/index.js');
  return pickStorage(config);
}
