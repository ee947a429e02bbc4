import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'known', speedy: false });

/**
 * Provides a style cache to its children that `stylesOf` can read, because jsdom does not support rules in cascade
 * layers.
 */
export function KnownStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

/** Returns the style rules of an element inside `KnownStyles`. */
export function stylesOf(element: Element): string {
  const classes = [...element.classList].filter((name) => name.startsWith('known-'));
  return [...document.querySelectorAll('style[data-emotion="known"]')]
    .map(({ textContent }) => textContent)
    .filter((rules) => classes.some((name) => rules.includes(`.${name}`)))
    .join('\n');
}
