import type { GalleryImage } from './gallery-image.js';

export interface GalleryVideo {
  type: 'video';
  id: string;
  /** URL of the file. The browser loads it only when the shopper presses play. */
  src: string;
  /** Stored path of the picture shown until the video starts. */
  poster: string;
  /** Text alternative of the video. */
  alt: string;
  /** Captions in WebVTT. Default: none. */
  captions?: {
    src: string;
    /** Language of the captions, such as «ru». */
    language: string;
    /** Name of the captions in the player's menu. */
    label: string;
  };
}

/** A picture, or a video with its poster. */
export type GalleryItem = GalleryImage | GalleryVideo;

export const isVideo = (item: GalleryItem): item is GalleryVideo => item.type === 'video';

/** The picture of an item. */
export const pictureOf = (item: GalleryItem): string => (isVideo(item) ? item.poster : item.src);
