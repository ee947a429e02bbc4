import type { MediaConfig } from './media.config.js';
import { FolderStorage } from './adapters/folder.js';
import type { ObjectStorage } from './object-storage.js';

/** Returns the picture storage in the folder STORAGE_FOLDER. */
export function pickStorage({ STORAGE_FOLDER }: Pick<MediaConfig, 'STORAGE_FOLDER'>): ObjectStorage {
  return new FolderStorage(STORAGE_FOLDER);
}
