/** Formats that are taken from outside: no SVG, which may hold a program. */
export type PictureFormat = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';

const FORMATS: Record<string, PictureFormat> = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif', heif: 'avif' };
/** Of a picture that is decoded to see whether it can be. */
const SIDE = 16;

/** What the bytes are, whatever they are called; null for what cannot be decoded as one of the formats, whole. */
export async function pictureFormat(bytes: Uint8Array): Promise<PictureFormat | null> {
  // The decoder is large, and few commands need it.
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
