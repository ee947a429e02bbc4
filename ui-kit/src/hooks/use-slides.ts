import { useRef, useState, type UIEvent } from 'react';
import { useMediaQuery } from './use-media-query.js';
import { media } from '../theme/media.js';

/**
 * State of a strip that scrolls sideways by slides: the visible `index`, `go` to show a slide, and the strip's props.
 */
export function useSlides(count: number, first = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  /** The target of a smooth scroll. Slides passed on the way do not change `index`. */
  const goal = useRef<number | null>(null);
  const still = useMediaQuery(media.reducedMotion.replace('@media ', ''));

  const onScroll = ({ currentTarget, target }: UIEvent<HTMLUListElement>) => {
    if (target !== currentTarget) return;
    // `scrollLeft` is negative in right-to-left text.
    const reached = Math.round(Math.abs(currentTarget.scrollLeft) / Math.max(currentTarget.clientWidth, 1));
    if (goal.current !== null && goal.current !== reached) return;
    goal.current = null;
    setIndex(reached);
  };

  const takeOver = () => {
    goal.current = null;
  };

  // Smooth scrolling is requested here rather than in CSS, because otherwise a new layout would animate back to its old
  // position.
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
