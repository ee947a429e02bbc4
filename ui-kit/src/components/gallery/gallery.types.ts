import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PartClasses } from '../../parts/parts.js';
import type { GalleryItem } from './gallery-item.js';

/** Names of a gallery's parts, as their elements have them in `data-part`. */
export type GalleryPart = 'frame' | 'strip' | 'open' | 'counter' | 'thumbnails';

export interface GalleryProps extends ComponentPropsWithRef<'div'> {
  /** The pictures and videos, in order. Without any, a placeholder is shown. */
  images: readonly GalleryItem[];
  /** The product is sold out: its pictures are faded. Default: false. */
  muted?: boolean;
  /** Classes for the gallery's parts. Default: none. */
  classNames?: PartClasses<GalleryPart>;
  /**
   * The parts of the gallery in the order of yours, with whatever stands between them. Default: frame and thumbnails,
   * which only phones show.
   */
  children?: ReactNode;
}
