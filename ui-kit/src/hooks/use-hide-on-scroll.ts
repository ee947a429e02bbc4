import { useEffect, useState } from 'react';

export interface HideOnScrollOptions {
  /** Pixels from the top of the page within which the header never hides. Default: 160. */
  offset?: number;
  throttle?: number;
  /** Milliseconds after the last scroll until the header returns. Default: 200, and never less than `throttle`. */
  returnAfter?: number;
}

/** Returns true while the page is being scrolled down. */
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
