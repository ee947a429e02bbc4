/** Size in pixels of the pictures that the API draws for link previews. */
export const previewSize = { width: 1200, height: 630 };

/** Path of the default preview picture. */
export const shopPreview = '/link-previews/shop.jpg';

/**
 * Path of a photograph in the size of link previews, without text on it, for feeds and structured data. It is a JPEG,
 * because some programs that show previews cannot read other formats.
 */
export function previewPicture(src: string): string {
  const key = src.replace(/^\/_ipx\/[^/]+/, '').replace(/^\/+/, '');
  const { width, height } = previewSize;
  return `/_ipx/f_jpeg,q_80,s_${width}x${height},fit_cover/${key.split('/').map(encodeURIComponent).join('/')}`;
}
