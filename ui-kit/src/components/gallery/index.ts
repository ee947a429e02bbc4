export { Gallery } from './gallery.js';
export { GalleryCounter, type GalleryCounterProps } from './gallery-counter.js';
export { GalleryFrame, type GalleryFrameProps } from './gallery-frame.js';
export { type GalleryImage } from './gallery-image.js';
export { type GalleryItem, type GalleryVideo } from './gallery-item.js';
export { GalleryStrip, type GalleryStripProps } from './gallery-strip.js';
export { GalleryThumbnails, type GalleryThumbnailsProps } from './gallery-thumbnails.js';
export { type GalleryPart, type GalleryProps } from './gallery.types.js';
