import type { GalleryImage } from './gallery-image.js';

export interface GalleryVideo {
  type: 'video';
  id: string;
  /** Address of the file. The browser asks for it when the shopper presses play, and not before. */
  src: string;
  /** Stored path of the picture that is shown until then. */
  poster: string;
  /** What the video shows. */
  alt: string;
  /** Captions in WebVTT. Default: none. */
  captions?: {
    src: string;
    /** Language of the captions, such as «ru». */
    language: string;
    /** Their name in the menu of the player. */
    label: string;
  };
}

/** A picture, or a video with its poster. */
export type GalleryItem = GalleryImage | GalleryVideo;

export const isVideo = (item: GalleryItem): item is GalleryVideo => item.type === 'video';

/** The picture of an item. */
export const pictureOf = (item: GalleryItem): string => (isVideo(item) ? item.poster : item.src);
