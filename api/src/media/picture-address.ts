import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { canonicalModifiers, parseModifiers, parseSignedModifiers, type ImageModifiers } from './image-modifiers.js';

/** What an address below `/_ipx/` asks for. */
export interface PictureRequest {
  /** Of the stored picture. */
  key: string;
  /** Undefined: the original as it is. */
  modifiers: ImageModifiers | undefined;
}

const SIGNATURE = /^sig_([\w-]{43}),/;

/**
 * The address, from `/_ipx/` on, of a stored picture in any size, shape and quality up to 3072 pixels a side:
 * `signPicture('f_avif,w_500,h_700,fit_cover,q_70', 'demo/shoe-1.svg', SECRET_KEY)`. For those who know the API's
 * SECRET_KEY; without a signature only the sizes of docs/pictures.md are made. Throws an ImageRequestError.
 */
export function signPicture(modifiers: string, key: string, secretKey: string): string {
  const canonical = canonicalModifiers(parseSignedModifiers(modifiers));
  return `/_ipx/sig_${signatureOf(canonical, key, keyOf(secretKey))},${canonical}/${key}`;
}

/** Reads `{modifiers}/{key}`; throws an ImageRequestError for what is not served. */
export function readPictureAddress(path: string, secretKey: string): PictureRequest {
  const slash = path.indexOf('/');
  const [text, key] = slash < 0 ? [path, ''] : [path.slice(0, slash), path.slice(slash + 1)];
  if (text === '_') return { key, modifiers: undefined };
  const signature = SIGNATURE.exec(text);
  if (signature) {
    const modifiers = parseSignedModifiers(text.slice(signature[0].length));
    const expected = signatureOf(canonicalModifiers(modifiers), key, keyOf(secretKey));
    if (timingSafeEqual(Buffer.from(signature[1]!), Buffer.from(expected))) return { key, modifiers };
  }
  return { key, modifiers: parseModifiers(text) };
}

/** A key of its own: who learns it can have pictures made and nothing else. */
function keyOf(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'picture-address', 32));
}

function signatureOf(canonical: string, key: string, signingKey: Buffer): string {
  return createHmac('sha256', signingKey).update(`${canonical}/${key}`).digest('base64url');
}
