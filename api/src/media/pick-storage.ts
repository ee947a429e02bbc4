import type { MediaConfig } from './media.config.js';
import { FolderStorage } from './adapters/folder.js';
import type { ObjectStorage } from './object-storage.js';

/** The storage of pictures: the folder that STORAGE_FOLDER names. */
export function pickStorage({ STORAGE_FOLDER }: Pick<MediaConfig, 'STORAGE_FOLDER'>): ObjectStorage {
  return new FolderStorage(STORAGE_FOLDER);
}
