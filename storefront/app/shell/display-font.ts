import unboundedCyrillic from '@meet/ui-kit/fonts/unbounded-cyrillic-wght-normal.woff2?url';
import type { LinksFunction } from 'react-router';

/** Preloads the display font, for pages that use it on the first screen. */
export const displayFont: LinksFunction = () => [
  { rel: 'preload', href: unboundedCyrillic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];
