export { Gallery, type GalleryPart, type GalleryProps } from './gallery.js';
export { type GalleryImage } from './gallery-image.js';
export { type GalleryItem, type GalleryVideo } from './gallery-item.js';
