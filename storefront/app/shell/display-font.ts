import unboundedCyrillic from '@meet/ui-kit/fonts/unbounded-cyrillic-wght-normal.woff2?url';
import type { LinksFunction } from 'react-router';

/**
 * Preloads the display font, for pages that use it on the first screen. Only the server's page asks for it: later pages
 * of a visit have the font, and browsers warn of a preload that nothing waits for.
 */
export const displayFont: LinksFunction = () =>
  import.meta.env.SSR
    ? [{ rel: 'preload', href: unboundedCyrillic, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }]
    : [];
