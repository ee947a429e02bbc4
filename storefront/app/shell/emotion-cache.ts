import createCache, { type EmotionCache } from '@emotion/cache';

export function createEmotionCache(nonce: string | undefined): EmotionCache {
  return createCache({ key: 'meet', ...(nonce ? { nonce } : {}) });
}
