import type { ImageModifiers } from './image-modifiers.js';

/**
 * Returns the best format of `f_auto` for a client: AVIF, WebP, or JPEG for a client that accepts neither by name, such
 * as a mail program. A media type with `q=0` is refused by the client.
 */
export function acceptedFormat(accept = ''): ImageModifiers['format'] {
  const types = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'jpeg';
}
