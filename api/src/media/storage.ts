/**
 * Exports the storage alone, for commands: index.ts also loads everything that generates pictures, which takes 80 MB of
 * memory.
 */
export {
  InvalidKeyError,
  OBJECT_STORAGE,
  StorageUnavailableError,
  type ObjectHead,
  type ObjectPage,
  type ObjectStorage,
} from './object-storage.js';
export { bucketStorage, folderStorage, pickStorage } from './pick-storage.js';
export { contentTypeOf, exportKey, feedKey, isExchangeKey, isTemporary } from './storage-keys.js';
