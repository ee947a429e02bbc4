export interface GalleryImage {
  type?: 'image';
  id: string;
  src: string;
  alt: string;
}
