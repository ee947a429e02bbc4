import type { ImageLoader } from '@meet/ui-kit';

/** The image proxy of this origin: format, quality and width stand in the path. */
export const imageProxyLoader: ImageLoader = ({ src, width }) =>
  `/_ipx/f_webp,q_80,w_${width}/${src.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/')}`;
