import type { ObjectStorage } from '../media/index.js';

/** The storage pictures go to. Loaded when it is needed: the module brings the image proxy, which an import has no use for. */
export async function openStorage(config: { STORAGE_FOLDER: string }): Promise<ObjectStorage> {
  const { pickStorage } = await import('../media/index.js');
  return pickStorage(config);
}
