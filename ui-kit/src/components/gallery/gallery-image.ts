export interface GalleryImage {
  type?: 'image';
  id: string;
  src: string;
  alt: string;
  /** A tiny picture as a `data:` URL, shown until the full one has loaded. Default: none. */
  preview?: string | null;
}
