import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'known', speedy: false });

/** Gives what it renders a cache of styles that `stylesOf` reads: jsdom knows no rules in layers. */
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
