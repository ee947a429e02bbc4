import type { ImageModifiers } from './image-modifiers.js';

/** Milliseconds to open an original. */
const LEAST = 20;
/** Milliseconds per million pixels, measured on photographs at the efforts of render-picture.ts. */
const A_MEGAPIXEL = { jpeg: 40, png: 80, webp: 130, avif: 250 };
const TALLEST_RATIO = 1.25;
const OF_ITS_OWN_SIZE = 3072;

/** Returns the approximate processor milliseconds that making a picture takes. */
export function picturePoints(modifiers: ImageModifiers | undefined): number {
  if (!modifiers) return LEAST;
  const { format, width = OF_ITS_OWN_SIZE, height = width * TALLEST_RATIO } = modifiers;
  return Math.ceil(LEAST + (A_MEGAPIXEL[format] * width * height) / 1e6);
}
