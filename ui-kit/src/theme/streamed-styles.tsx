import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';

export interface StreamedStylesProps {
  /** The page. */
  children: ReactNode;
  /**
   * The framework's hook that registers a function whose output is written before the next piece of the page, such as
   * `useServerInsertedHTML` of `next/navigation`. Pass the same hook at every render.
   */
  useInsertedHTML: (write: () => ReactNode) => void;
  /** Nonce of the content security policy for the styles. Default: none. */
  nonce?: string | undefined;
}

/**
 * Sends the styles of a streamed page before each piece of the page, instead of next to each element. A framework that
 * hydrates while the page is still arriving, such as Next, would find style elements next to other elements unexpected
 * and render the page again.
 */
export function StreamedStyles({ children, useInsertedHTML, nonce }: StreamedStylesProps) {
  const [{ cache, take }] = useState(() => collectStyles(nonce));
  useInsertedHTML(() => {
    const { names, styles } = take();
    if (names.length === 0) return null;
    return (
      <style
        nonce={nonce}
        data-emotion={`${cache.key} ${names.join(' ')}`}
        dangerouslySetInnerHTML={{ __html: styles }}
      />
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/**
 * Returns a cache that renders no style tags, and a function that returns the styles added since the last call. The cache is
 * not speedy, because a rule that joins a loaded stylesheet lets the page be laid out again (docs/adr/0022).
 */
function collectStyles(nonce: string | undefined): { cache: EmotionCache; take: () => TakenStyles } {
  const cache = createCache({ key: 'css', speedy: false, ...(nonce !== undefined && { nonce }) });
  // The documented setting for this case: the server keeps all styles in the cache.
  cache.compat = true;
  const taken = new Set<string>();
  const take = () => {
    const names = Object.keys(cache.inserted).filter((name) => !taken.has(name));
    for (const name of names) taken.add(name);
    return { names, styles: names.map((name) => cache.inserted[name]).join('') };
  };
  return { cache, take };
}

interface TakenStyles {
  names: string[];
  styles: string;
}
