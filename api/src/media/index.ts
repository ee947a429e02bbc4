export { MediaModule } from './media.module.js';
export { InvalidKeyError, type ObjectStorage } from './object-storage.js';
export { pictureFormat, type PictureFormat } from './picture-format.js';
export { pickStorage } from './pick-storage.js';
