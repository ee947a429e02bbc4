import sharp, { type Sharp } from 'sharp';
import type { ImageModifiers } from './image-modifiers.js';

/** Maximum number of pixels of an original. A larger picture is a decompression bomb, or useless for a shop. */
const MOST_PIXELS = 60_000_000;
/**
 * Effort setting of the AVIF encoder, from 0 to 9. With a high effort AVIF takes a hundred times as long as other
 * formats.
 */
const AVIF_EFFORT = 1;
const AVIF_EFFORT_LARGE = 0;
const LARGE_WIDTH = 1024;
const LONGEST_SECONDS = 15;

/** Picture formats that browsers can show, with their media types. */
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
 * Returns the generated picture; without modifiers, the original with its media type. Returns null if the bytes are not
 * a picture.
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
    // Any error of the decoder except a timeout means that the bytes are not a complete picture.
    if (!(error instanceof Error) || !error.message.startsWith('timeout')) return null;
    throw error;
  }
}

function make(picture: Sharp, { format, quality, width, height, fit, background }: ImageModifiers): Promise<Buffer> {
  const ground = background && `#${background}`;
  let made = picture.autoOrient().resize({ width, height, fit, background: ground, withoutEnlargement: true });
  // JPEG has no transparency: without a background colour, transparent areas would become black.
  if (ground || format === 'jpeg') made = made.flatten({ background: ground ?? '#ffffff' });
  if (format === 'avif') {
    const effort = (width ?? Infinity) > LARGE_WIDTH ? AVIF_EFFORT_LARGE : AVIF_EFFORT;
    return made.avif({ quality, effort }).toBuffer();
  }
  return made.toFormat(format, { quality }).toBuffer();
}
