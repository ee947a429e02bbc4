export * from './photo-uploader.js';
export { type Refusal, type RefusalReason } from './sift-files.js';
export { type UploadingPhoto } from './uploading-photo.js';
