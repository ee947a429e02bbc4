export interface GalleryImage {
  type?: 'image';
  id: string;
  src: string;
  alt: string;
  /** A tiny picture as a `data:` address, which is shown until this one is loaded. Default: none. */
  preview?: string | null;
}
