import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  AUTO,
  canonicalModifiers,
  parseModifiers,
  parseSignedModifiers,
  type ImageModifiers,
} from './image-modifiers.js';

/** The picture requested by a URL below `/_ipx/`. */
export interface PictureRequest {
  /** Key of the stored picture. */
  key: string;
  /** How to transform the picture; undefined for the unchanged original. */
  modifiers: ImageModifiers | undefined;
  /** Whether the answer depends on the client's `accept`. */
  isNegotiated?: boolean;
}

const SIGNATURE = /^sig_([\w-]{43}),/;

/**
 * Returns a signed URL path, starting with `/_ipx/`, for a stored picture in any size, shape and quality up to 3072
 * pixels a side: `signPicture('f_avif,w_500,h_700,fit_cover,q_70', 'demo/shoe-1.svg', SECRET_KEY)`. Signing needs the
 * API's SECRET_KEY. Unsigned URLs are limited to the sizes in docs/pictures.md. Throws an ImageRequestError.
 */
export function signPicture(modifiers: string, key: string, secretKey: string): string {
  const canonical = canonicalModifiers(parseSignedModifiers(modifiers));
  return `/_ipx/sig_${signatureOf(canonical, key, keyOf(secretKey))},${canonical}/${key}`;
}

/**
 * The AVIF quality that looks like the WebP quality of the same URL. The two scales differ: with equal figures AVIF is
 * larger than WebP, with these it is a third smaller.
 */
const AVIF_QUALITY = new Map([
  [60, 45],
  [80, 60],
  [90, 75],
]);

/**
 * Parses the path `{modifiers}/{key}`; `f_auto` in an unsigned path becomes the `accepted` format. Throws an
 * ImageRequestError if such a picture is not served.
 */
export function readPictureAddress(
  path: string,
  secretKey: string,
  accepted: ImageModifiers['format'] = 'webp',
): PictureRequest {
  const slash = path.indexOf('/');
  const [given, key] = slash < 0 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)];
  if (given.split(',').includes(AUTO)) {
    const text = given.replace(AUTO, `f_${accepted}`);
    const modifiers = parseModifiers(text);
    const quality = accepted === 'avif' ? AVIF_QUALITY.get(modifiers.quality) : undefined;
    return { key, modifiers: { ...modifiers, ...(quality && { quality }) }, isNegotiated: true };
  }
  const text = given;
  if (text === '_') return { key, modifiers: undefined };
  const signature = SIGNATURE.exec(text);
  if (signature) {
    const modifiers = parseSignedModifiers(text.slice(signature[0].length));
    const expected = signatureOf(canonicalModifiers(modifiers), key, keyOf(secretKey));
    if (timingSafeEqual(Buffer.from(signature[1]!), Buffer.from(expected))) return { key, modifiers };
  }
  return { key, modifiers: parseModifiers(text) };
}

/** Derives a key that is used only for picture URLs. Anyone who learns it can only have pictures generated. */
function keyOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'picture-address', 32));
}

function signatureOf(canonical: string, key: string, signingKey: Buffer): string {
  return createHmac('sha256', signingKey).update(`${canonical}/${key}`).digest('base64url');
}
