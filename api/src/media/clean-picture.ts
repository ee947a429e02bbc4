import type { Sharp } from 'sharp';

/** Maximum number of pixels of an uploaded picture. */
export const MOST_UPLOADED_PIXELS = 50_000_000;
/** Longest side in pixels of a stored picture: the largest one that the image proxy serves. */
const LONGEST_SIDE = 3072;
const QUALITY = 90;
const LONGEST_SECONDS = 15;
const PREVIEW_SIDE = 16;
const PREVIEW_QUALITY = 25;

/** Data that is stored about a picture besides its bytes. */
export interface PictureLook {
  /** Pixels. */
  width: number;
  height: number;
  /**
   * Dominant colour as `#rrggbb`; null for a picture with transparent parts, through which the colour would be visible.
   */
  colour: string | null;
  /** A `data:` URL of the picture at 16 pixels, which needs no script, so the first response of a page shows it. */
  preview: string;
}

export interface CleanPicture extends PictureLook {
  bytes: Uint8Array;
  contentType: string;
}

export type PictureRefusal = 'NOT_A_PICTURE' | 'TOO_MANY_PIXELS';

/**
 * Creates a new picture from an uploaded one: its pixels, upright, and nothing else. So position, comments, thumbnails
 * and any data after the picture in the file are gone. An opaque picture becomes JPEG and any other PNG, because mail
 * programs show no other formats. Of an animation the first frame is left.
 */
export async function cleanPicture(original: Uint8Array): Promise<CleanPicture | PictureRefusal> {
  if (!isRaster(original)) return 'NOT_A_PICTURE';
  const sharp = await decoder();
  try {
    const { width, height, format, compression } = await sharp(original, { limitInputPixels: false }).metadata();
    if (format === 'heif' && compression !== 'av1') return 'NOT_A_PICTURE';
    if (width * height > MOST_UPLOADED_PIXELS) return 'TOO_MANY_PIXELS';
    const picture = sharp(original, { limitInputPixels: MOST_UPLOADED_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    // Decoded and examined once, because only the decoded pixels show whether any is transparent.
    const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const isOpaque = (await pixels().stats()).isOpaque;
    const made = isOpaque
      ? pixels().removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      : pixels().png();
    const bytes = await made.toBuffer();
    return { bytes, contentType: isOpaque ? 'image/jpeg' : 'image/png', ...(await lookOf(pixels(), info)) };
  } catch (error) {
    if (isTimeout(error)) throw error;
    return 'NOT_A_PICTURE';
  }
}

/** Returns how a stored picture looks; null if the bytes are not a picture. */
export async function describePicture(original: Uint8Array): Promise<PictureLook | null> {
  const sharp = await decoder();
  try {
    const open = () => sharp(original, { limitInputPixels: 60_000_000 }).timeout({ seconds: LONGEST_SECONDS });
    const { autoOrient } = await open().metadata();
    return await lookOf(open().autoOrient(), autoOrient);
  } catch (error) {
    if (isTimeout(error)) throw error;
    return null;
  }
}

async function lookOf(picture: Sharp, { width, height }: { width: number; height: number }): Promise<PictureLook> {
  const sharp = await decoder();
  const { data, info } = await picture
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tiny = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality: PREVIEW_QUALITY, effort: 6 })
    .toBuffer();
  const colour = areOpaque(data) ? dominantColour(data) : null;
  return { width, height, colour, preview: `data:image/webp;base64,${tiny.toString('base64')}` };
}

/** Returns whether none of the RGBA pixels is transparent. */
function areOpaque(pixels: Uint8Array): boolean {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return false;
  return true;
}

/**
 * Returns the most frequent colour of a picture, as `#rrggbb`: the mean of the fullest of 512 equal cubes. `pixels` are
 * RGBA; their alpha does not count.
 */
export function dominantColour(pixels: Uint8Array): string {
  const cubes = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let n = 0; n + 3 < pixels.length; n += 4) {
    const [red, green, blue] = [pixels[n]!, pixels[n + 1]!, pixels[n + 2]!];
    const cube = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const [count, ...sums] = cubes.get(cube) ?? [0, 0, 0, 0];
    cubes.set(cube, [count + 1, sums[0] + red, sums[1] + green, sums[2] + blue]);
  }
  const [count, ...sums] = [...cubes.values()].reduce((most, one) => (one[0] > most[0] ? one : most), [0, 0, 0, 0]);
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Returns whether the file begins like a JPEG, PNG, GIF, WebP or AVIF. Other files never reach a decoder: the SVG
 * decoder would read their text.
 */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(head) ||
    /^RIFF[^]{4}WEBP/.test(head) ||
    /^[^]{4}ftyp[^]*(?:avif|avis|mif1)/.test(head)
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}

/** The decoder is loaded lazily, because it is large and few commands need it. */
async function decoder() {
  return (await import('sharp')).default;
}
