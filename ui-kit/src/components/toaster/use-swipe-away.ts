import { useRef, type PointerEvent } from 'react';

/** A longer or a faster swipe takes a message away: pixels, and pixels per millisecond. */
const longest = 20;
const fastest = 0.11;

/**
 * Handlers of a message that a finger or a pen takes away by a swipe to either side. The message follows the finger, and
 * comes back from a shorter and slower swipe. A mouse selects the text instead.
 */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<{ x: number; time: number } | null>(null);

  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.translate = '';
  };

  return {
    onPointerDown: ({ pointerType, clientX, timeStamp }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse') start.current = { x: clientX, time: timeStamp };
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (start.current) currentTarget.style.translate = `${clientX - start.current.x}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const distance = Math.abs(event.clientX - start.current.x);
      const velocity = distance / (event.timeStamp - start.current.time);
      if (distance >= longest || velocity > fastest) {
        start.current = null;
        onAway();
      } else end(event);
    },
    onPointerCancel: end,
  };
}
