import sharp, { type Sharp } from 'sharp';
import type { ImageModifiers } from './image-modifiers.js';

/** Pixels of the largest original. A larger one is a decompression bomb, or useless for a shop. */
const MOST_PIXELS = 60_000_000;
/** Effort of the AVIF encoder, 0 to 9. At high effort AVIF costs a hundred times as much as other formats. */
const AVIF_EFFORT = 2;
const AVIF_EFFORT_LARGE = 0;
const LARGE_WIDTH = 1024;
const LONGEST_SECONDS = 15;

/** Formats that browsers show, with their media types. */
const TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
  svg: 'image/svg+xml',
};

export interface RenderedPicture {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Returns the picture, or the original with its media type if there are no modifiers; null if the bytes are no picture.
 */
export async function renderPicture(
  original: Uint8Array,
  modifiers: ImageModifiers | undefined,
): Promise<RenderedPicture | null> {
  try {
    const picture = sharp(original, { limitInputPixels: MOST_PIXELS }).timeout({ seconds: LONGEST_SECONDS });
    const { format } = await picture.metadata();
    const contentType = TYPES[format];
    if (!contentType) return null;
    if (!modifiers) return { bytes: original, contentType };
    return { bytes: await make(picture, modifiers), contentType: `image/${modifiers.format}` };
  } catch (error) {
    // Every other error of the decoder means that the bytes are no picture, or only part of one.
    if (!(error instanceof Error) || !error.message.startsWith('timeout')) return null;
    throw error;
  }
}

function make(picture: Sharp, { format, quality, width, height, fit, background }: ImageModifiers): Promise<Buffer> {
  const ground = background && `#${background}`;
  let made = picture.autoOrient().resize({ width, height, fit, background: ground, withoutEnlargement: true });
  // JPEG has no transparency and would show it as black.
  if (ground || format === 'jpeg') made = made.flatten({ background: ground ?? '#ffffff' });
  if (format === 'avif') {
    const effort = (width ?? Infinity) > LARGE_WIDTH ? AVIF_EFFORT_LARGE : AVIF_EFFORT;
    return made.avif({ quality, effort }).toBuffer();
  }
  return made.toFormat(format, { quality }).toBuffer();
}
