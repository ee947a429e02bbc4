import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * Properties that browsers with `:has()` and `@layer`, which the shop needs anyway, may know only with `-webkit-`: Chrome
 * before 120, Safari before 18 or any Safari.
 */
const prefixed = /^(?:backdrop-filter|box-decoration-break|hyphens|mask(?:-\w+)?|text-decoration|user-select)$/;

/** Emotion's own prefixes date from browsers of 2015, and were a fifth of the styles in a page. */
const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && prefixed.test(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'meet', stylisPlugins: [prefix], ...(nonce ? { nonce } : {}) });
}
