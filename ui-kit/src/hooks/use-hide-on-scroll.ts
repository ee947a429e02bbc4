import { useEffect, useState } from 'react';

export interface HideOnScrollOptions {
  /** Above this offset the header never hides. */
  offset?: number;
  throttle?: number;
  /** How long after the last scroll the header comes back. */
  returnAfter?: number;
}

/** True while the page is being scrolled down. */
export function useHideOnScroll({ offset = 160, throttle = 100, returnAfter = 200 }: HideOnScrollOptions = {}) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = window.scrollY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let settled: ReturnType<typeof setTimeout> | undefined;

    const measure = () => {
      waiting = undefined;
      const current = window.scrollY;
      if (current !== last) setHidden(current > last && current > offset);
      last = current;
    };
    const onScroll = () => {
      waiting ??= setTimeout(measure, throttle);
      clearTimeout(settled);
      settled = setTimeout(() => setHidden(false), Math.max(returnAfter, throttle));
    };

    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(waiting);
      clearTimeout(settled);
    };
  }, [offset, throttle, returnAfter]);

  return hidden;
}
