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
  return createCache({ key: 'meet', stylisPlugins: [prefix], ...(nonce ? { nonce } : {}) });
}
