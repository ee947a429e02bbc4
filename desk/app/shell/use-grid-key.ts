import { useRef, type RefObject } from 'react';
import { useKeys } from './use-keys';

/** Lets `j` lead into a grid from elsewhere on the page, to the cell that has the focus there. Returns the grid's ref. */
export function useGridKey(): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null);
  useKeys({
    // In the grid, the grid handles this key.
    j: () => {
      if (!grid.current?.contains(document.activeElement))
        grid.current?.querySelector<HTMLElement>('[data-part="cell"][tabindex="0"]')?.focus();
    },
  });
  return grid;
}
