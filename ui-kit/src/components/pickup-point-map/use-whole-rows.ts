import { useEffect, type RefObject } from 'react';

/** Returns the height at which a list ends after a whole row: the end of the row nearest to `room`. */
export function heightOfWholeRows(ends: readonly number[], room: number): number {
  const [first, ...others] = ends;
  if (first === undefined) return room;
  return others.reduce((near, end) => (Math.abs(end - room) < Math.abs(near - room) ? end : near), first);
}

/** Makes a scrolling list end after a whole row, because a row cut through its button looks broken. */
export function useWholeRows(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const fit = () => {
      // The available height is the height that the layout gives the list without a limit.
      element.style.removeProperty('max-height');
      if (element.scrollHeight <= element.clientHeight) return;
      const rows = [...element.children].filter((row) => row instanceof HTMLElement);
      const ends = rows.map((row) => row.offsetTop + row.offsetHeight);
      element.style.maxHeight = `${heightOfWholeRows(ends, element.clientHeight)}px`;
    };
    // The list's width determines the heights of its rows.
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
}
