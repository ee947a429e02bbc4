import type { ImageLoader } from '@meet/ui-kit';

/**
 * URLs of pictures on this origin's image proxy; the path contains quality and width, and the format is the best that the
 * browser accepts. A picture of an article has an address of the proxy already, in one width.
 */
export const imageProxyLoader: ImageLoader = ({ src, width }) =>
  `/_ipx/f_auto,q_80,w_${width}/${src
    .replace(/^\/_ipx\/[^/]+/, '')
    .replace(/^\/+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
