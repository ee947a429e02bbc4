import { useEffect, useRef } from 'react';

const breath = 24;

/**
 * Makes a column stick below the header. If the column is taller than the screen, its lower end sticks to the bottom
 * instead, so that all of it can be read.
 */
export function useStickyTop<Column extends HTMLElement>() {
  const ref = useRef<Column>(null);

  useEffect(() => {
    const column = ref.current;
    if (!column) return;
    const stick = () => {
      const belowHeader = (document.querySelector('header')?.offsetHeight ?? 0) + breath;
      const byTheEnd = window.innerHeight - column.offsetHeight - breath;
      column.style.insetBlockStart = `${Math.min(belowHeader, byTheEnd)}px`;
    };
    const observer = new ResizeObserver(stick);
    observer.observe(column);
    window.addEventListener('resize', stick);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', stick);
    };
  }, []);

  return ref;
}
