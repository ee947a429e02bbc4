import type { ImageModifiers } from './image-modifiers.js';

/** Of opening an original. */
const LEAST = 20;
/** Milliseconds a million pixels, measured on photographs at the efforts of render-picture.ts. */
const A_MEGAPIXEL = { jpeg: 40, png: 80, webp: 130, avif: 250 };
const TALLEST_RATIO = 1.25;
const OF_ITS_OWN_SIZE = 3072;

/** About the milliseconds of processor that a picture takes to be made. */
export function picturePoints(modifiers: ImageModifiers | undefined): number {
  if (!modifiers) return LEAST;
  const { format, width = OF_ITS_OWN_SIZE, height = width * TALLEST_RATIO } = modifiers;
  return Math.ceil(LEAST + (A_MEGAPIXEL[format] * width * height) / 1e6);
}
