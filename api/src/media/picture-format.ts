/** Formats accepted from outside. SVG is not among them, because it may contain scripts. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';

const FORMATS: Record<string, PictureFormat> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' };
/** The picture is decoded to this many pixels a side, to check that it is whole. */
const SIDE = 16;

/**
 * Returns the format of the bytes, whatever their name says; null if they do not decode completely as one of the
 * formats.
 */
export async function pictureFormat(bytes: Uint8Array): Promise<PictureFormat | null> {
  // Loaded lazily: the decoder is large, and few commands need it.
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
