import { useRef, type PointerEvent } from 'react';

/** Thresholds of a swipe that closes a message: distance in pixels, and speed in pixels per millisecond. */
const longest = 20;
const fastest = 0.11;

/**
 * Handlers that close a message when a finger or pen swipes it sideways. The message follows the finger and returns
 * after a shorter, slower swipe. A mouse selects text instead.
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
