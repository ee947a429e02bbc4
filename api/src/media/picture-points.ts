import type { ImageModifiers } from './image-modifiers.js';

/** Processor time in milliseconds for opening an original. */
const LEAST = 20;
/**
 * Processor time in milliseconds per million pixels, measured with photographs and the encoder settings of
 * render-picture.ts.
 */
const A_MEGAPIXEL = { jpeg: 40, png: 80, webp: 130, avif: 250 };
const TALLEST_RATIO = 1.25;
const OF_ITS_OWN_SIZE = 3072;

/** Returns the approximate processor time in milliseconds for generating a picture. */
export function picturePoints(modifiers: ImageModifiers | undefined): number {
  if (!modifiers) return LEAST;
  const { format, width = OF_ITS_OWN_SIZE, height = width * TALLEST_RATIO } = modifiers;
  return Math.ceil(LEAST + (A_MEGAPIXEL[format] * width * height) / 1e6);
}
