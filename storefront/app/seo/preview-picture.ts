/** Size in pixels of the picture that other sites show beside a link. */
export const previewSize = { width: 1200, height: 630 };

/** The shop's paper in the light theme, on which goods lie. */
const paper = 'f8f6f1';

/**
 * Path of a stored picture in the size for previews of links: goods whole on paper, photographs filling it. It is a
 * JPEG, because not every site that shows previews reads other formats.
 */
export function previewPicture(src: string, fit: 'contain' | 'cover'): string {
  const key = src.replace(/^\/_ipx\/[^/]+/, '').replace(/^\/+/, '');
  const { width, height } = previewSize;
  return `/_ipx/f_jpeg,q_80,s_${width}x${height},fit_${fit},b_${paper}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
