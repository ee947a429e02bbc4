import unboundedCyrillic from '@meet/ui-kit/fonts/unbounded-cyrillic-wght-normal.woff2?url';
import type { LinksFunction } from 'react-router';

/** For pages whose first screen speaks in the loud voice. */
export const displayFont: LinksFunction = () => [
  { rel: 'preload', href: unboundedCyrillic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];
