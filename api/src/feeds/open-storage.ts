import type { ObjectStorage } from '../media/index.js';

/** The storage pictures go to. Loaded when it is needed: the module brings the image proxy, which an import has no use for. */
export async function openStorage({ STORAGE_FOLDER }: { STORAGE_FOLDER: string }): Promise<ObjectStorage> {
  const { FolderStorage } = await import('../media/index.js');
  return new FolderStorage(STORAGE_FOLDER);
}
