export { FolderStorage } from './adapters/folder.js';
export { MediaModule } from './media.module.js';
export { InvalidKeyError, type ObjectStorage } from './object-storage.js';
export { pictureFormat, type PictureFormat } from './picture-format.js';
