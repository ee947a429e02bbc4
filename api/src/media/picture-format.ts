/** Picture formats accepted from outside. SVG is not accepted, because it may contain scripts. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';

const FORMATS: Record<string, PictureFormat> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' };
/** To check that a picture is complete, it is decoded to a thumbnail with this number of pixels per side. */
const SIDE = 16;

/**
 * Returns the format of a picture according to its content; null if the content cannot be decoded completely as one of
 * the formats.
 */
export async function pictureFormat(bytes: Uint8Array): Promise<PictureFormat | null> {
  // The decoder is loaded lazily, because it is large and few commands need it.
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: 60_000_000, failOn: 'truncated' });
    const { format, compression } = await picture.metadata();
    const known = format === 'heif' && compression !== 'av1' ? undefined : FORMATS[format];
    if (!known) return null;
    await picture.resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer();
    return known;
  } catch {
    return null;
  }
}
