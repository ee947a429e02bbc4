import { useRef, useState, type UIEvent } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.js';
import { media } from '../../theme/media.js';

/** A strip that scrolls sideways one slide at a time, and which of them is in sight. */
export function useSlides(count: number, first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const still = useMediaQuery(media.reducedMotion.replace('@media ', ''));

  const follow = ({ currentTarget, target }: UIEvent<HTMLUListElement>) => {
    if (target !== currentTarget) return;
    setIndex(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)));
  };

  // Asked for here and not by CSS: a strip that is laid out anew must not glide to where it stood.
  const go = (to: number, behavior: ScrollBehavior = still ? 'instant' : 'smooth') => {
    const next = Math.min(Math.max(to, 0), count - 1);
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior });
  };

  return { strip, index, follow, go };
}
