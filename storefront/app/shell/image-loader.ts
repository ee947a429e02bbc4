import type { ImageLoader } from '@meet/ui-kit';

/**
 * Addresses of pictures on this origin's image proxy. The path contains quality and width; the format depends on what
 * the browser accepts. A picture of an article already has a proxy address with one width, which is replaced.
 */
export const imageProxyLoader: ImageLoader = ({ src, width }) =>
  `/_ipx/f_auto,q_80,w_${width}/${src
    .replace(/^\/_ipx\/[^/]+/, '')
    .replace(/^\/+/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
