export interface GalleryImage {
  id: string;
  src: string;
  alt: string;
}
