import unboundedCyrillic from '@meet/ui-kit/fonts/unbounded-cyrillic-wght-normal.woff2?url';
import type { LinksFunction } from 'react-router';

/**
 * Preloads the display font, for pages that use it on the first screen. Only server-rendered pages preload it: later
 * pages of a visit have the font already, and browsers warn about unused preloads.
 */
export const displayFont: LinksFunction = () =>
  import.meta.env.SSR
    ? [{ rel: 'preload', href: unboundedCyrillic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }]
    : [];
