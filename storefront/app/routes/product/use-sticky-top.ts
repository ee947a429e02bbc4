import { useEffect, useRef } from 'react';

const breath = 24;

/** Makes a column stick below the header. A column taller than the screen sticks by its end, so that it can be read. */
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
