import type { ImageModifiers } from './image-modifiers.js';

/**
 * Returns the best format of `f_auto` for a client: AVIF, WebP, or JPEG for one that names neither, such as a program
 * for mail. A media type with `q=0` is refused by the client.
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
