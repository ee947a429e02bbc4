import { useRef, useState, type UIEvent } from 'react';
import { useMediaQuery } from './use-media-query.js';
import { media } from '../theme/media.js';

/** A strip that scrolls sideways one slide at a time, and which of them is in sight. */
export function useSlides(count: number, first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  /** Where the strip is gliding to: what it passes on the way is not looked at. */
  const goal = useRef<number | null>(null);
  const still = useMediaQuery(media.reducedMotion.replace('@media ', ''));

  const onScroll = ({ currentTarget, target }: UIEvent<HTMLUListElement>) => {
    if (target !== currentTarget) return;
    // Counted below zero where reading begins at the right.
    const reached = Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1));
    if (goal.current !== null && goal.current !== reached) return;
    goal.current = null;
    setIndex(reached);
  };

  const takeOver = () => {
    goal.current = null;
  };

  // Asked for here and not by CSS: a strip that is laid out anew must not glide to where it stood.
  const go = (to: number, behavior: ScrollBehavior = still ? 'instant' : 'smooth') => {
    const next = Math.min(Math.max(to, 0), count - 1);
    goal.current = next;
    setIndex(next);
    if (!strip.current) return;
    const side = strip.current.matches(':dir(rtl)') ? -1 : 1;
    strip.current.scrollTo({ left: side * next * strip.current.clientWidth, behavior });
  };

  return { index, go, strip: { ref: strip, onScroll, onPointerDown: takeOver, onWheel: takeOver } };
}
