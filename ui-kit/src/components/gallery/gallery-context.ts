import { createContext, use } from 'react';
import type { useSlides } from '../../hooks/use-slides.js';
import type { GalleryProps } from './gallery.types.js';
import type { useWantedSlides } from './use-wanted-slides.js';

/** What the parts of a gallery know: its props, and which slide is shown. */
export interface GalleryState extends GalleryProps, ReturnType<typeof useSlides> {
  wanted: ReturnType<typeof useWantedSlides>;
  /** The viewer is open. */
  covered: boolean;
  /** Opens the viewer at a picture. */
  zoom: (position: number) => void;
}

export const GalleryContext = createContext<GalleryState | null>(null);

/**
 * Returns the gallery around a part.
 * @throws {Error} when there is no gallery.
 */
export function useGallery(part: string): GalleryState {
  const gallery = use(GalleryContext);
  if (!gallery) throw new Error(`Gallery.${part} must stand inside a Gallery`);
  return gallery;
}
