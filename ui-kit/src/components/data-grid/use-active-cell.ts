import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CellPlace } from './use-cell-edits.js';

/**
 * The active cell: the only one that Tab reaches; the arrow keys move it. It stays with its row when rows are added or
 * sorted.
 */
export function useActiveCell(
  frame: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  columns: readonly { id: string }[],
) {
  const [place, setPlace] = useState<CellPlace | null>(null);
  const wantsFocus = useRef(false);
  const found = place ? rows.findIndex(({ id }) => id === place.row) : -1;
  const columnIndex = Math.max(
    0,
    columns.findIndex(({ id }) => id === place?.column),
  );
  const current = { row: rows[Math.max(0, found)]?.id ?? '', column: columns[columnIndex]?.id ?? '' };

  // After each render, because a row far out of view is added to the document only some renders later.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const row = frame.current?.querySelector(`[data-index="${Math.max(0, found)}"]`);
    const cell = row?.querySelectorAll<HTMLElement>('[data-part="cell"]')[columnIndex];
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus();
  });

  return {
    ...current,
    /** Index of its row, or -1 until the grid has had the focus. */
    index: found,
    columnIndex,
    is: (row: string, column: string) => row === current.row && column === current.column,
    /** Makes a cell the active one, and moves the focus to it if `focus`. */
    go: (index: number, column: number, focus: boolean): CellPlace | null => {
      const row = rows[Math.min(Math.max(0, index), rows.length - 1)];
      const to = columns[Math.min(Math.max(0, column), columns.length - 1)];
      if (!row || !to) return null;
      wantsFocus.current = focus;
      const next = { row: row.id, column: to.id };
      setPlace(next);
      return next;
    },
    enter: (cell: CellPlace) => setPlace(cell),
    /** Moves the focus to the active cell after the next render. */
    focus: () => {
      wantsFocus.current = true;
      setPlace({ ...current });
    },
  };
}

export type ActiveCell = ReturnType<typeof useActiveCell>;
