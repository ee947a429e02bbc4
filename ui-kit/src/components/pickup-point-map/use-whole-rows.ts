import { useEffect, type RefObject } from 'react';

/** Returns the height at which a list ends after a whole row: the end of a row that is nearest to `room`. */
export function heightOfWholeRows(ends: readonly number[], room: number): number {
  const [first, ...others] = ends;
  if (first === undefined) return room;
  return others.reduce((near, end) => (Math.abs(end - room) < Math.abs(near - room) ? end : near), first);
}

/** Makes a list that scrolls end after a whole row: a row cut through its button looks broken. */
export function useWholeRows(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const fit = () => {
      // Its room is what the layout gives it without a limit of its own.
      element.style.removeProperty('max-height');
      if (element.scrollHeight <= element.clientHeight) return;
      const rows = [...element.children].filter((row) => row instanceof HTMLElement);
      const ends = rows.map((row) => row.offsetTop + row.offsetHeight);
      element.style.maxHeight = `${heightOfWholeRows(ends, element.clientHeight)}px`;
    };
    // The width of the list decides the heights of its rows.
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
}
