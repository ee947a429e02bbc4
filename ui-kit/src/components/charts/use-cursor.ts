import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Categories that Page Up and Page Down move by. */
const PAGE = 7;

const isRightToLeft = (element: Element) => element.matches(':dir(rtl)');

/**
 * The category whose numbers are read: the one under the pointer, or the one that arrow keys reached. Null if none is.
 * `plot` are the handlers of the element that has the categories side by side.
 */
export function useCursor(count: number) {
  const [kept, setKept] = useState<number | null>(null);
  const cursor = kept === null || count === 0 ? null : Math.min(kept, count - 1);

  const pointed = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const passed = isRightToLeft(currentTarget) ? right - clientX : clientX - left;
    setKept(Math.max(0, Math.min(count - 1, Math.floor((passed / width) * count))));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const now = cursor ?? count - 1;
    const ahead = isRightToLeft(event.currentTarget) ? -1 : 1;
    const next = {
      ArrowRight: now + ahead,
      ArrowLeft: now - ahead,
      ArrowUp: now + 1,
      ArrowDown: now - 1,
      PageUp: now + PAGE,
      PageDown: now - PAGE,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setKept(Math.max(0, Math.min(count - 1, next)));
  };

  const plot = {
    onKeyDown,
    onPointerDown: pointed,
    onPointerMove: pointed,
    onPointerLeave: ({ currentTarget }: PointerEvent) => {
      if (currentTarget !== document.activeElement) setKept(null);
    },
    /** The newest numbers come last. */
    onFocus: () => setKept((now) => now ?? count - 1),
    onBlur: () => setKept(null),
  };
  return { cursor, plot };
}
