import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Properties that some supported browsers (those with `:has()` and `@layer`) know only with `-webkit-`: Chrome before
 * 120, Safari before 18 or all Safari.
 */
const prefixed = /^(?:backdrop-filter|box-decoration-break|hyphens|mask(?:-\w+)?|text-decoration|user-select)$/;

/** Adds only these prefixes. Emotion's own prefixes are for browsers of 2015 and made up a fifth of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

export function createEmotionCache(nonce: string | undefined): EmotionCache {
  // A rule in a layer or a media query that joins a loaded stylesheet makes Chromium load all fonts again and lay out
  // the whole page (docs/adr/0022). A new style element at the end does not.
  const speedy = false;
  return createCache({ key: 'meet', stylisPlugins: [prefix], speedy, ...(nonce ? { nonce } : {}) });
}
