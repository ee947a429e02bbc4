/** Size in pixels of the pictures that the API draws for previews of links. */
export const previewSize = { width: 1200, height: 630 };

/** Path of the preview of pages that have none of their own. */
export const shopPreview = '/link-previews/shop.jpg';

/**
 * Path of a photograph in the size of previews, without words: for feeds and structured data, which have words of their
 * own. It is a JPEG, because not every program that shows previews reads other formats.
 */
export function previewPicture(src: string): string {
  const key = src.replace(/^\/_ipx\/[^/]+/, '').replace(/^\/+/, '');
  const { width, height } = previewSize;
  return `/_ipx/f_jpeg,q_80,s_${width}x${height},fit_cover/${key.split('/').map(encodeURIComponent).join('/')}`;
}
